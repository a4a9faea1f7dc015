ALTER TABLE "categories" ADD COLUMN "trade_share_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_average_bill" bigint;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_bills_a_day" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_opening_days" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_rent_per_sq_ft" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_staff_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_other_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "trade_source" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "partner_share_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "average_bill" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "bills_a_day" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "opening_days" integer;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "monthly_rent" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "monthly_staff_cost" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "monthly_other_costs" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "royalty_base" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "marketing_fee_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "fees_gst" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "brand_supply" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "brand_supply_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "renewal_fee" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "transfer_fee" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "exit_terms" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "refundable_until" text;