-- The last event of the log whose segment is compressed; those before are, too.
ALTER TABLE log_horizons ADD COLUMN packed bigint NOT NULL DEFAULT 0;
