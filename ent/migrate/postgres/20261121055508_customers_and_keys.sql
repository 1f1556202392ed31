-- Create "customers" table
CREATE TABLE "customers" ("id" character varying NOT NULL, "name" character varying NOT NULL, "created_at" timestamptz NOT NULL, PRIMARY KEY ("id"));
-- Create "api_keys" table
CREATE TABLE "api_keys" ("id" character varying NOT NULL, "scope" character varying NOT NULL, "hash" bytea NOT NULL, "hint" character varying NOT NULL, "created_at" timestamptz NOT NULL, "expires_at" timestamptz NULL, "revoked_at" timestamptz NULL, "customer_id" character varying NOT NULL, PRIMARY KEY ("id"), CONSTRAINT "api_keys_customers_keys" FOREIGN KEY ("customer_id") REFERENCES "customers" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION);
-- Create index "api_keys_hash_key" to table: "api_keys"
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys" ("hash");
-- Create index "apikey_customer_id_created_at" to table: "api_keys"
CREATE INDEX "apikey_customer_id_created_at" ON "api_keys" ("customer_id", "created_at");
