ALTER TABLE "franchises" ADD COLUMN "open_cities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "waiting_cities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlet_cities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "place_doubts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "franchises_place_doubts" ON "franchises" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE cardinality("franchises"."place_doubts") > 0;