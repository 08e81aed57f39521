-- Matches, their lines, and what belongs to them. Lines, inputs and throws are only ever added to.

CREATE TABLE match (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    game text NOT NULL,
    scenario text NOT NULL,
    created double precision NOT NULL,
    settings bytea NOT NULL,
    secret bytea NOT NULL,
    ended boolean NOT NULL,
    read_only boolean NOT NULL
);

CREATE INDEX match_by_end ON match (ended, id);

CREATE TABLE line (
    match text COLLATE "C" NOT NULL REFERENCES match (id),
    at bigint NOT NULL,
    text bytea NOT NULL,
    wall double precision NOT NULL,
    PRIMARY KEY (match, at)
);

CREATE TABLE input (
    match text COLLATE "C" NOT NULL REFERENCES match (id),
    at bigint NOT NULL,
    number bigint NOT NULL,
    seat bigint NOT NULL,
    command text COLLATE "C" NOT NULL,
    digest text NOT NULL
);

CREATE INDEX input_by_line ON input (match, at);
CREATE UNIQUE INDEX input_by_command ON input (match, seat, command) WHERE command <> '';

CREATE TABLE seat (
    match text COLLATE "C" NOT NULL REFERENCES match (id),
    seat bigint NOT NULL,
    token bytea NOT NULL,
    former bytea NOT NULL,
    player text NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE TABLE throw (
    match text COLLATE "C" NOT NULL REFERENCES match (id),
    seat bigint NOT NULL,
    place bigint NOT NULL,
    request text NOT NULL,
    client_seed text NOT NULL,
    PRIMARY KEY (match, seat, place)
);

CREATE FUNCTION is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'what is kept of a % is never changed nor taken away', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER line_is_kept BEFORE UPDATE OR DELETE ON line FOR EACH ROW EXECUTE FUNCTION is_kept();
CREATE TRIGGER line_stays BEFORE TRUNCATE ON line FOR EACH STATEMENT EXECUTE FUNCTION is_kept();
CREATE TRIGGER input_is_kept BEFORE UPDATE OR DELETE ON input FOR EACH ROW EXECUTE FUNCTION is_kept();
CREATE TRIGGER input_stays BEFORE TRUNCATE ON input FOR EACH STATEMENT EXECUTE FUNCTION is_kept();
CREATE TRIGGER throw_is_kept BEFORE UPDATE OR DELETE ON throw FOR EACH ROW EXECUTE FUNCTION is_kept();
CREATE TRIGGER throw_stays BEFORE TRUNCATE ON throw FOR EACH STATEMENT EXECUTE FUNCTION is_kept();
CREATE TRIGGER match_is_kept BEFORE DELETE ON match FOR EACH ROW EXECUTE FUNCTION is_kept();
CREATE TRIGGER match_stays BEFORE UPDATE OF id, game, scenario, created, settings, secret ON match
FOR EACH ROW EXECUTE FUNCTION is_kept();
