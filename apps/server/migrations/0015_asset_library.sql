CREATE TABLE "asset_favorites" (
	"user_id" integer NOT NULL,
	"asset_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asset_favorites_user_id_asset_id_pk" PRIMARY KEY("user_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "asset_folders" (
	"folder_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"kind" text DEFAULT 'own' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_with" uuid
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "modified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "category_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "deleted_with" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "terms" integer[];--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "asset_favorites" ADD CONSTRAINT "asset_favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_favorites" ADD CONSTRAINT "asset_favorites_asset_id_assets_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("asset_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_folders" ADD CONSTRAINT "asset_folders_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_folders" ADD CONSTRAINT "asset_folders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_favorites_asset" ON "asset_favorites" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "asset_folders_parent" ON "asset_folders" USING btree ("workspace_id","parent_id","name_key");--> statement-breakpoint
CREATE INDEX "asset_folders_deleted" ON "asset_folders" USING btree ("workspace_id","deleted_at");--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_folder_id_asset_folders_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."asset_folders"("folder_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_newest" ON "assets" USING btree ("workspace_id","created_at","asset_id") WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree ("workspace_id","sort_name" collate "C","asset_id") WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_by_size" ON "assets" USING btree ("workspace_id","size_bytes","asset_id") WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_of_kind" ON "assets" USING btree ("workspace_id","kind","created_at","asset_id") WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_in_folder_newest" ON "assets" USING btree ("workspace_id","folder_id","created_at","asset_id") WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_in_folder_by_name" ON "assets" USING btree ("workspace_id","folder_id","sort_name" collate "C","asset_id") WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_in_folder_by_size" ON "assets" USING btree ("workspace_id","folder_id","size_bytes","asset_id") WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_folder" ON "assets" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "assets_terms" ON "assets" USING gin ("terms") WITH (fastupdate=false) WHERE "assets"."deleted_at" is null and "assets"."kind" is not null;--> statement-breakpoint
CREATE INDEX "assets_content" ON "assets" USING btree ("workspace_id","sha256");--> statement-breakpoint
CREATE INDEX "assets_bin" ON "assets" USING btree ("workspace_id","deleted_at") WHERE "assets"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "assets_not_indexed" ON "assets" USING btree ("asset_id") WHERE "assets"."terms" is null;--> statement-breakpoint
UPDATE "assets" SET "kind" = split_part("content_type", '/', 1)
WHERE split_part("content_type", '/', 1) IN ('image', 'video', 'audio')
	AND NOT EXISTS (
		SELECT FROM "task_outputs" WHERE "task_outputs"."asset_id" = "assets"."asset_id" AND "task_outputs"."kind" NOT IN ('video', 'audio_mp3')
	);
