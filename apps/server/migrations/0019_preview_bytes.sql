ALTER TABLE "task_previews" ADD COLUMN "kept_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "task_previews_workspace" ON "task_previews" USING btree ("workspace_id");