-- Snapshots of leaderboards as they are read: the rows of consecutive ranks, from first_rank on, in one
-- body. Written by hand: the engine's commit fills the table, and it does not go through ent.
CREATE TABLE leaderboard_parts (
    chain      integer NOT NULL,
    day        integer NOT NULL,
    first_rank integer NOT NULL,
    body       blob NOT NULL,
    PRIMARY KEY (chain, day, first_rank)
);
