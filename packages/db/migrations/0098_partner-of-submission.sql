DROP INDEX "submissions_by_origin";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "partner_id" integer;--> statement-breakpoint
CREATE INDEX "submissions_by_partner" ON "submissions" USING btree ("partner_id","created_at") WHERE "submissions"."partner_id" is not null;