-- Modify "api_keys" table
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_customers_keys", ALTER COLUMN "customer_id" DROP NOT NULL, ADD CONSTRAINT "api_keys_customers_keys" FOREIGN KEY ("customer_id") REFERENCES "customers" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION;
