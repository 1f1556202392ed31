-- Snapshots of leaderboards are stored once: in parts by wallet, each with the rows of some wallets in one body.
-- Those that are there stay as the rows of leaderboard_days, which they have as well. Written by hand: the engine's
-- commit fills the table, and it does not go through ent.
DROP TABLE leaderboard_parts;
CREATE TABLE leaderboard_parts (
    chain smallint NOT NULL,
    part  smallint NOT NULL,
    day   integer NOT NULL,
    body  bytea NOT NULL,
    PRIMARY KEY (chain, part, day)
);
CREATE INDEX leaderboard_parts_days ON leaderboard_parts (chain, day);
ALTER TABLE leaderboard_parts ALTER COLUMN body SET STORAGE EXTERNAL;
