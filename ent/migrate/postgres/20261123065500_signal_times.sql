-- When the last trade of a signal was appended to the log, and when the signal was found, microseconds since the Unix epoch;
-- NULL: not kept, as of earlier versions.
ALTER TABLE signals ADD COLUMN ingested_at bigint NULL;
ALTER TABLE signals ADD COLUMN detected_at bigint NULL;
