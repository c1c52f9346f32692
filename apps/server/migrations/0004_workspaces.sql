CREATE TABLE "workspace_members" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"workspace_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workspaces_workspace_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pronunciations" DROP CONSTRAINT "pronunciations_word";--> statement-breakpoint
ALTER TABLE "pronunciations" DROP CONSTRAINT "pronunciations_user_id_users_user_id_fk";
--> statement-breakpoint
DROP INDEX "assets_user";--> statement-breakpoint
DROP INDEX "drafts_user";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "workspace_id" integer;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "workspace_id" integer;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "workspace_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "workspace_id" integer;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD COLUMN "workspace_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "workspace_id" integer;--> statement-breakpoint
-- Every user gets a workspace with the user's own number, and owns it.
INSERT INTO "workspaces" ("workspace_id", "created_at") OVERRIDING SYSTEM VALUE SELECT "user_id", "created_at" FROM "users";--> statement-breakpoint
INSERT INTO "workspace_members" ("workspace_id", "user_id", "role", "joined_at") SELECT "user_id", "user_id", 'creator', "created_at" FROM "users";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('workspaces', 'workspace_id'), coalesce(max("workspace_id"), 1), max("workspace_id") IS NOT NULL) FROM "workspaces";--> statement-breakpoint
UPDATE "users" SET "workspace_id" = "user_id";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
UPDATE "assets" SET "workspace_id" = "user_id";--> statement-breakpoint
ALTER TABLE "assets" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
UPDATE "drafts" SET "workspace_id" = "user_id";--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
UPDATE "uploads" SET "workspace_id" = "user_id";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
UPDATE "pronunciations" SET "workspace_id" = "user_id";--> statement-breakpoint
ALTER TABLE "pronunciations" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "workspace_id" = "user_id";--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_workspace" ON "assets" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "drafts_workspace" ON "drafts" USING btree ("workspace_id","changed_at");--> statement-breakpoint
CREATE INDEX "tasks_workspace" ON "tasks" USING btree ("workspace_id","created_at");--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_word" UNIQUE NULLS NOT DISTINCT("workspace_id","language","written");