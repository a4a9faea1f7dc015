CREATE TABLE "audit_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"meta_description" text,
	"image" text,
	"category" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"author" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_status_known" CHECK ("blogs"."status" in ('draft', 'scheduled', 'published'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"date" date,
	"location" text,
	"description" text,
	"thumbnail" text,
	"video_type" text,
	"video_id" text,
	"video_url" text,
	"image_url" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "events_video_type_known" CHECK ("events"."video_type" in ('youtube', 'vimeo', 'custom', 'image'))
);
--> statement-breakpoint
CREATE TABLE "franchises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "franchises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"business_name" text NOT NULL,
	"business_logo" text,
	"images" text[] DEFAULT '{}' NOT NULL,
	"category_id" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"headquarters" text,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"territory_details" text[] DEFAULT '{}' NOT NULL,
	"investment_min" bigint,
	"investment_max" bigint,
	"excepted_roi_min" integer,
	"excepted_roi_max" integer,
	"space_required" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"trending_type" text,
	"user_id" text,
	"features" text[] DEFAULT '{}' NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"support_provided" text[] DEFAULT '{}' NOT NULL,
	"support_offered" text,
	"training_details" text[] DEFAULT '{}' NOT NULL,
	"establishment_year" integer,
	"total_outlets" integer,
	"phone" text,
	"email" text,
	"website" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"gst_number" text,
	"cin_number" text,
	"franchise_fee" bigint,
	"royalty_percentage" numeric(5, 2),
	"contract_duration" text,
	"model_type" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "franchises_slug_unique" UNIQUE("slug"),
	CONSTRAINT "franchises_status_known" CHECK ("franchises"."status" in ('pending', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "franchises_trending_type_known" CHECK ("franchises"."trending_type" in ('weekly', 'monthly')),
	CONSTRAINT "franchises_figures_not_negative" CHECK (least("franchises"."investment_min", "franchises"."investment_max", "franchises"."excepted_roi_min", "franchises"."excepted_roi_max") >= 0)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"ext" text NOT NULL,
	"bytes" integer NOT NULL,
	"original_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_documents" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_documents_key_known" CHECK ("site_documents"."key" in ('about', 'contact-info', 'business-hours', 'social-links', 'settings', 'privacy-policy', 'terms'))
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"entity" text NOT NULL,
	"old_slug" text NOT NULL,
	"entity_id" integer NOT NULL,
	CONSTRAINT "slug_redirects_entity_old_slug_pk" PRIMARY KEY("entity","old_slug"),
	CONSTRAINT "slug_redirects_entity_known" CHECK ("slug_redirects"."entity" in ('franchise', 'category', 'blog', 'page'))
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"franchise_id" integer,
	"payload" jsonb NOT NULL,
	"answer" text NOT NULL,
	"origin" text,
	"incomplete" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_key_unique" UNIQUE("key"),
	CONSTRAINT "submissions_kind_known" CHECK ("submissions"."kind" in ('enquiry', 'investor', 'contact', 'listing'))
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" text,
	"bio" text,
	"image" text,
	"joined" text,
	"email" text,
	"phone" text,
	"linkedin" text,
	"experience" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "franchises" ADD CONSTRAINT "franchises_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_lines_of_entity" ON "audit_lines" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_lines_newest" ON "audit_lines" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "blogs_newest" ON "blogs" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "franchises_moderation" ON "franchises" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "franchises_category" ON "franchises" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "slug_redirects_target" ON "slug_redirects" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "submissions_inbox" ON "submissions" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "submissions_inbox_by_kind" ON "submissions" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "submissions_franchise" ON "submissions" USING btree ("franchise_id");--> statement-breakpoint
CREATE INDEX "submissions_email" ON "submissions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "submissions_phone" ON "submissions" USING btree ("phone");