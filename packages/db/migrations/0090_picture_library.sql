DROP INDEX "media_name_parts";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin ((coalesce("original_name", '') || ' ' || coalesce("alt", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_deleted" ON "media" USING btree ("deleted_at") WHERE "media"."deleted_at" is not null;