ALTER TABLE "test_calls" ADD COLUMN "fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_calls" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "test_calls" ADD COLUMN "is_replay" boolean DEFAULT false NOT NULL;