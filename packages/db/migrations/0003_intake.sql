CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"submission_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision')),
	CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "submissions_phone";--> statement-breakpoint
DROP INDEX "submissions_email";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "spam_score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "spam_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_submission" ON "mails" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submissions_mobile" ON "submissions" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "submissions_email" ON "submissions" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_stage_known" CHECK ("submissions"."stage" in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam'));