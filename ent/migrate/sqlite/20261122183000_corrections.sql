-- Trades can be taken back (semantics 7). An id leads to its live trade and to the time of that
-- trade; rows of former versions have neither until `smartmoney rebuild` fills them in. Times are
-- nanoseconds since 1970 UTC.
ALTER TABLE trade_ids ADD COLUMN seq integer;
ALTER TABLE trade_ids ADD COLUMN traded_at integer;
ALTER TABLE trade_ids_recent ADD COLUMN seq integer;
ALTER TABLE trade_ids_recent ADD COLUMN traded_at integer;

-- The trades that were taken back, each with the number of the event that did it.
CREATE TABLE retracted_trades (
    chain  integer NOT NULL,
    seq    integer NOT NULL,
    by_seq integer NOT NULL,
    PRIMARY KEY (chain, seq)
) WITHOUT ROWID;

-- The largest block of a segment's trades, null where none has one: by it a rewind finds what to read.
ALTER TABLE log_segments ADD COLUMN max_block integer;
CREATE INDEX log_segments_blocks ON log_segments (chain, max_block, first_seq) WHERE max_block IS NOT NULL;

-- The largest traded_at of a log, and whether corrections find all that they need in it.
ALTER TABLE log_heads ADD COLUMN event_time integer NOT NULL DEFAULT 0;
ALTER TABLE log_heads ADD COLUMN correctable integer NOT NULL DEFAULT 1;
UPDATE log_heads SET correctable = 0 WHERE last_seq > 0;
