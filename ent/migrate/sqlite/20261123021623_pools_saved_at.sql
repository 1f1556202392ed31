-- When a pool was first saved, microseconds since the Unix epoch, so that the oldest pools which no factory vouches for can be
-- forgotten.
ALTER TABLE evm_pools ADD COLUMN saved_at integer NOT NULL DEFAULT 0;
CREATE INDEX evm_pools_unproven ON evm_pools (chain_id, saved_at) WHERE genuine = 0;
