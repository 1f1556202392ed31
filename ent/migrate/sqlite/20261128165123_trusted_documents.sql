-- Add column "documents_only" to table: "customers"
ALTER TABLE `customers` ADD COLUMN `documents_only` bool NOT NULL DEFAULT (false);
-- Create "trusted_documents" table
CREATE TABLE `trusted_documents` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `customer_id` text NOT NULL, `document_id` text NOT NULL, `text` text NOT NULL);
-- Create index "trusteddocument_customer_id_document_id" to table: "trusted_documents"
CREATE UNIQUE INDEX `trusteddocument_customer_id_document_id` ON `trusted_documents` (`customer_id`, `document_id`);
