-- Create "sources" table
CREATE TABLE `sources` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `name` text NOT NULL, `kind` text NOT NULL, `settings` text NOT NULL, `origin` text NOT NULL, `paused` bool NOT NULL, `stopped` bool NOT NULL, `created_at` integer NOT NULL, `changed_at` integer NOT NULL, `position` blob NULL, `position_number` integer NOT NULL DEFAULT (0), `lease_owner` text NULL, `lease_number` integer NOT NULL DEFAULT (0), `lease_until` integer NULL, `leased_at` integer NULL, `progress` text NOT NULL DEFAULT ('{}'), `counts` text NOT NULL DEFAULT ('{}'), `reject_number` integer NOT NULL DEFAULT (0), `heard_at` integer NULL, `last_event_at` integer NULL, `last_error` text NULL, `error_at` integer NULL, `refused_at` integer NULL);
-- Create index "sources_name_key" to table: "sources"
CREATE UNIQUE INDEX `sources_name_key` ON `sources` (`name`);
-- Create "source_rejects" table
CREATE TABLE `source_rejects` (`id` integer NOT NULL, `at` integer NOT NULL, `ref` text NOT NULL, `reason` text NOT NULL, `detail` text NOT NULL, `sample` blob NOT NULL, PRIMARY KEY (`id`));
