-- What was read once of pools and tokens of EVM chains. internal/source/evm/pool says what the columns mean.
CREATE TABLE "evm_pools" ("chain_id" bigint NOT NULL, "id" text NOT NULL, "level" smallint NOT NULL, "factory" text NOT NULL, "token0" text NOT NULL, "token1" text NOT NULL, "variant" bigint NOT NULL, "genuine" smallint NOT NULL, PRIMARY KEY ("chain_id", "id"));
CREATE TABLE "evm_tokens" ("chain_id" bigint NOT NULL, "address" text NOT NULL, "decimals" smallint NOT NULL, "symbol" text NOT NULL, PRIMARY KEY ("chain_id", "address"));
