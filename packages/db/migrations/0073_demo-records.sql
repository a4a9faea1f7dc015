ALTER TABLE "seeds" ADD COLUMN "records" jsonb;--> statement-breakpoint
ALTER TABLE "seeds" ADD COLUMN "removed" jsonb;--> statement-breakpoint
ALTER TABLE "seeds" ADD COLUMN "removed_at" timestamp with time zone;