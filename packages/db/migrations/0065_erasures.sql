CREATE TABLE "erasures" (
	"digest" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replayed_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "own_emails" (
	"email" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
CREATE INDEX "erasures_to_replay" ON "erasures" USING btree ("digest") WHERE "erasures"."replayed_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link'));--> statement-breakpoint
-- The site's own default, the recipients of notices to the operator, and what the contact page shows or showed before.
INSERT INTO "own_emails" ("email")
SELECT DISTINCT lower(trim("email")) FROM (
	SELECT 'hello@example.in' AS "email"
	UNION SELECT "to" FROM "mails" WHERE "kind" = 'operator-notice'
	UNION SELECT jsonb_path_query("value", '$.email[*].email') #>> '{}' FROM "site_documents" WHERE "key" = 'contact-info'
	UNION SELECT jsonb_path_query("changes", '$.*.value.email[*].email') #>> '{}' FROM "audit_lines"
		WHERE "entity" = 'document' AND "entity_id" = 'contact-info'
) AS "known" WHERE trim("email") <> '';
--> statement-breakpoint
-- These senders left no e-mail: ours stood in for it, and made one person of them all.
UPDATE "submissions" SET "email" = '', "payload" = "payload" - 'email', "incomplete" = true
WHERE "erased_at" IS NULL AND lower("email") IN (SELECT "email" FROM "own_emails");
--> statement-breakpoint
DELETE FROM "mails" WHERE "kind" = 'acknowledgement' AND lower("to") IN (SELECT "email" FROM "own_emails");
