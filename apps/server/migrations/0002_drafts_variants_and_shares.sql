CREATE TABLE "drafts" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"tool_type" integer NOT NULL,
	"title" text NOT NULL,
	"is_renamed" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"share_id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"wrong_passwords" integer DEFAULT 0 NOT NULL,
	"wrong_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "shares_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "task_outputs" ADD COLUMN "variant" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_steps" ADD COLUMN "variant" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_outputs" DROP CONSTRAINT "task_outputs_task_id_kind_pk";--> statement-breakpoint
ALTER TABLE "task_steps" DROP CONSTRAINT "task_steps_task_id_step_pk";--> statement-breakpoint
ALTER TABLE "task_outputs" ADD CONSTRAINT "task_outputs_task_id_kind_variant_pk" PRIMARY KEY("task_id","kind","variant");--> statement-breakpoint
ALTER TABLE "task_steps" ADD CONSTRAINT "task_steps_task_id_step_variant_pk" PRIMARY KEY("task_id","step","variant");--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_preview" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "work_id" uuid;--> statement-breakpoint
-- A task from before previews uses work files of its own.
UPDATE "tasks" SET "work_id" = "task_id";--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "work_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_renamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "feedback" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
-- An ad from before variants is the only one of its task, made in full.
UPDATE "tasks" SET "input" = '{"quality": "final", "platforms": [], "count": 1}'::jsonb || "input" WHERE "tool_type" = 104;--> statement-breakpoint
UPDATE "task_steps" SET "result" = jsonb_build_object('scripts', jsonb_build_array("result" -> 'script')) FROM "tasks" WHERE "tasks"."task_id" = "task_steps"."task_id" AND "tool_type" = 104 AND "task_steps"."step" = 'write_script';--> statement-breakpoint
UPDATE "task_steps" SET "result" = "result" || '{"otherVoices": []}'::jsonb FROM "tasks" WHERE "tasks"."task_id" = "task_steps"."task_id" AND "tool_type" = 104 AND "task_steps"."step" = 'speak';--> statement-breakpoint
-- What is left to do asks how large the video is, which was not remembered: it is rendered once more.
DELETE FROM "task_steps" USING "tasks" WHERE "tasks"."task_id" = "task_steps"."task_id" AND "tool_type" = 104 AND "task_steps"."step" = 'render' AND "state" IN ('in_queue', 'generating');--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_user" ON "drafts" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "drafts_deleted" ON "drafts" USING btree ("deleted_at") WHERE "drafts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "shares_task" ON "shares" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tasks_work" ON "tasks" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "tasks_deleted" ON "tasks" USING btree ("deleted_at") WHERE "tasks"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_previews" ON "tasks" USING btree ("user_id","created_at") WHERE "tasks"."is_preview";