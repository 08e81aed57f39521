-- What the narrator said about an input, to whom and in which language; `part` is template, prelude, full or cut.
-- An input that was undone keeps its narration, marked as withdrawn.

CREATE TABLE narration (
    match text COLLATE "C" NOT NULL REFERENCES match (id),
    number bigint NOT NULL,
    language text NOT NULL,
    audience bigint NOT NULL,
    part text NOT NULL,
    speaker text NOT NULL,
    text text NOT NULL,
    withdrawn bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (match, number, language, audience, part)
);
