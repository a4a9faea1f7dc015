CREATE TABLE "check_files" (
	"check_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "franchise_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "franchise_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"franchise_id" integer NOT NULL,
	"kind" text NOT NULL,
	"checked_on" date NOT NULL,
	"detail" text,
	"numbers" text,
	"note" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "franchise_checks_kind_known" CHECK ("franchise_checks"."kind" in ('registration', 'document', 'contact', 'visit', 'figures'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "featured_reason" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "is_outdated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_files" ADD CONSTRAINT "check_files_check_id_franchise_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."franchise_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "franchise_checks" ADD CONSTRAINT "franchise_checks_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "franchise_checks_of_franchise" ON "franchise_checks" USING btree ("franchise_id","checked_on");--> statement-breakpoint
CREATE INDEX "franchises_fresh_first" ON "franchises" USING btree ("is_outdated","is_featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "franchises"."status" = 'approved' and "franchises"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link', 'lead-given', 'contact-erased', 'brand-sign-in', 'brand-invitation', 'brand-enquiry', 'brand-reply', 'brand-reminder', 'brand-overdue', 'brand-answered', 'brand-change', 'listing-unconfirmed'));