CREATE TABLE "asset_analyses" (
	"asset_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"result" jsonb,
	"failure" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "found_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "asset_analyses" ADD CONSTRAINT "asset_analyses_asset_id_assets_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("asset_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_analyses_open" ON "asset_analyses" USING btree ("asset_id") WHERE "asset_analyses"."state" <> 'analyzed';