-- Create "api_keys" table
CREATE TABLE `api_keys` (`id` text NOT NULL, `scope` text NOT NULL, `hash` blob NOT NULL, `hint` text NOT NULL, `created_at` datetime NOT NULL, `expires_at` datetime NULL, `revoked_at` datetime NULL, `customer_id` text NOT NULL, PRIMARY KEY (`id`), CONSTRAINT `api_keys_customers_keys` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
-- Create index "api_keys_hash_key" to table: "api_keys"
CREATE UNIQUE INDEX `api_keys_hash_key` ON `api_keys` (`hash`);
-- Create index "apikey_customer_id_created_at" to table: "api_keys"
CREATE INDEX `apikey_customer_id_created_at` ON `api_keys` (`customer_id`, `created_at`);
-- Create "customers" table
CREATE TABLE `customers` (`id` text NOT NULL, `name` text NOT NULL, `created_at` datetime NOT NULL, PRIMARY KEY (`id`));
