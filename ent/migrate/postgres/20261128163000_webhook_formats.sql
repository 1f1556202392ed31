-- Modify "webhook_endpoints" table
ALTER TABLE "webhook_endpoints" ADD COLUMN "format" smallint NOT NULL DEFAULT 0;
