CREATE TABLE "catalogue_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"origin" text NOT NULL,
	"import_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "space_bytes" bigint GENERATED ALWAYS AS (size_bytes + coalesce((media->>'keptBytes')::bigint, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "uploaded_s" double precision GENERATED ALWAYS AS (case when storage_key like 'library/%' then duration_s end) STORED;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_workspace_id_workspaces_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_products_workspace" ON "catalogue_products" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "catalogue_products_import" ON "catalogue_products" USING btree ("import_id") WHERE "catalogue_products"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_products_deleted" ON "catalogue_products" USING btree ("deleted_at") WHERE "catalogue_products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "assets_space" ON "assets" USING btree ("workspace_id","space_bytes","uploaded_s");