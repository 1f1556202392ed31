-- Disable the enforcement of foreign-keys constraints
PRAGMA foreign_keys = off;
-- Add column "suspended_at" to table: "customers"
ALTER TABLE `customers` ADD COLUMN `suspended_at` datetime NULL;
-- Add column "deleted_at" to table: "customers"
ALTER TABLE `customers` ADD COLUMN `deleted_at` datetime NULL;
-- Add column "limits" to table: "customers"
ALTER TABLE `customers` ADD COLUMN `limits` text NULL;
-- Create "new_api_keys" table
CREATE TABLE `new_api_keys` (`id` text NOT NULL, `scope` text NOT NULL, `hash` blob NOT NULL, `hint` text NOT NULL, `created_at` datetime NOT NULL, `expires_at` datetime NULL, `revoked_at` datetime NULL, `last_used_at` datetime NULL, `uses` integer NOT NULL DEFAULT (0), `customer_id` text NULL, PRIMARY KEY (`id`), CONSTRAINT `api_keys_customers_keys` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
-- Copy rows from old table "api_keys" to new temporary table "new_api_keys"
INSERT INTO `new_api_keys` (`id`, `scope`, `hash`, `hint`, `created_at`, `expires_at`, `revoked_at`, `customer_id`) SELECT `id`, `scope`, `hash`, `hint`, `created_at`, `expires_at`, `revoked_at`, `customer_id` FROM `api_keys`;
-- Drop "api_keys" table after copying rows
DROP TABLE `api_keys`;
-- Rename temporary table "new_api_keys" to "api_keys"
ALTER TABLE `new_api_keys` RENAME TO `api_keys`;
-- Create index "api_keys_hash_key" to table: "api_keys"
CREATE UNIQUE INDEX `api_keys_hash_key` ON `api_keys` (`hash`);
-- Create index "apikey_customer_id_created_at" to table: "api_keys"
CREATE INDEX `apikey_customer_id_created_at` ON `api_keys` (`customer_id`, `created_at`);
-- Enable back the enforcement of foreign-keys constraints
PRAGMA foreign_keys = on;
