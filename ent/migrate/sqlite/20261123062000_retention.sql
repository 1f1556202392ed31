-- Old events are dropped from the log. Times are nanoseconds since 1970 UTC, but for those of leases, which are microseconds.

-- The lease of the process that deletes old records: one row.
CREATE TABLE retention_lease (
    id           integer PRIMARY KEY CHECK (id = 0),
    lease_owner  text,
    lease_number integer NOT NULL DEFAULT 0,
    lease_until  integer,
    leased_at    integer,
    progress     text NOT NULL DEFAULT '{}',
    last_error   text,
    error_at     integer,
    refused_at   integer
);
INSERT INTO retention_lease (id) VALUES (0);

-- Where a chain's log begins: the first event that is kept; the time before which trades are refused and may be dropped, null
-- before the first drop; and the latest block of the live trades that were dropped, null where none had one.
CREATE TABLE log_horizons (
    chain     integer PRIMARY KEY,
    first_seq integer NOT NULL,
    before    integer,
    block     integer
);
INSERT INTO log_horizons (chain, first_seq) VALUES (0, 1), (1, 1), (2, 1), (3, 1);

-- A wallet's positions and totals as of event seq, from its trades that were dropped.
CREATE TABLE wallet_bases (
    chain  integer NOT NULL,
    wallet text NOT NULL,
    seq    integer NOT NULL,
    body   blob NOT NULL,
    PRIMARY KEY (chain, wallet)
) WITHOUT ROWID;

-- A token's price and resolutions by the events that were dropped.
CREATE TABLE token_bases (
    chain integer NOT NULL,
    token text NOT NULL,
    body  blob NOT NULL,
    PRIMARY KEY (chain, token)
) WITHOUT ROWID;

-- The last dropped description of each market and of each outcome token, with the number that it had in the log.
CREATE TABLE kept_events (
    chain integer NOT NULL,
    kind  integer NOT NULL,
    key   text NOT NULL,
    seq   integer NOT NULL,
    body  blob NOT NULL,
    PRIMARY KEY (chain, kind, key)
);
CREATE INDEX kept_events_seq ON kept_events (chain, seq);
