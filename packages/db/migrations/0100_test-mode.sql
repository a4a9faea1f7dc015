CREATE TABLE "test_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"body_digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_submissions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "test_key_hash" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "test_key_end" text;--> statement-breakpoint
CREATE INDEX "test_submissions_by_age" ON "test_submissions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_test_key_hash_unique" UNIQUE("test_key_hash");