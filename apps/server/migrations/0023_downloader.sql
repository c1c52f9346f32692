CREATE TABLE "download_progress" (
	"task_id" uuid NOT NULL,
	"variant" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"done_bytes" bigint NOT NULL,
	"total_bytes" bigint,
	"bytes_per_second" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "download_progress_task_id_variant_pk" PRIMARY KEY("task_id","variant")
);
--> statement-breakpoint
CREATE TABLE "link_lookups" (
	"lookup_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"video" jsonb,
	"thumbnail_key" text,
	"failure" text,
	"failure_values" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "download_progress" ADD CONSTRAINT "download_progress_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_progress" ADD CONSTRAINT "download_progress_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_lookups" ADD CONSTRAINT "link_lookups_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_lookups" ADD CONSTRAINT "link_lookups_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_progress_of_workspace" ON "download_progress" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "download_progress_by_age" ON "download_progress" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "link_lookups_of_workspace" ON "link_lookups" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "link_lookups_by_age" ON "link_lookups" USING btree ("created_at");