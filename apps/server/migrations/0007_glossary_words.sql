-- Stored JSON takes the words of docs/glossary.md: image for picture, video for film, audio for sound, background for
-- ground. PostgreSQL writes a quote within a string as \", so that these patterns find fields and ids, never words of users.
CREATE FUNCTION pg_temp.in_present_words(stored jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    stored::text,
    '"picture(s?)": ', '"image\1": ', 'g'),
    '"picture_wish": ', '"image_wish": ', 'g'),
    '"film": ', '"video": ', 'g'),
    '"sound": ', '"audio": ', 'g'),
    '"ground": ', '"background": ', 'g'),
    '"(id|media)": "(second-)?picture', '"\1": "\2image', 'g'),
    '"picture-(\d+(-cut-out|-extended)?)": ', '"image-\1": ', 'g')::jsonb
$$;--> statement-breakpoint
UPDATE "drafts" SET "content" = pg_temp.in_present_words("content");--> statement-breakpoint
UPDATE "tasks" SET "input" = pg_temp.in_present_words("input");--> statement-breakpoint
UPDATE "task_previews" SET "input" = pg_temp.in_present_words("input");--> statement-breakpoint
UPDATE "task_steps" SET "result" = pg_temp.in_present_words("result") WHERE "result" IS NOT NULL;--> statement-breakpoint
UPDATE "task_preview_steps" SET "result" = pg_temp.in_present_words("result") WHERE "result" IS NOT NULL;--> statement-breakpoint
UPDATE "task_outputs" SET "kind" = replace("kind", 'sound_', 'audio_') WHERE "kind" IN ('sound_mp3', 'sound_wav');
