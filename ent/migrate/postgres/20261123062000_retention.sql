-- Old events are dropped from the log. Times are nanoseconds since 1970 UTC, but for those of leases, which are microseconds.

-- The lease of the process that deletes old records: one row.
CREATE TABLE retention_lease (
    id           smallint PRIMARY KEY CHECK (id = 0),
    lease_owner  text,
    lease_number bigint NOT NULL DEFAULT 0,
    lease_until  bigint,
    leased_at    bigint,
    progress     text NOT NULL DEFAULT '{}',
    last_error   text,
    error_at     bigint,
    refused_at   bigint
);
INSERT INTO retention_lease (id) VALUES (0);

-- Where a chain's log begins: the first event that is kept; the time before which trades are refused and may be dropped, null
-- before the first drop; and the latest block of the live trades that were dropped, null where none had one.
CREATE TABLE log_horizons (
    chain     smallint PRIMARY KEY,
    first_seq bigint NOT NULL,
    before    bigint,
    block     bigint
);
INSERT INTO log_horizons (chain, first_seq) VALUES (0, 1), (1, 1), (2, 1), (3, 1);

-- A wallet's positions and totals as of event seq, from its trades that were dropped.
CREATE TABLE wallet_bases (
    chain  smallint NOT NULL,
    wallet text COLLATE "C" NOT NULL,
    seq    bigint NOT NULL,
    body   bytea NOT NULL,
    PRIMARY KEY (chain, wallet)
);

-- A token's price and resolutions by the events that were dropped.
CREATE TABLE token_bases (
    chain smallint NOT NULL,
    token text COLLATE "C" NOT NULL,
    body  bytea NOT NULL,
    PRIMARY KEY (chain, token)
);

-- The last dropped description of each market and of each outcome token, with the number that it had in the log.
CREATE TABLE kept_events (
    chain smallint NOT NULL,
    kind  smallint NOT NULL,
    key   text COLLATE "C" NOT NULL,
    seq   bigint NOT NULL,
    body  bytea NOT NULL,
    PRIMARY KEY (chain, kind, key)
);
CREATE INDEX kept_events_seq ON kept_events (chain, seq);
