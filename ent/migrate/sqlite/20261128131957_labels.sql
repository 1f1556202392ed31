-- Create "labels" table
CREATE TABLE `labels` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `kind` text NOT NULL, `chain` text NOT NULL, `address` text NOT NULL, `name` text NOT NULL, `note` text NOT NULL, `watched` bool NOT NULL, `changed_at` integer NOT NULL, `customer_id` text NOT NULL, CONSTRAINT `labels_customers_labels` FOREIGN KEY (`customer_id`) REFERENCES `customers` (`id`) ON DELETE NO ACTION);
-- Create index "label_customer_id_kind_chain_address" to table: "labels"
CREATE UNIQUE INDEX `label_customer_id_kind_chain_address` ON `labels` (`customer_id`, `kind`, `chain`, `address`);
