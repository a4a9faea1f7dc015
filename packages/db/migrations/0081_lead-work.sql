CREATE TABLE "reply_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_messages_kind_known" CHECK ("lead_messages"."kind" in ('reply', 'answer'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_templates_by_name" ON "reply_templates" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "lead_messages_of_submission" ON "lead_messages" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "submissions_unanswered" ON "submissions" USING btree ("created_at") WHERE "submissions"."stage" = 'new' and "submissions"."first_response_at" is null and "submissions"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link', 'lead-given', 'lead-reply', 'lead-due', 'contact-erased', 'brand-sign-in', 'brand-invitation', 'brand-enquiry', 'brand-reply', 'brand-reminder', 'brand-overdue', 'brand-answered', 'brand-change', 'listing-unconfirmed', 'test-mail'));