CREATE TABLE "brand_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"franchise_id" integer NOT NULL,
	"person_id" text,
	"detail" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_talk" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_talk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"franchise_id" integer NOT NULL,
	"kind" text NOT NULL,
	"operator" text,
	"person_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "listing_talk_kind_known" CHECK ("listing_talk"."kind" in ('ask', 'answer', 'note'))
);
--> statement-breakpoint
ALTER TABLE "brand_papers" ADD CONSTRAINT "brand_papers_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_papers" ADD CONSTRAINT "brand_papers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_talk" ADD CONSTRAINT "listing_talk_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_talk" ADD CONSTRAINT "listing_talk_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_papers_franchise" ON "brand_papers" USING btree ("franchise_id","id");--> statement-breakpoint
CREATE INDEX "brand_papers_person" ON "brand_papers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "listing_talk_franchise" ON "listing_talk" USING btree ("franchise_id","id");--> statement-breakpoint
CREATE INDEX "listing_talk_person" ON "listing_talk" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "listing_talk_unseen" ON "listing_talk" USING btree ("franchise_id") WHERE "listing_talk"."kind" = 'answer' and "listing_talk"."seen_at" is null;