-- What was read once of pools and tokens of EVM chains. internal/source/evm/pool says what the columns mean.
CREATE TABLE `evm_pools` (`chain_id` integer NOT NULL, `id` text NOT NULL, `level` integer NOT NULL, `factory` text NOT NULL, `token0` text NOT NULL, `token1` text NOT NULL, `variant` integer NOT NULL, `genuine` integer NOT NULL, PRIMARY KEY (`chain_id`, `id`)) WITHOUT ROWID, STRICT;
CREATE TABLE `evm_tokens` (`chain_id` integer NOT NULL, `address` text NOT NULL, `decimals` integer NOT NULL, `symbol` text NOT NULL, PRIMARY KEY (`chain_id`, `address`)) WITHOUT ROWID, STRICT;
