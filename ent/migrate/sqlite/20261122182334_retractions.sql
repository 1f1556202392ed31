-- Add column "least_wallets" to table: "notifications"
ALTER TABLE `notifications` ADD COLUMN `least_wallets` integer NULL;
-- Add column "retracted_at" to table: "notifications"
ALTER TABLE `notifications` ADD COLUMN `retracted_at` integer NULL;
-- Add column "retracts" to table: "notifications"
ALTER TABLE `notifications` ADD COLUMN `retracts` integer NULL;
-- Add column "reason" to table: "notifications"
ALTER TABLE `notifications` ADD COLUMN `reason` text NULL;
-- Add column "raised_from" to table: "signals"
ALTER TABLE `signals` ADD COLUMN `raised_from` blob NULL;
-- Create index "signalcontext_chain_token_timestamp" to table: "signal_contexts"
CREATE INDEX `signalcontext_chain_token_timestamp` ON `signal_contexts` (`chain`, `token`, `timestamp`);
