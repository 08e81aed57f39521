-- A match has a host, who may archive and remove it. Only rows of a match marked as removed can be deleted.

ALTER TABLE match ADD COLUMN host BLOB NOT NULL DEFAULT x'';
ALTER TABLE match ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER line_is_kept;
DROP TRIGGER input_is_kept;
DROP TRIGGER throw_is_kept;
DROP TRIGGER match_is_kept;

CREATE TRIGGER line_is_kept BEFORE DELETE ON line
WHEN NOT EXISTS (SELECT 1 FROM match WHERE id = OLD.match AND removed)
BEGIN SELECT RAISE(ABORT, 'a line is never taken away'); END;

CREATE TRIGGER input_is_kept BEFORE DELETE ON input
WHEN NOT EXISTS (SELECT 1 FROM match WHERE id = OLD.match AND removed)
BEGIN SELECT RAISE(ABORT, 'an input is never taken away'); END;

CREATE TRIGGER throw_is_kept BEFORE DELETE ON throw
WHEN NOT EXISTS (SELECT 1 FROM match WHERE id = OLD.match AND removed)
BEGIN SELECT RAISE(ABORT, 'a throw is never taken away'); END;

CREATE TRIGGER match_is_kept BEFORE DELETE ON match WHEN NOT OLD.removed
BEGIN SELECT RAISE(ABORT, 'a match is never taken away'); END;
