-- A match has a host, who may archive and remove it. Only rows of a match marked as removed can be deleted.

ALTER TABLE match ADD COLUMN host bytea NOT NULL DEFAULT '';
ALTER TABLE match ADD COLUMN archived boolean NOT NULL DEFAULT false;
ALTER TABLE match ADD COLUMN removed boolean NOT NULL DEFAULT false;

CREATE FUNCTION is_kept_unless_removed() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM match WHERE id = OLD.match AND removed) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'what is kept of a % is never changed nor taken away', TG_TABLE_NAME;
END
$$;

DROP TRIGGER line_is_kept ON line;
DROP TRIGGER input_is_kept ON input;
DROP TRIGGER throw_is_kept ON throw;
DROP TRIGGER match_is_kept ON match;

CREATE TRIGGER line_is_kept BEFORE UPDATE ON line FOR EACH ROW EXECUTE FUNCTION is_kept();
CREATE TRIGGER line_is_removed BEFORE DELETE ON line FOR EACH ROW EXECUTE FUNCTION is_kept_unless_removed();
CREATE TRIGGER input_is_kept BEFORE UPDATE ON input FOR EACH ROW EXECUTE FUNCTION is_kept();
CREATE TRIGGER input_is_removed BEFORE DELETE ON input FOR EACH ROW EXECUTE FUNCTION is_kept_unless_removed();
CREATE TRIGGER throw_is_kept BEFORE UPDATE ON throw FOR EACH ROW EXECUTE FUNCTION is_kept();
CREATE TRIGGER throw_is_removed BEFORE DELETE ON throw FOR EACH ROW EXECUTE FUNCTION is_kept_unless_removed();
CREATE TRIGGER match_is_kept BEFORE DELETE ON match FOR EACH ROW WHEN (NOT OLD.removed) EXECUTE FUNCTION is_kept();
