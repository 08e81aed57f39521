-- The last chat messages of a match, numbered from 1.

CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES match (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) STRICT;
