ALTER TABLE "blogs" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "site_documents" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_status_known" CHECK ("pages"."status" in ('draft', 'published'));