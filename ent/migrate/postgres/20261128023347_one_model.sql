-- Modify "models" table
ALTER TABLE "models" DROP COLUMN "in_use";
