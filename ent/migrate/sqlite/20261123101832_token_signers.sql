-- Add column "token_signer" to table: "customers"
ALTER TABLE `customers` ADD COLUMN `token_signer` text NULL;
