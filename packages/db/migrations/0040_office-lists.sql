DROP INDEX "submissions_words";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","name","id");--> statement-breakpoint
CREATE INDEX "users_found" ON "users" USING gin (("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_lines_of_kind" ON "audit_lines" USING btree ("entity","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_actor" ON "audit_lines" USING btree ("actor","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blogs_oldest" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blogs_by_title" ON "blogs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "blogs_title_parts" ON "blogs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_by_position" ON "categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "categories_by_name" ON "categories" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "categories_name_parts" ON "categories" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_by_position" ON "events" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "events_by_title" ON "events" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "events_title_parts" ON "events" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "franchises_featured" ON "franchises" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "franchises"."is_featured";--> statement-breakpoint
CREATE INDEX "franchises_inactive" ON "franchises" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE not "franchises"."is_active";--> statement-breakpoint
CREATE INDEX "franchises_trending" ON "franchises" USING btree ("trending_type","created_at" DESC NULLS FIRST,"id") WHERE "franchises"."trending_type" is not null;--> statement-breakpoint
CREATE INDEX "media_name_parts" ON "media" USING gin ("original_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pages_by_position" ON "pages" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "pages_by_title" ON "pages" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "pages_title_parts" ON "pages" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "submissions_found" ON "submissions" USING gin (("name" || ' ' || "email" || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "submissions_incomplete" ON "submissions" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "submissions"."incomplete";--> statement-breakpoint
CREATE INDEX "team_members_by_order" ON "team_members" USING btree ("display_order","id");--> statement-breakpoint
CREATE INDEX "team_members_by_name" ON "team_members" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "team_members_name_parts" ON "team_members" USING gin ("name" gin_trgm_ops);