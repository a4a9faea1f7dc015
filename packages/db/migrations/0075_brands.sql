CREATE TABLE "brand_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"franchise_id" integer NOT NULL,
	"person_id" text,
	"state" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "brand_changes_state_known" CHECK ("brand_changes"."state" in ('live', 'waiting', 'approved', 'refused', 'taken back'))
);
--> statement-breakpoint
CREATE TABLE "brand_deliveries" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"franchise_id" integer NOT NULL,
	"delivered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forwarded_by" text,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"reminded_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"word" text,
	"word_at" timestamp with time zone,
	CONSTRAINT "brand_deliveries_stage_known" CHECK ("brand_deliveries"."stage" in ('new', 'talking', 'visiting', 'signed', 'not-a-fit')),
	CONSTRAINT "brand_deliveries_answer_known" CHECK ("brand_deliveries"."answer" in ('reply', 'marked')),
	CONSTRAINT "brand_deliveries_word_known" CHECK ("brand_deliveries"."word" in ('yes', 'no', 'rubbish'))
);
--> statement-breakpoint
CREATE TABLE "brand_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"person_id" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_messages_kind_known" CHECK ("brand_messages"."kind" in ('reply', 'note'))
);
--> statement-breakpoint
CREATE TABLE "brand_members" (
	"franchise_id" integer NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"gets_mail" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_members_franchise_id_person_id_pk" PRIMARY KEY("franchise_id","person_id"),
	CONSTRAINT "brand_members_role_known" CHECK ("brand_members"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "person_credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "person_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "person_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "enquiries_counted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "enquiries_answered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_changes" ADD CONSTRAINT "brand_changes_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_changes" ADD CONSTRAINT "brand_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_deliveries" ADD CONSTRAINT "brand_deliveries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_deliveries" ADD CONSTRAINT "brand_deliveries_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_messages" ADD CONSTRAINT "brand_messages_submission_id_brand_deliveries_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."brand_deliveries"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_messages" ADD CONSTRAINT "brand_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_members" ADD CONSTRAINT "brand_members_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_members" ADD CONSTRAINT "brand_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_credentials" ADD CONSTRAINT "person_credentials_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_sessions" ADD CONSTRAINT "person_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_changes_franchise" ON "brand_changes" USING btree ("franchise_id","id");--> statement-breakpoint
CREATE INDEX "brand_changes_newest" ON "brand_changes" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_changes_waiting" ON "brand_changes" USING btree ("franchise_id") WHERE "brand_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "brand_deliveries_inbox" ON "brand_deliveries" USING btree ("franchise_id","delivered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "brand_deliveries_open" ON "brand_deliveries" USING btree ("due_at") WHERE "brand_deliveries"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "brand_deliveries_to_ask" ON "brand_deliveries" USING btree ("delivered_at") WHERE "brand_deliveries"."asked_at" is null;--> statement-breakpoint
CREATE INDEX "brand_messages_enquiry" ON "brand_messages" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "brand_messages_person" ON "brand_messages" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "brand_members_person" ON "brand_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "people_by_email" ON "people" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "people_found" ON "people" USING gin (("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_credentials_person" ON "person_credentials" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_sessions_person" ON "person_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_verifications_identifier" ON "person_verifications" USING btree ("identifier");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link', 'lead-given', 'contact-erased', 'brand-sign-in', 'brand-invitation', 'brand-enquiry', 'brand-reply', 'brand-reminder', 'brand-overdue', 'brand-answered', 'brand-change'));