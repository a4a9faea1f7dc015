CREATE TABLE "franchisee_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "franchisee_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"franchise_id" integer NOT NULL,
	"franchisee_id" integer NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	"drawn_by" text NOT NULL,
	"drawn_of" integer NOT NULL,
	"outcome" text,
	"called_on" date,
	"called_by" text,
	"months" integer,
	"again" text,
	"city" text,
	"permission" text,
	"words" text,
	"recording" text,
	"withdrawn_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "franchisee_calls_outcome_known" CHECK ("franchisee_calls"."outcome" in ('back', 'waiting', 'closed', 'unreached', 'declined')),
	CONSTRAINT "franchisee_calls_again_known" CHECK ("franchisee_calls"."again" in ('yes', 'no', 'unsaid')),
	CONSTRAINT "franchisee_calls_permission_known" CHECK ("franchisee_calls"."permission" in ('nothing', 'words', 'recording'))
);
--> statement-breakpoint
CREATE TABLE "franchisees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "franchisees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"franchise_id" integer NOT NULL,
	"name" text,
	"phone" text,
	"city" text,
	"may_be_asked" boolean DEFAULT false NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_year" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_opened" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_closed" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_opened_before" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_closed_before" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_opened_first" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_closed_first" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_company" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_partner" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "outlets_unopened" integer;--> statement-breakpoint
ALTER TABLE "franchisee_calls" ADD CONSTRAINT "franchisee_calls_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "franchisee_calls" ADD CONSTRAINT "franchisee_calls_franchisee_id_franchisees_id_fk" FOREIGN KEY ("franchisee_id") REFERENCES "public"."franchisees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "franchisees" ADD CONSTRAINT "franchisees_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "franchisee_calls_of_franchise" ON "franchisee_calls" USING btree ("franchise_id","called_on");--> statement-breakpoint
CREATE INDEX "franchisee_calls_of_franchisee" ON "franchisee_calls" USING btree ("franchisee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "franchisee_calls_recording" ON "franchisee_calls" USING btree ("recording");--> statement-breakpoint
CREATE UNIQUE INDEX "franchisees_of_franchise" ON "franchisees" USING btree ("franchise_id","phone");