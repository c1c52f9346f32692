CREATE TABLE "task_ends" (
	"end_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_ends_end_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" uuid NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tool_type" integer NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"credits" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_ends_task" UNIQUE("task_id")
);
--> statement-breakpoint
CREATE TABLE "task_preview_steps" (
	"preview_id" uuid NOT NULL,
	"step" text NOT NULL,
	"variant" integer DEFAULT 0 NOT NULL,
	"key" text,
	"result" jsonb,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "task_preview_steps_preview_id_step_variant_pk" PRIMARY KEY("preview_id","step","variant")
);
--> statement-breakpoint
CREATE TABLE "task_previews" (
	"preview_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tool_type" integer NOT NULL,
	"input" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"draft_id" uuid,
	"work_id" uuid NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lost_workers" integer DEFAULT 0 NOT NULL,
	"step" text,
	"percent" integer DEFAULT 0 NOT NULL,
	"seconds_left" integer,
	"failure_code" text,
	"failure_values" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "task_preview_steps" ADD CONSTRAINT "task_preview_steps_preview_id_task_previews_preview_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."task_previews"("preview_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_previews" ADD CONSTRAINT "task_previews_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_previews" ADD CONSTRAINT "task_previews_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_ends_workspace" ON "task_ends" USING btree ("workspace_id","end_id");--> statement-breakpoint
CREATE INDEX "task_previews_user" ON "task_previews" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "task_previews_work" ON "task_previews" USING btree ("work_id");--> statement-breakpoint
-- Previews move to a table of their own. One that still ran has lost its job: it counts as cancelled.
INSERT INTO "task_previews" ("preview_id", "workspace_id", "user_id", "tool_type", "input", "seed", "draft_id", "work_id", "state", "attempt", "percent", "failure_code", "failure_values", "version", "created_at", "started_at", "ended_at")
SELECT "task_id", "workspace_id", "user_id", "tool_type", "input", "seed", "draft_id", "work_id", CASE WHEN "ended_at" IS NULL THEN 'cancelled' ELSE "state" END, "attempt", "percent", "failure_code", "failure_values", "version", "created_at", "started_at", coalesce("ended_at", now()) FROM "tasks" WHERE "is_preview";--> statement-breakpoint
INSERT INTO "task_preview_steps" ("preview_id", "step", "variant", "key", "result", "duration_ms")
SELECT "task_steps"."task_id", "task_steps"."step", "variant", "key", "result", "duration_ms" FROM "task_steps" JOIN "tasks" ON "tasks"."task_id" = "task_steps"."task_id" WHERE "is_preview";--> statement-breakpoint
DELETE FROM "tasks" WHERE "is_preview";--> statement-breakpoint
DROP INDEX "tasks_previews";--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "is_preview";