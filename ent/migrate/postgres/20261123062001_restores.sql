-- Restores of backups. The numbers of every customer's log went on after base, beyond any that were given before; times are
-- microseconds since 1970 UTC.
CREATE TABLE restores (
    id          integer PRIMARY KEY,
    base        bigint NOT NULL,
    restored_at bigint NOT NULL
);

-- The numbers of a log between kept and base belong to entries that a restore lost, or to none.
CREATE TABLE restored_logs (
    log_id bigint NOT NULL,
    base   bigint NOT NULL,
    kept   bigint NOT NULL,
    PRIMARY KEY (log_id, base)
);

-- The server, timeline and database that hold this data, so that a start notices when they are others.
CREATE TABLE database_place (
    id    integer PRIMARY KEY CHECK (id = 0),
    place text NOT NULL
);
