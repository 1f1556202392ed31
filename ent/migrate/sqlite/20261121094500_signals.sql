-- Configurations, signals and the customers' logs of notifications. Written by hand:
-- most of these tables are filled in bulk and none goes through ent. Chains and
-- notification types are numbered as smartmoney says (Index). Event times are
-- nanoseconds since 1970 UTC, wall times (sent_at, deleted_at, changed_at,
-- committed_at) are microseconds.

-- The number of the last change of any configuration or log. Its one row is locked
-- while one is changed, so that changes become visible in the order of their numbers.
CREATE TABLE account_epoch (
    id    integer PRIMARY KEY CHECK (id = 0),
    epoch integer NOT NULL
);
INSERT INTO account_epoch (id, epoch) VALUES (0, 0);

-- One row per customer, locked while entries are added to its log, while the log is
-- reset and while the configuration changes. version rises with each reset and each
-- change of the configuration, and epoch tells when that was last. config_version is
-- the newest configuration's, 0 while the customer has none.
CREATE TABLE customer_logs (
    id             integer PRIMARY KEY,
    customer_id    text NOT NULL UNIQUE REFERENCES customers (id),
    last_sequence  integer NOT NULL DEFAULT 0,
    last_sent_at   integer NOT NULL DEFAULT 0,
    version        integer NOT NULL DEFAULT 0,
    epoch          integer NOT NULL DEFAULT 0,
    config_version integer NOT NULL DEFAULT 0
);
CREATE INDEX customer_logs_epoch ON customer_logs (epoch);
INSERT INTO customer_logs (customer_id) SELECT id FROM customers ORDER BY created_at, id;

-- Every configuration that a customer ever had, as JSON. Rows are only added.
CREATE TABLE config_versions (
    log_id     integer NOT NULL REFERENCES customer_logs (id),
    version    integer NOT NULL,
    epoch      integer NOT NULL,
    changed_at integer NOT NULL,
    key_id     text NOT NULL,
    body       text NOT NULL,
    PRIMARY KEY (log_id, version)
);

-- How far the engine got: every event up to this arrival number is processed. Where
-- a chain is behind, that is what came before the segment in which it goes on.
CREATE TABLE engine_progress (
    id      integer PRIMARY KEY CHECK (id = 0),
    arrived integer NOT NULL
);
INSERT INTO engine_progress (id, arrived)
SELECT 0, min(known.arrived) FROM (
    SELECT last AS arrived FROM log_arrivals
    UNION ALL
    SELECT (SELECT s.first_arrival - 1 FROM log_segments s WHERE s.chain = e.chain AND s.first_seq <= e.position + 1
            ORDER BY s.first_seq DESC LIMIT 1)
    FROM engine_state e JOIN log_heads h ON h.chain = e.chain WHERE h.last_seq > e.position
) known;

-- What detection was fed with, one row per commit and chain.
CREATE TABLE tape (
    chain         integer NOT NULL,
    first_seq     integer NOT NULL,
    last_seq      integer NOT NULL,
    from_time     integer NOT NULL,
    to_time       integer NOT NULL,
    first_arrival integer NOT NULL,
    last_arrival  integer NOT NULL,
    committed_at  integer NOT NULL,
    epoch         integer NOT NULL,
    body          blob NOT NULL,
    PRIMARY KEY (chain, first_seq)
);
CREATE INDEX tape_to_time ON tape (chain, to_time, first_seq);

-- What signals of one trade have in common, whoever they were sent to: the traders of
-- all of them, one JSON object to a line, and the token's price with those at the
-- times after it, NULL while they are not known.
CREATE TABLE scenes (
    id        text NOT NULL PRIMARY KEY,
    chain     integer NOT NULL,
    timestamp integer NOT NULL,
    price     real NOT NULL,
    price_1h  real,
    price_6h  real,
    price_24h real,
    settled   real,
    token     text NOT NULL,
    traders   text NOT NULL
);
CREATE INDEX scenes_timestamp ON scenes (chain, timestamp);
CREATE INDEX scenes_unsettled ON scenes (timestamp) WHERE chain = 3 AND settled IS NULL;

-- The wallets of a scene, by the line of traders that they are in, from 0.
CREATE TABLE scene_wallets (
    chain  integer NOT NULL,
    wallet text NOT NULL,
    scene  text NOT NULL,
    line   integer NOT NULL,
    PRIMARY KEY (chain, wallet, scene, line)
) WITHOUT ROWID;

-- The signals, each once however many customers it was sent to, as JSON without the
-- traders: these are the lines of the scene for which members, from its first
-- character on, has a 1.
CREATE TABLE signals (
    id      text NOT NULL PRIMARY KEY,
    scene   text NOT NULL,
    members text NOT NULL,
    body    text NOT NULL
);
CREATE INDEX signals_scene ON signals (scene);

-- The customers' logs. An entry is removed by deleted_at, with the arrival number
-- that the engine had reached then. The last five columns are what the gates saw.
CREATE TABLE notifications (
    log_id          integer NOT NULL,
    sequence        integer NOT NULL,
    sent_at         integer NOT NULL,
    timestamp       integer NOT NULL,
    arrival         integer NOT NULL,
    deleted_at      integer,
    deleted_arrival integer,
    config_version  integer NOT NULL,
    daily_used      integer NOT NULL,
    daily_budget    integer NOT NULL,
    type_used       integer NOT NULL,
    type_limit      integer,
    chain           integer NOT NULL,
    type            integer NOT NULL,
    signal_id       text NOT NULL,
    PRIMARY KEY (log_id, sequence)
) WITHOUT ROWID;
CREATE INDEX notifications_sent_at ON notifications (log_id, sent_at);
CREATE INDEX notifications_timestamp ON notifications (log_id, timestamp);
CREATE INDEX notifications_signal ON notifications (signal_id, log_id);
