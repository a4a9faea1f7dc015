ALTER TABLE "franchises" ADD COLUMN "cost_interior" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "cost_equipment" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "cost_stock" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "cost_deposit" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "cost_working_capital" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "costs_not_included" text[] DEFAULT '{}' NOT NULL;