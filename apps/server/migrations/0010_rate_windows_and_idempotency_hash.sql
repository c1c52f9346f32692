CREATE UNLOGGED TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
CREATE INDEX "rate_windows_ended" ON "rate_windows" USING btree ("ends_at");