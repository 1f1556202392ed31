-- Create "models" table
CREATE TABLE `models` (`id` integer NOT NULL, `created_at` integer NOT NULL, `trained_until` integer NOT NULL, `report` text NOT NULL, `body` blob NOT NULL, `in_use` bool NOT NULL, PRIMARY KEY (`id`));
