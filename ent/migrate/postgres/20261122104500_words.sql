-- Tables and columns get the words of docs/glossary.md. Those that ent/schema declares from now
-- on are set aside as former_…; the next migration, which ent's schema is the source of, makes them
-- anew, and the one after it carries over what is in them.

ALTER TABLE log_arrivals RENAME TO global_offset;
ALTER TABLE log_segments RENAME COLUMN first_arrival TO first_offset;
ALTER TABLE state_deltas RENAME TO change_records;
ALTER TABLE ingest_requests RENAME TO idempotency_records;
ALTER TABLE account_epoch RENAME TO config_revision;
ALTER TABLE config_revision RENAME COLUMN epoch TO revision;
ALTER TABLE engine_progress RENAME COLUMN arrived TO global_offset;
ALTER TABLE tape RENAME TO detection_journal;
ALTER TABLE detection_journal RENAME COLUMN first_arrival TO first_offset;
ALTER TABLE detection_journal RENAME COLUMN last_arrival TO last_offset;
ALTER TABLE detection_journal RENAME COLUMN epoch TO config_revision;
ALTER INDEX log_arrivals_pkey RENAME TO global_offset_pkey;
ALTER INDEX state_deltas_pkey RENAME TO change_records_pkey;
ALTER INDEX ingest_requests_pkey RENAME TO idempotency_records_pkey;
ALTER INDEX ingest_requests_created_at RENAME TO idempotency_records_created_at;
ALTER INDEX account_epoch_pkey RENAME TO config_revision_pkey;
ALTER INDEX tape_pkey RENAME TO detection_journal_pkey;
ALTER INDEX tape_to_time RENAME TO detection_journal_to_time;

DROP INDEX customer_logs_epoch;
DROP INDEX scenes_timestamp;
DROP INDEX scenes_unsettled;
DROP INDEX signals_scene;
DROP INDEX notifications_sent_at;
DROP INDEX notifications_timestamp;
DROP INDEX notifications_signal;
DROP INDEX webhook_endpoints_next;
DROP INDEX webhook_endpoints_leased;
DROP INDEX webhook_deliveries_first;
DROP INDEX webhook_deliveries_again;
ALTER TABLE customer_logs RENAME TO former_logs;
ALTER TABLE config_versions RENAME TO former_config_versions;
ALTER TABLE scenes RENAME TO former_contexts;
ALTER TABLE scene_wallets RENAME TO former_participants;
ALTER TABLE signals RENAME TO former_signals;
ALTER TABLE notifications RENAME TO former_notifications;
ALTER TABLE webhook_endpoints RENAME TO former_endpoints;
ALTER TABLE webhook_deliveries RENAME TO former_deliveries;
ALTER TABLE webhook_attempts RENAME TO former_attempts;

-- Names of keys are unique in PostgreSQL.
ALTER TABLE former_logs RENAME CONSTRAINT customer_logs_pkey TO former_logs_pkey;
ALTER TABLE former_config_versions RENAME CONSTRAINT config_versions_pkey TO former_config_versions_pkey;
ALTER TABLE former_contexts RENAME CONSTRAINT scenes_pkey TO former_contexts_pkey;
ALTER TABLE former_participants RENAME CONSTRAINT scene_wallets_pkey TO former_participants_pkey;
ALTER TABLE former_signals RENAME CONSTRAINT signals_pkey TO former_signals_pkey;
ALTER TABLE former_notifications RENAME CONSTRAINT notifications_pkey TO former_notifications_pkey;
ALTER TABLE former_endpoints RENAME CONSTRAINT webhook_endpoints_pkey TO former_endpoints_pkey;
ALTER TABLE former_deliveries RENAME CONSTRAINT webhook_deliveries_pkey TO former_deliveries_pkey;
ALTER TABLE former_attempts RENAME CONSTRAINT webhook_attempts_pkey TO former_attempts_pkey;
