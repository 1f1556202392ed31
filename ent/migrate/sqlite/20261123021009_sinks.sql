-- Create "sinks" table
CREATE TABLE `sinks` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `name` text NOT NULL, `kind` text NOT NULL, `streams` text NOT NULL, `begun` text NOT NULL, `stopped` bool NOT NULL, `created_at` integer NOT NULL, `changed_at` integer NOT NULL, `lease_owner` text NULL, `lease_number` integer NOT NULL DEFAULT (0), `lease_until` integer NULL, `leased_at` integer NULL, `progress` text NOT NULL DEFAULT ('{}'), `published` integer NOT NULL DEFAULT (0), `failures` integer NOT NULL DEFAULT (0), `published_at` integer NULL, `last_error` text NULL, `error_at` integer NULL, `refused_at` integer NULL);
-- Create index "sinks_name_key" to table: "sinks"
CREATE UNIQUE INDEX `sinks_name_key` ON `sinks` (`name`);
-- Create "sink_positions" table
CREATE TABLE `sink_positions` (`id` integer NOT NULL PRIMARY KEY AUTOINCREMENT, `sink_id` integer NOT NULL, `stream` integer NOT NULL, `key` integer NOT NULL, `reached` integer NOT NULL, `sequence` integer NOT NULL);
-- Create index "sinkposition_sink_id_stream_key" to table: "sink_positions"
CREATE UNIQUE INDEX `sinkposition_sink_id_stream_key` ON `sink_positions` (`sink_id`, `stream`, `key`);
