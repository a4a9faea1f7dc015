CREATE TABLE "brand_former_members" (
	"franchise_id" integer NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_by" text,
	CONSTRAINT "brand_former_members_franchise_id_person_id_pk" PRIMARY KEY("franchise_id","person_id"),
	CONSTRAINT "brand_former_members_role_known" CHECK ("brand_former_members"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "brand_invitations" (
	"franchise_id" integer NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_invitations_franchise_id_person_id_pk" PRIMARY KEY("franchise_id","person_id"),
	CONSTRAINT "brand_invitations_role_known" CHECK ("brand_invitations"."role" in ('owner', 'member'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "brand_former_members" ADD CONSTRAINT "brand_former_members_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_former_members" ADD CONSTRAINT "brand_former_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_former_members" ADD CONSTRAINT "brand_former_members_removed_by_people_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_invitations" ADD CONSTRAINT "brand_invitations_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_invitations" ADD CONSTRAINT "brand_invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_invitations" ADD CONSTRAINT "brand_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_former_members_person" ON "brand_former_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "brand_former_members_remover" ON "brand_former_members" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "brand_invitations_person" ON "brand_invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "brand_invitations_inviter" ON "brand_invitations" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link', 'lead-given', 'lead-reply', 'lead-due', 'contact-erased', 'brand-sign-in', 'brand-invitation', 'brand-people', 'brand-enquiry', 'brand-enquiries', 'brand-reply', 'brand-reminder', 'brand-overdue', 'brand-answered', 'brand-change', 'listing-unconfirmed', 'test-mail'));--> statement-breakpoint
INSERT INTO "brand_invitations" ("franchise_id", "person_id", "role", "name") SELECT m.franchise_id, m.person_id, m.role, p.name FROM brand_members m JOIN people p ON p.id = m.person_id WHERE NOT p.email_verified;--> statement-breakpoint
DELETE FROM "brand_members" USING "people" WHERE people.id = brand_members.person_id AND NOT people.email_verified;
