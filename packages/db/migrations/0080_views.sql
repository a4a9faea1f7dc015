CREATE TABLE "franchise_views" (
	"franchise_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "franchise_views_franchise_id_day_pk" PRIMARY KEY("franchise_id","day")
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_sources" (
	"franchise_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "view_sources_franchise_id_day_kind_value_pk" PRIMARY KEY("franchise_id","day","kind","value"),
	CONSTRAINT "view_sources_kind_known" CHECK ("view_sources"."kind" in ('city', 'word'))
);
--> statement-breakpoint
CREATE TABLE "view_visitors" (
	"day" date NOT NULL,
	"franchise_id" integer NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "view_visitors_day_franchise_id_visitor_pk" PRIMARY KEY("day","franchise_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "franchise_views" ADD CONSTRAINT "franchise_views_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_sources" ADD CONSTRAINT "view_sources_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visitors" ADD CONSTRAINT "view_visitors_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;