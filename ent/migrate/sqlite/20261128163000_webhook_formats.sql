-- Modify "webhook_endpoints" table
ALTER TABLE `webhook_endpoints` ADD COLUMN `format` integer NOT NULL DEFAULT (0);
