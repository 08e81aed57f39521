-- Matches, their lines, and what belongs to them. Lines, inputs and throws are only ever added to.

CREATE TABLE match (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    created REAL NOT NULL,
    settings BLOB NOT NULL,
    secret BLOB NOT NULL,
    ended INTEGER NOT NULL,
    read_only INTEGER NOT NULL
) STRICT;

CREATE INDEX match_by_end ON match (ended, id);

CREATE TABLE line (
    match TEXT NOT NULL REFERENCES match (id),
    at INTEGER NOT NULL,
    text BLOB NOT NULL,
    wall REAL NOT NULL,
    PRIMARY KEY (match, at)
) STRICT;

CREATE TABLE input (
    match TEXT NOT NULL REFERENCES match (id),
    at INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    command TEXT NOT NULL,
    digest TEXT NOT NULL
) STRICT;

CREATE INDEX input_by_line ON input (match, at);
CREATE UNIQUE INDEX input_by_command ON input (match, seat, command) WHERE command <> '';

CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    token BLOB NOT NULL,
    former BLOB NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT;

CREATE TABLE throw (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    request TEXT NOT NULL,
    client_seed TEXT NOT NULL,
    PRIMARY KEY (match, seat, place)
) STRICT;

CREATE TRIGGER line_is_next BEFORE INSERT ON line
-- "INSERT OR REPLACE" asks no trigger of deletion, so a line that is there is looked for here.
WHEN NEW.at <> (SELECT coalesce(max(at) + 1, 0) FROM line WHERE match = NEW.match)
BEGIN SELECT RAISE(ABORT, 'a line is added after the last one only'); END;

CREATE TRIGGER line_stays BEFORE UPDATE ON line
BEGIN SELECT RAISE(ABORT, 'a line is never changed'); END;

CREATE TRIGGER line_is_kept BEFORE DELETE ON line
BEGIN SELECT RAISE(ABORT, 'a line is never taken away'); END;

CREATE TRIGGER input_stays BEFORE UPDATE ON input
BEGIN SELECT RAISE(ABORT, 'an input is never changed'); END;

CREATE TRIGGER input_is_kept BEFORE DELETE ON input
BEGIN SELECT RAISE(ABORT, 'an input is never taken away'); END;

CREATE TRIGGER throw_is_new BEFORE INSERT ON throw
WHEN EXISTS (SELECT 1 FROM throw WHERE match = NEW.match AND seat = NEW.seat AND place = NEW.place)
BEGIN SELECT RAISE(IGNORE); END;

CREATE TRIGGER throw_stays BEFORE UPDATE ON throw
BEGIN SELECT RAISE(ABORT, 'a throw is never changed'); END;

CREATE TRIGGER throw_is_kept BEFORE DELETE ON throw
BEGIN SELECT RAISE(ABORT, 'a throw is never taken away'); END;

CREATE TRIGGER match_stays BEFORE UPDATE OF id, game, scenario, created, settings, secret ON match
BEGIN SELECT RAISE(ABORT, 'a match is never changed'); END;

CREATE TRIGGER match_is_kept BEFORE DELETE ON match
BEGIN SELECT RAISE(ABORT, 'a match is never taken away'); END;
