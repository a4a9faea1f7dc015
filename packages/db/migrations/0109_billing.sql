CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_financial_year_pk" PRIMARY KEY("kind","financial_year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"issued_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"description" text NOT NULL,
	"sac" text NOT NULL,
	"gst_rate" integer NOT NULL,
	"net" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	"corrects_id" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_serial" UNIQUE("kind","financial_year","serial"),
	CONSTRAINT "invoices_once" UNIQUE("order_id","kind"),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit note')),
	CONSTRAINT "invoices_number_short" CHECK (length("invoices"."number") <= 16),
	CONSTRAINT "invoices_halves_equal" CHECK ("invoices"."cgst" = "invoices"."sgst"),
	CONSTRAINT "invoices_one_kind_of_tax" CHECK ("invoices"."cgst" = 0 or "invoices"."igst" = 0),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."total" = "invoices"."net" + "invoices"."cgst" + "invoices"."sgst" + "invoices"."igst")
);
--> statement-breakpoint
CREATE TABLE "plan_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"franchise_id" integer,
	"plan_id" integer NOT NULL,
	"plan_name" text NOT NULL,
	"months" integer NOT NULL,
	"net_paise" bigint NOT NULL,
	"gst_rate" integer NOT NULL,
	"sac" text NOT NULL,
	"gives_featured" boolean NOT NULL,
	"buyer" jsonb,
	"buyer_email" text,
	"state" text DEFAULT 'proforma' NOT NULL,
	"payment_reference" text,
	"paid_at" timestamp with time zone,
	"starts_on" date,
	"ends_on" date,
	"begun_at" timestamp with time zone,
	"featured_before" text,
	"reminded_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_orders_state_known" CHECK ("plan_orders"."state" in ('proforma', 'paid', 'ended', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"months" integer NOT NULL,
	"gst_rate" integer NOT NULL,
	"sac" text NOT NULL,
	"gives_featured" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "seller_details" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "seller_details_one" CHECK ("seller_details"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_plan_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."plan_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_orders_open" ON "plan_orders" USING btree ("franchise_id") WHERE "plan_orders"."state" = 'proforma';--> statement-breakpoint
CREATE INDEX "plan_orders_franchise" ON "plan_orders" USING btree ("franchise_id","id");--> statement-breakpoint
CREATE INDEX "plan_orders_plan" ON "plan_orders" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_orders_email" ON "plan_orders" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "plan_orders_running" ON "plan_orders" USING btree ("ends_on") WHERE "plan_orders"."state" = 'paid';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('operator-notice', 'acknowledgement', 'listing-decision', 'password-reset', 'data-link', 'lead-given', 'lead-reply', 'lead-due', 'contact-erased', 'brand-sign-in', 'erasure-asked', 'brand-invitation', 'brand-people', 'brand-enquiry', 'brand-enquiries', 'brand-reply', 'brand-reopened', 'brand-declined', 'enquiry-ended', 'brand-reminder', 'brand-overdue', 'brand-answered', 'brand-change', 'listing-unconfirmed', 'plan-order', 'invoice', 'plan-ends', 'test-mail'));