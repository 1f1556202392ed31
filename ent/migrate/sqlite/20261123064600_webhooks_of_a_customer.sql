-- A customer has several webhooks. That of the configuration keeps its id; the others have negative ids and an address
-- of their own. Written by hand: rows move to a table without the unique key of customers.
CREATE TABLE `new_webhook_endpoints` (`id` integer NOT NULL, `url` text NULL, `types` integer NOT NULL DEFAULT (0), `chains` integer NOT NULL DEFAULT (0), `enabled` bool NOT NULL DEFAULT (false), `created_at` integer NOT NULL, `secret` text NULL, `previous_secret` text NULL, `previous_until` integer NULL, `last_success_at` integer NULL, `failing_since` integer NULL, `disabled_at` integer NULL, `disabled_reason` text NULL, `lease_owner` text NULL, `lease_number` integer NOT NULL DEFAULT (0), `lease_until` integer NULL, `next_at` integer NULL, `customer_id` text NOT NULL, PRIMARY KEY (`id`), CONSTRAINT `webhook_endpoints_customers_webhooks` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
INSERT INTO `new_webhook_endpoints` (`id`, `enabled`, `created_at`, `secret`, `previous_secret`, `previous_until`, `last_success_at`, `failing_since`, `disabled_at`, `disabled_reason`, `lease_owner`, `lease_number`, `lease_until`, `next_at`, `customer_id`)
SELECT e.`id`, l.`webhook_on`, e.`created_at`, e.`secret`, e.`previous_secret`, e.`previous_until`, e.`last_success_at`, e.`failing_since`, e.`disabled_at`, e.`disabled_reason`, e.`lease_owner`, e.`lease_number`, e.`lease_until`, e.`next_at`, e.`customer_id`
FROM `webhook_endpoints` e JOIN `notification_logs` l ON l.`id` = e.`id`;
DROP TABLE `webhook_endpoints`;
ALTER TABLE `new_webhook_endpoints` RENAME TO `webhook_endpoints`;
CREATE INDEX `webhookendpoint_customer_id` ON `webhook_endpoints` (`customer_id`);
CREATE INDEX `webhook_endpoints_next` ON `webhook_endpoints` (`next_at`) WHERE next_at IS NOT NULL;
CREATE INDEX `webhook_endpoints_leased` ON `webhook_endpoints` (`lease_until`) WHERE lease_until IS NOT NULL;
ALTER TABLE `webhook_deliveries` RENAME COLUMN `log_id` TO `endpoint_id`;
