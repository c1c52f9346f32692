ALTER TABLE "drafts" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "image_count" integer;--> statement-breakpoint
UPDATE "drafts" SET
	"step" = COALESCE("content"->>'step', 'source'),
	"cover" = (
		SELECT "image"->'ref' FROM jsonb_array_elements(COALESCE("content"->'product'->'pictures', "content"->'product'->'images', '[]')) WITH ORDINALITY AS "images" ("image", "place")
		WHERE COALESCE("image"->>'is_removed', 'false') = 'false' ORDER BY "place" LIMIT 1
	),
	"image_count" = (
		SELECT count(*) FROM jsonb_array_elements(COALESCE("content"->'product'->'pictures', "content"->'product'->'images', '[]')) AS "images" ("image")
		WHERE COALESCE("image"->>'is_removed', 'false') = 'false'
	);--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "step" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "image_count" SET NOT NULL;
