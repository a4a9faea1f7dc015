ALTER TABLE "listing_talk" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "listing_talk_email" ON "listing_talk" USING btree ("email") WHERE "listing_talk"."email" is not null;--> statement-breakpoint
-- Whoever has no account answered by the link that was mailed to the contact of a waiting listing, else to its sender.
UPDATE "listing_talk" t SET "email" = lower(coalesce(nullif(c."email", ''), s."email"))
FROM "franchises" f
	JOIN "submissions" s ON s."franchise_id" = f."id" AND s."kind" = 'listing' AND s."email" <> ''
	LEFT JOIN "franchise_contacts" c ON c."franchise_id" = f."id" AND f."status" = 'pending'
WHERE f."id" = t."franchise_id" AND t."person_id" IS NULL AND (t."kind" = 'answer' OR t."kind" = 'ask' AND f."status" = 'pending');
