-- The log, its indexes and the engine's state. Written by hand: these tables are
-- filled in bulk and do not go through ent. Chains are numbered as
-- smartmoney.Chain.Index says; times are nanoseconds since 1970 UTC.

-- The number of the last event that arrived, over all chains. Its one row is locked
-- while events are appended, so that logs grow in the order of these numbers.
CREATE TABLE log_arrivals (
    id   integer PRIMARY KEY CHECK (id = 0),
    last integer NOT NULL
);
INSERT INTO log_arrivals (id, last) VALUES (0, 0);

-- One row per chain: where its log ends.
CREATE TABLE log_heads (
    chain    integer PRIMARY KEY,
    last_seq integer NOT NULL
);
INSERT INTO log_heads (chain, last_seq) VALUES (0, 0), (1, 0), (2, 0), (3, 0);

-- The log: events first_seq to last_seq of a chain, encoded, each with the number
-- by which it arrived; first_arrival is the first one's.
CREATE TABLE log_segments (
    chain       integer NOT NULL,
    first_seq   integer NOT NULL,
    last_seq    integer NOT NULL,
    first_arrival integer NOT NULL,
    appended_at integer NOT NULL,
    body        blob NOT NULL,
    PRIMARY KEY (chain, first_seq)
);

-- The identity of every trade ever accepted, so that none is counted twice. New ones
-- go into the small table first and move on to the large one in slices of their range.
CREATE TABLE trade_ids (
    id blob NOT NULL PRIMARY KEY
) WITHOUT ROWID;
CREATE TABLE trade_ids_recent (
    id blob NOT NULL PRIMARY KEY
) WITHOUT ROWID;

-- Of each event of a chain, from first_seq on, which one is its wallet's trade before.
CREATE TABLE trade_links (
    chain     integer NOT NULL,
    first_seq integer NOT NULL,
    body      blob NOT NULL,
    PRIMARY KEY (chain, first_seq)
);

-- The engine's state: pages, each whole as of a log position; what changed since
-- the oldest of them, commit by commit; and the position that the engine reached,
-- with the chain's event time.
CREATE TABLE state_deltas (
    chain integer NOT NULL,
    seq   integer NOT NULL,
    body  blob NOT NULL,
    PRIMARY KEY (chain, seq)
);

CREATE TABLE state_pages (
    chain integer NOT NULL,
    page  integer NOT NULL,
    seq   integer NOT NULL,
    body  blob NOT NULL,
    PRIMARY KEY (chain, page)
);

CREATE TABLE engine_state (
    chain    integer PRIMARY KEY,
    position integer NOT NULL,
    event_time integer NOT NULL DEFAULT 0,
    meta     blob
);
INSERT INTO engine_state (chain, position) VALUES (0, 0), (1, 0), (2, 0), (3, 0);

-- Answers to ingest requests by the key that the client gave them, so that a
-- request sent again gets the first answer.
CREATE TABLE ingest_requests (
    key        text NOT NULL PRIMARY KEY,
    created_at integer NOT NULL,
    response   text NOT NULL
) WITHOUT ROWID;
CREATE INDEX ingest_requests_created_at ON ingest_requests (created_at);
