-- Disable the enforcement of foreign-keys constraints
PRAGMA foreign_keys = off;
-- Create "new_models" table
CREATE TABLE `new_models` (`id` integer NOT NULL, `created_at` integer NOT NULL, `trained_until` integer NOT NULL, `report` text NOT NULL, `body` blob NOT NULL, PRIMARY KEY (`id`));
-- Copy rows from old table "models" to new temporary table "new_models"
INSERT INTO `new_models` (`id`, `created_at`, `trained_until`, `report`, `body`) SELECT `id`, `created_at`, `trained_until`, `report`, `body` FROM `models`;
-- Drop "models" table after copying rows
DROP TABLE `models`;
-- Rename temporary table "new_models" to "models"
ALTER TABLE `new_models` RENAME TO `models`;
-- Enable back the enforcement of foreign-keys constraints
PRAGMA foreign_keys = on;
