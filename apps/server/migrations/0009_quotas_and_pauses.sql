CREATE TABLE "queue_pauses" (
	"name" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "declared_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "library_max_s" integer;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");