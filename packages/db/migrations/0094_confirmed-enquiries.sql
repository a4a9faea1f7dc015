ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "brand_deliveries" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_deliveries" ADD COLUMN "ruling" text;--> statement-breakpoint
ALTER TABLE "brand_deliveries" ADD COLUMN "mail_held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_deliveries" ADD COLUMN "mail_bundled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "brand_deliveries_held" ON "brand_deliveries" USING btree ("franchise_id") WHERE "brand_deliveries"."mail_held_at" is not null and "brand_deliveries"."mail_bundled_at" is null;--> statement-breakpoint
ALTER TABLE "brand_deliveries" ADD CONSTRAINT "brand_deliveries_ruling_known" CHECK ("brand_deliveries"."ruling" in ('answered', 'not answered'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link', 'lead-given', 'lead-reply', 'lead-due', 'contact-erased', 'brand-sign-in', 'brand-invitation', 'brand-enquiry', 'brand-enquiries', 'brand-reply', 'brand-reminder', 'brand-overdue', 'brand-answered', 'brand-change', 'listing-unconfirmed', 'test-mail'));--> statement-breakpoint
-- Whoever answered our question by the mailed link has shown that the mailbox is theirs; of all others nobody asked.
UPDATE "submissions" s SET "confirmed_at" = d."word_at" FROM "brand_deliveries" d WHERE d."submission_id" = s."id" AND d."word" IS NOT NULL;
