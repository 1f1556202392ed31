-- Add column "raised_from" to table: "notifications"
ALTER TABLE `notifications` ADD COLUMN `raised_from` blob NULL;
-- Create index "notifications_raised_again" to table: "notifications"
CREATE INDEX `notifications_raised_again` ON `notifications` (`signal_id`) WHERE raised_from IS NOT NULL;
