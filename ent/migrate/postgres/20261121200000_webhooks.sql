-- Webhooks: the outbox of notifications on their way to customers' addresses, what was
-- attempted, and who sends at present. All times are microseconds since 1970 UTC. The
-- address itself is that of the configuration in force (config_versions).

-- 1 while the customer's webhook is on, which is that there is an address and it is not
-- disabled: what enters the customer's log then gets a row of webhook_deliveries.
ALTER TABLE customer_logs ADD COLUMN webhook smallint NOT NULL DEFAULT 0;

-- One row per customer who has or had an address. secret is NULL until it is needed.
-- next_at is when a worker is to look again, NULL while nothing waits. A worker holds
-- the endpoint while lease_owner is not NULL and lease_until has not come; lease_number
-- rises with each lease, so that who held an earlier one can do no harm. Before rows of
-- the two tables below are changed, their endpoint's row is locked.
CREATE TABLE webhook_endpoints (
    log_id          integer NOT NULL PRIMARY KEY REFERENCES customer_logs (id),
    created_at      bigint NOT NULL,
    secret          text,
    previous_secret text,
    previous_until  bigint,
    last_success_at bigint,
    failing_since   bigint,
    disabled_at     bigint,
    disabled_reason text,
    lease_owner     text,
    lease_number    bigint NOT NULL DEFAULT 0,
    lease_until     bigint,
    next_at         bigint
) WITH (fillfactor = 70);
CREATE INDEX webhook_endpoints_next ON webhook_endpoints (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_endpoints_leased ON webhook_endpoints (lease_until) WHERE lease_until IS NOT NULL;

-- One row per entry of a log that was put on its way. state is 0 for pending, 1 for
-- delivered, 2 for failed; next_at is NULL unless it is pending. attempts counts those
-- since it was last put on its way; while it is 0, next_at is when that was.
CREATE TABLE webhook_deliveries (
    log_id     integer NOT NULL,
    sequence   bigint NOT NULL,
    state      smallint NOT NULL,
    attempts   integer NOT NULL,
    next_at    bigint,
    created_at bigint NOT NULL,
    PRIMARY KEY (log_id, sequence)
);
CREATE INDEX webhook_deliveries_first ON webhook_deliveries (log_id, sequence) WHERE state = 0 AND attempts = 0;
CREATE INDEX webhook_deliveries_again ON webhook_deliveries (log_id, next_at, sequence) WHERE state = 0 AND attempts > 0;

-- Every attempt at a delivery, numbered from 1. status is NULL where there was no
-- answer, error where the receiver took it.
CREATE TABLE webhook_attempts (
    log_id      integer NOT NULL,
    sequence    bigint NOT NULL,
    number      integer NOT NULL,
    at          bigint NOT NULL,
    status      smallint,
    duration_ms bigint NOT NULL,
    error       text,
    PRIMARY KEY (log_id, sequence, number)
);

-- Addresses from before are on from now on. They are found by the text: PostgreSQL reads
-- no JSON with a NUL in any of its strings. In a string the quotes would be escaped.
INSERT INTO webhook_endpoints (log_id, created_at)
SELECT l.id, v.changed_at FROM customer_logs l JOIN config_versions v ON v.log_id = l.id AND v.version = l.config_version
WHERE strpos(v.body, '"webhook_url":"') > 0 AND strpos(v.body, '"webhook_url":""') = 0;
UPDATE customer_logs SET webhook = 1 WHERE id IN (SELECT log_id FROM webhook_endpoints);
