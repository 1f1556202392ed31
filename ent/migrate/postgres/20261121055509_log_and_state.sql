-- The log, its indexes and the engine's state. Written by hand: these tables are
-- filled in bulk and do not go through ent. Chains are numbered as
-- smartmoney.Chain.Index says; times are nanoseconds since 1970 UTC. Bodies are
-- dense binary: the database need not try to compress them (STORAGE EXTERNAL).

-- The number of the last event that arrived, over all chains. Its one row is locked
-- while events are appended, so that logs grow in the order of these numbers.
CREATE TABLE log_arrivals (
    id   smallint PRIMARY KEY CHECK (id = 0),
    last bigint NOT NULL
);
INSERT INTO log_arrivals (id, last) VALUES (0, 0);

-- One row per chain: where its log ends.
CREATE TABLE log_heads (
    chain    smallint PRIMARY KEY,
    last_seq bigint NOT NULL
);
INSERT INTO log_heads (chain, last_seq) VALUES (0, 0), (1, 0), (2, 0), (3, 0);

-- The log: events first_seq to last_seq of a chain, encoded, each with the number
-- by which it arrived; first_arrival is the first one's.
CREATE TABLE log_segments (
    chain       smallint NOT NULL,
    first_seq   bigint NOT NULL,
    last_seq    bigint NOT NULL,
    first_arrival bigint NOT NULL,
    appended_at bigint NOT NULL,
    body        bytea NOT NULL,
    PRIMARY KEY (chain, first_seq)
);
ALTER TABLE log_segments ALTER COLUMN body SET STORAGE EXTERNAL;

-- The identity of every trade ever accepted, so that none is counted twice.
CREATE TABLE trade_ids (
    id uuid PRIMARY KEY
);

-- Of each event of a chain, from first_seq on, which one is its wallet's trade before.
CREATE TABLE trade_links (
    chain     smallint NOT NULL,
    first_seq bigint NOT NULL,
    body      bytea NOT NULL,
    PRIMARY KEY (chain, first_seq)
);
ALTER TABLE trade_links ALTER COLUMN body SET STORAGE EXTERNAL;

-- The engine's state: pages, each whole as of a log position; what changed since
-- the oldest of them, commit by commit; and the position that the engine reached,
-- with the chain's event time.
CREATE TABLE state_deltas (
    chain smallint NOT NULL,
    seq   bigint NOT NULL,
    body  bytea NOT NULL,
    PRIMARY KEY (chain, seq)
);
ALTER TABLE state_deltas ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE state_pages (
    chain smallint NOT NULL,
    page  integer NOT NULL,
    seq   bigint NOT NULL,
    body  bytea NOT NULL,
    PRIMARY KEY (chain, page)
);
ALTER TABLE state_pages ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE engine_state (
    chain    smallint PRIMARY KEY,
    position bigint NOT NULL,
    event_time bigint NOT NULL DEFAULT 0,
    meta     bytea
);
INSERT INTO engine_state (chain, position) VALUES (0, 0), (1, 0), (2, 0), (3, 0);

-- Answers to ingest requests by the key that the client gave them, so that a
-- request sent again gets the first answer.
CREATE TABLE ingest_requests (
    key        text PRIMARY KEY,
    created_at bigint NOT NULL,
    response   text NOT NULL
);
CREATE INDEX ingest_requests_created_at ON ingest_requests (created_at);
