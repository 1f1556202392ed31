-- Modify "customers" table
ALTER TABLE "customers" ADD COLUMN "token_signer" text NULL;
