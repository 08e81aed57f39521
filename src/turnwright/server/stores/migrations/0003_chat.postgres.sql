-- The last chat messages of a match, numbered from 1.

CREATE TABLE chat (
    match text COLLATE "C" NOT NULL REFERENCES match (id),
    n bigint NOT NULL,
    seat bigint NOT NULL,
    player text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (match, n)
);
