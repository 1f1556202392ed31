-- Create "config_versions" table
CREATE TABLE `config_versions` (`id` integer NOT NULL, `version` integer NOT NULL, `config_revision` integer NOT NULL, `changed_at` integer NOT NULL, `key_id` text NOT NULL, `config` text NOT NULL, `customer_id` text NOT NULL, PRIMARY KEY (`id`), CONSTRAINT `config_versions_customers_versions` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
-- Create index "configversion_customer_id_version" to table: "config_versions"
CREATE UNIQUE INDEX `configversion_customer_id_version` ON `config_versions` (`customer_id`, `version`);
-- Create "leaderboard_days" table
CREATE TABLE `leaderboard_days` (`id` integer NOT NULL, `chain` integer NOT NULL, `day` integer NOT NULL, `rank` integer NOT NULL, `wallet` text NOT NULL, `trader_score` real NOT NULL, `trade_count` integer NOT NULL, `buy_count` integer NOT NULL, `sell_count` integer NOT NULL, `buy_volume_usd` real NOT NULL, `sell_volume_usd` real NOT NULL, `largest_trade_usd` real NOT NULL, `closed_positions` integer NOT NULL, `winning_positions` integer NOT NULL, `tokens_traded` integer NOT NULL, `realized_pnl_usd` real NOT NULL, `net_pnl_usd` real NOT NULL, `win_rate` real NOT NULL, `first_trade_at` integer NOT NULL, `last_trade_at` integer NOT NULL, PRIMARY KEY (`id`));
-- Create index "leaderboardday_chain_wallet_day" to table: "leaderboard_days"
CREATE UNIQUE INDEX `leaderboardday_chain_wallet_day` ON `leaderboard_days` (`chain`, `wallet`, `day`);
-- Create "notifications" table
CREATE TABLE `notifications` (`id` integer NOT NULL, `sequence` integer NOT NULL, `sent_at` integer NOT NULL, `timestamp` integer NOT NULL, `global_offset` integer NOT NULL, `deleted_at` integer NULL, `deleted_offset` integer NULL, `config_version` integer NOT NULL, `daily_used` integer NOT NULL, `daily_budget` integer NOT NULL, `type_used` integer NOT NULL, `type_limit` integer NULL, `chain` integer NOT NULL, `type` integer NOT NULL, `log_id` integer NOT NULL, `signal_id` text NOT NULL, PRIMARY KEY (`id`));
-- Create index "notification_log_id_sent_at" to table: "notifications"
CREATE INDEX `notification_log_id_sent_at` ON `notifications` (`log_id`, `sent_at`);
-- Create index "notification_log_id_timestamp" to table: "notifications"
CREATE INDEX `notification_log_id_timestamp` ON `notifications` (`log_id`, `timestamp`);
-- Create index "notification_signal_id_log_id" to table: "notifications"
CREATE INDEX `notification_signal_id_log_id` ON `notifications` (`signal_id`, `log_id`);
-- Create "notification_logs" table
CREATE TABLE `notification_logs` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `last_sequence` integer NOT NULL DEFAULT (0), `last_sent_at` integer NOT NULL DEFAULT (0), `version` integer NOT NULL DEFAULT (0), `config_revision` integer NOT NULL DEFAULT (0), `config_version` integer NOT NULL DEFAULT (0), `webhook_on` bool NOT NULL DEFAULT (false), `customer_id` text NOT NULL, CONSTRAINT `notification_logs_customers_log` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
-- Create index "notification_logs_customer_id_key" to table: "notification_logs"
CREATE UNIQUE INDEX `notification_logs_customer_id_key` ON `notification_logs` (`customer_id`);
-- Create index "notificationlog_config_revision" to table: "notification_logs"
CREATE INDEX `notificationlog_config_revision` ON `notification_logs` (`config_revision`);
-- Create "participants" table
CREATE TABLE `participants` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `chain` integer NOT NULL, `wallet` text NOT NULL, `line` integer NOT NULL, `context_id` text NOT NULL);
-- Create index "participant_chain_wallet_context_id_line" to table: "participants"
CREATE UNIQUE INDEX `participant_chain_wallet_context_id_line` ON `participants` (`chain`, `wallet`, `context_id`, `line`);
-- Create "signals" table
CREATE TABLE `signals` (`id` text NOT NULL, `participant_mask` text NOT NULL, `body` text NOT NULL, `context_id` text NOT NULL, PRIMARY KEY (`id`));
-- Create index "signal_context_id" to table: "signals"
CREATE INDEX `signal_context_id` ON `signals` (`context_id`);
-- Create "signal_contexts" table
CREATE TABLE `signal_contexts` (`id` text NOT NULL, `chain` integer NOT NULL, `timestamp` integer NOT NULL, `price` real NOT NULL, `price_1h` real NULL, `price_6h` real NULL, `price_24h` real NULL, `settled` real NULL, `token` text NOT NULL, `participant_lines` text NOT NULL, PRIMARY KEY (`id`));
-- Create index "signalcontext_chain_timestamp" to table: "signal_contexts"
CREATE INDEX `signalcontext_chain_timestamp` ON `signal_contexts` (`chain`, `timestamp`);
-- Create index "signal_contexts_unsettled" to table: "signal_contexts"
CREATE INDEX `signal_contexts_unsettled` ON `signal_contexts` (`timestamp`) WHERE (chain = 3) AND (settled IS NULL);
-- Create "wallet_days" table
CREATE TABLE `wallet_days` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `chain` integer NOT NULL, `wallet` text NOT NULL, `day` integer NOT NULL, `buy_count` integer NOT NULL, `sell_count` integer NOT NULL, `buy_volume_usd` real NOT NULL, `sell_volume_usd` real NOT NULL, `realized_pnl_usd` real NOT NULL, `closed_positions` integer NOT NULL, `winning_positions` integer NOT NULL);
-- Create index "walletday_chain_wallet_day" to table: "wallet_days"
CREATE UNIQUE INDEX `walletday_chain_wallet_day` ON `wallet_days` (`chain`, `wallet`, `day`);
-- Create index "walletday_chain_day" to table: "wallet_days"
CREATE INDEX `walletday_chain_day` ON `wallet_days` (`chain`, `day`);
-- Create "webhook_attempts" table
CREATE TABLE `webhook_attempts` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `number` integer NOT NULL, `at` integer NOT NULL, `status` integer NULL, `duration_ms` integer NOT NULL, `error` text NULL, `delivery_id` integer NOT NULL);
-- Create index "webhookattempt_delivery_id_number" to table: "webhook_attempts"
CREATE UNIQUE INDEX `webhookattempt_delivery_id_number` ON `webhook_attempts` (`delivery_id`, `number`);
-- Create "webhook_deliveries" table
CREATE TABLE `webhook_deliveries` (`id` integer NOT NULL, `sequence` integer NOT NULL, `state` integer NOT NULL, `attempts` integer NOT NULL, `next_at` integer NULL, `created_at` integer NOT NULL, `log_id` integer NOT NULL, PRIMARY KEY (`id`));
-- Create index "webhook_deliveries_first" to table: "webhook_deliveries"
CREATE INDEX `webhook_deliveries_first` ON `webhook_deliveries` (`log_id`, `sequence`) WHERE (state = 0) AND (attempts = 0);
-- Create index "webhook_deliveries_again" to table: "webhook_deliveries"
CREATE INDEX `webhook_deliveries_again` ON `webhook_deliveries` (`log_id`, `next_at`, `sequence`) WHERE (state = 0) AND (attempts > 0);
-- Create "webhook_endpoints" table
CREATE TABLE `webhook_endpoints` (`id` integer NOT NULL, `created_at` integer NOT NULL, `secret` text NULL, `previous_secret` text NULL, `previous_until` integer NULL, `last_success_at` integer NULL, `failing_since` integer NULL, `disabled_at` integer NULL, `disabled_reason` text NULL, `lease_owner` text NULL, `lease_number` integer NOT NULL DEFAULT (0), `lease_until` integer NULL, `next_at` integer NULL, `customer_id` text NOT NULL, PRIMARY KEY (`id`), CONSTRAINT `webhook_endpoints_customers_webhook` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
-- Create index "webhook_endpoints_customer_id_key" to table: "webhook_endpoints"
CREATE UNIQUE INDEX `webhook_endpoints_customer_id_key` ON `webhook_endpoints` (`customer_id`);
-- Create index "webhook_endpoints_next" to table: "webhook_endpoints"
CREATE INDEX `webhook_endpoints_next` ON `webhook_endpoints` (`next_at`) WHERE next_at IS NOT NULL;
-- Create index "webhook_endpoints_leased" to table: "webhook_endpoints"
CREATE INDEX `webhook_endpoints_leased` ON `webhook_endpoints` (`lease_until`) WHERE lease_until IS NOT NULL;
