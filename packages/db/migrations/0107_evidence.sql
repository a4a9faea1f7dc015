ALTER TABLE "submissions" DROP CONSTRAINT "submissions_kind_known";--> statement-breakpoint
ALTER TABLE "franchise_checks" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "franchise_checks" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "trademark_number" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "first_listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_kind_known" CHECK ("submissions"."kind" in ('enquiry', 'investor', 'contact', 'listing', 'report'));