ALTER TABLE "task_steps" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "lane" text DEFAULT 'heavy' NOT NULL;