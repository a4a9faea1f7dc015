ALTER TABLE "media" ADD COLUMN "kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "media_new" ON "media" USING btree ("created_at") WHERE not "media"."kept";