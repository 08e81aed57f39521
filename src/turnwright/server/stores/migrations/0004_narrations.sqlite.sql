-- What the narrator said about an input, to whom and in which language; `part` is template, prelude, full or cut.
-- An input that was undone keeps its narration, marked as withdrawn.

CREATE TABLE narration (
    match TEXT NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    language TEXT NOT NULL,
    audience INTEGER NOT NULL,
    part TEXT NOT NULL,
    speaker TEXT NOT NULL,
    text TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, number, language, audience, part)
) STRICT;
