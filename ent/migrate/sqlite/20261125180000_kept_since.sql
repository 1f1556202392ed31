-- Up to which time old rows were deleted: of the detection journal ("journal"), of closed positions ("closings"), both of a chain
-- in event time, and of notification logs ("notifications", chain 0) by sent_at. Nanoseconds since 1970 UTC; no row before the first.
CREATE TABLE kept_since (
    what   text NOT NULL,
    chain  integer NOT NULL,
    before integer NOT NULL,
    PRIMARY KEY (what, chain)
) WITHOUT ROWID;
-- What a former version deleted of the journal is not known: all before the first row may have been there.
INSERT INTO kept_since (what, chain, before) SELECT 'journal', chain, min(from_time) FROM detection_journal GROUP BY chain;

-- The oldest corrected closings of a chain.
CREATE INDEX corrected_closings_first_seq ON corrected_closings (chain, first_seq);
