CREATE TABLE "franchise_contacts" (
	"franchise_id" integer PRIMARY KEY NOT NULL,
	"submission_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"designation" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_status_known";--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "contact_erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "franchise_contacts" ADD CONSTRAINT "franchise_contacts_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "franchise_contacts" ADD CONSTRAINT "franchise_contacts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "franchise_contacts_submission" ON "franchise_contacts" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "franchise_contacts_email" ON "franchise_contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "franchises_contact_erased" ON "franchises" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "franchises"."contact_erased_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_unseen" ON "submissions" USING btree ("assignee_id","created_at" DESC NULLS FIRST,"id") WHERE "submissions"."unseen";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link', 'lead-given', 'contact-erased'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('queued', 'sent', 'written', 'failed'));--> statement-breakpoint
-- Listings that were approved before: whoever sent them is their contact.
INSERT INTO "franchise_contacts" ("franchise_id", "submission_id", "name", "email", "phone", "designation", "created_at")
SELECT DISTINCT ON (s."franchise_id") s."franchise_id", s."id", s."name", s."email", s."phone", s."payload" ->> 'designation', s."created_at"
FROM "submissions" s JOIN "franchises" f ON f."id" = s."franchise_id"
WHERE s."kind" = 'listing' AND s."erased_at" IS NULL AND f."status" IN ('approved', 'suspended')
ORDER BY s."franchise_id", s."id" DESC;
