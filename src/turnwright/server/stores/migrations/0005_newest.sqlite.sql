-- The lobby lists the newest matches first.

CREATE INDEX match_by_age ON match (archived, ended, created, id);
