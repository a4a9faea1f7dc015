DROP INDEX "audit_lines_newest";--> statement-breakpoint
DROP INDEX "blogs_newest";--> statement-breakpoint
DROP INDEX "franchises_moderation";--> statement-breakpoint
DROP INDEX "submissions_inbox";--> statement-breakpoint
DROP INDEX "submissions_inbox_by_kind";--> statement-breakpoint
CREATE INDEX "franchises_listing" ON "franchises" USING btree ("is_featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "franchises"."status" = 'approved' and "franchises"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "audit_lines_newest" ON "audit_lines" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blogs_newest" ON "blogs" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "franchises_moderation" ON "franchises" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "submissions_inbox" ON "submissions" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "submissions_inbox_by_kind" ON "submissions" USING btree ("kind","created_at" DESC NULLS FIRST,"id");