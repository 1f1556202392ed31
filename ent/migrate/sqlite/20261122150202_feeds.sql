-- Create "feed_configs" table
CREATE TABLE `feed_configs` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `version` integer NOT NULL, `visibility` text NOT NULL, `created_at` integer NOT NULL, `customer_id` text NOT NULL, CONSTRAINT `feed_configs_customers_feeds` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
-- Create index "feedconfig_customer_id" to table: "feed_configs"
CREATE INDEX `feedconfig_customer_id` ON `feed_configs` (`customer_id`);
-- Create index "feedconfig_visibility" to table: "feed_configs"
CREATE INDEX `feedconfig_visibility` ON `feed_configs` (`visibility`);
-- Create "feed_config_versions" table
CREATE TABLE `feed_config_versions` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `version` integer NOT NULL, `changed_at` integer NOT NULL, `key_id` text NOT NULL, `settings` text NOT NULL, `feed_id` integer NOT NULL, CONSTRAINT `feed_config_versions_feed_configs_versions` FOREIGN KEY (`feed_id`) REFERENCES `feed_configs` (`id`) ON DELETE NO ACTION);
-- Create index "feedconfigversion_feed_id_version" to table: "feed_config_versions"
CREATE UNIQUE INDEX `feedconfigversion_feed_id_version` ON `feed_config_versions` (`feed_id`, `version`);
-- Create "impressions" table
CREATE TABLE `impressions` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `customer_id` text NOT NULL, `user_id` text NOT NULL, `item_id` text NOT NULL, `at` integer NOT NULL);
-- Create index "impression_customer_id_user_id_item_id" to table: "impressions"
CREATE UNIQUE INDEX `impression_customer_id_user_id_item_id` ON `impressions` (`customer_id`, `user_id`, `item_id`);
-- Create index "impression_at" to table: "impressions"
CREATE INDEX `impression_at` ON `impressions` (`at`);
