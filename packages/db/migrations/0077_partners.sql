CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"sites" text[] DEFAULT '{}' NOT NULL,
	"contact_name" text,
	"contact_email" text,
	"key_hash" text,
	"key_end" text,
	"key_made_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "partners_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE INDEX "partners_by_contact" ON "partners" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "submissions_by_origin" ON "submissions" USING btree ("origin","created_at") WHERE "submissions"."origin" is not null;