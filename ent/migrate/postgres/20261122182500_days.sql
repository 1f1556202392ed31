-- What the engine keeps of wallets' history besides their days. Written by hand: these tables are
-- filled in bulk by the engine's commit and do not go through ent.

-- The first event of a chain's log at which event time lay on a UTC day, in days since 1970.
CREATE TABLE day_starts (
    chain smallint NOT NULL,
    day   integer NOT NULL,
    seq   bigint NOT NULL,
    PRIMARY KEY (chain, day)
);

-- Positions that closed, in the order of the events that closed them and of wallets' numbers, from
-- first_seq and first_wallet on.
CREATE TABLE closings (
    chain        smallint NOT NULL,
    first_seq    bigint NOT NULL,
    first_wallet bigint NOT NULL,
    body         bytea NOT NULL,
    PRIMARY KEY (chain, first_seq, first_wallet)
);
ALTER TABLE closings ALTER COLUMN body SET STORAGE EXTERNAL;

-- A wallet's closings as a correction left them, by the event that closed each, from first_seq on.
CREATE TABLE corrected_closings (
    chain     smallint NOT NULL,
    wallet    bigint NOT NULL,
    first_seq bigint NOT NULL,
    body      bytea NOT NULL,
    PRIMARY KEY (chain, wallet, first_seq)
);
ALTER TABLE corrected_closings ALTER COLUMN body SET STORAGE EXTERNAL;
