CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "counters" ("name", "value")
SELECT 'investors', count(DISTINCT lower("email")) FROM "submissions" WHERE "kind" = 'investor' AND "email" <> '' HAVING count(*) > 0;
