-- The tokens that dropped events name, in the order of their first appearance, from 0, as the ledger numbers them; null where a former
-- version dropped the first of them. What it kept of its events does not make the state again.
ALTER TABLE token_bases ADD COLUMN number bigint;
CREATE UNIQUE INDEX token_bases_number ON token_bases (chain, number);
ALTER TABLE log_horizons ADD COLUMN recomputable smallint NOT NULL DEFAULT 1;
UPDATE log_horizons SET recomputable = 0 WHERE first_seq > 1;
