-- Modify "api_keys" table
ALTER TABLE "api_keys" ADD COLUMN "last_used_at" timestamptz NULL, ADD COLUMN "uses" bigint NOT NULL DEFAULT 0;
-- Modify "customers" table
ALTER TABLE "customers" ADD COLUMN "suspended_at" timestamptz NULL, ADD COLUMN "deleted_at" timestamptz NULL, ADD COLUMN "limits" text NULL;
