-- The wallets of dropped events in the order of their first appearance, from 0, as the ledger numbers them.
ALTER TABLE wallet_bases ADD COLUMN number integer NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX wallet_bases_number ON wallet_bases (chain, number);
