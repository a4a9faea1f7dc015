CREATE TABLE "backups" (
	"name" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" integer,
	"pictures" integer,
	"tried_at" timestamp with time zone,
	"try_fault" text
);
