-- Modify "notifications" table
ALTER TABLE "notifications" ADD COLUMN "least_wallets" smallint NULL, ADD COLUMN "retracted_at" bigint NULL, ADD COLUMN "retracts" bigint NULL, ADD COLUMN "reason" text NULL;
-- Create index "signalcontext_chain_token_timestamp" to table: "signal_contexts"
CREATE INDEX "signalcontext_chain_token_timestamp" ON "signal_contexts" ("chain", "token", "timestamp");
-- Modify "signals" table
ALTER TABLE "signals" ADD COLUMN "raised_from" bytea NULL;
