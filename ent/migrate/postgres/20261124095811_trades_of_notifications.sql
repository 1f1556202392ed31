-- Modify "notifications" table
ALTER TABLE "notifications" ADD COLUMN "raised_from" bytea NULL;
-- Create index "notifications_raised_again" to table: "notifications"
CREATE INDEX "notifications_raised_again" ON "notifications" ("signal_id") WHERE (raised_from IS NOT NULL);
