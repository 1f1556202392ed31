-- A customer has several webhooks. That of the configuration keeps its id; the others have negative ids and an address
-- of their own. Written by hand: a column is renamed, and others take their values from what is there.
ALTER TABLE "webhook_endpoints"
    ADD COLUMN "url" text NULL,
    ADD COLUMN "types" smallint NOT NULL DEFAULT 0,
    ADD COLUMN "chains" smallint NOT NULL DEFAULT 0,
    ADD COLUMN "enabled" boolean NOT NULL DEFAULT false;
UPDATE "webhook_endpoints" e SET "enabled" = l."webhook_on" FROM "notification_logs" l WHERE l."id" = e."id";
ALTER TABLE "webhook_endpoints" RENAME CONSTRAINT "webhook_endpoints_customers_webhook" TO "webhook_endpoints_customers_webhooks";
DROP INDEX "webhook_endpoints_customer_id_key";
CREATE INDEX "webhookendpoint_customer_id" ON "webhook_endpoints" ("customer_id");
ALTER TABLE "webhook_deliveries" RENAME COLUMN "log_id" TO "endpoint_id";
