-- Create "models" table
CREATE TABLE "models" ("id" bigint NOT NULL, "created_at" bigint NOT NULL, "trained_until" bigint NOT NULL, "report" text NOT NULL, "body" bytea NOT NULL, "in_use" boolean NOT NULL, PRIMARY KEY ("id"));
