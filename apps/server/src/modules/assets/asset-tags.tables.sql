-- Adds the tags of new or changed rows to the counts of a workspace, and takes those of old rows away. In the order of
-- the tags, so that two transactions never wait for each other.
CREATE FUNCTION add_asset_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Set while a whole database is copied: the counts are copied too.
  IF current_setting('reelwright.copies_rows', true) = 'on' THEN
    RETURN NULL;
  END IF;
  INSERT INTO asset_tags AS kept (workspace_id, tag, assets)
    SELECT workspace_id, tag, count(*) FROM added, unnest(tags) AS tag
    WHERE deleted_at IS NULL AND kind IS NOT NULL
    GROUP BY workspace_id, tag ORDER BY workspace_id, tag
    ON CONFLICT (workspace_id, tag) DO UPDATE SET assets = kept.assets + excluded.assets;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION remove_asset_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO asset_tags AS kept (workspace_id, tag, assets)
    SELECT workspace_id, tag, -count(*) FROM removed, unnest(tags) AS tag
    WHERE deleted_at IS NULL AND kind IS NOT NULL
    GROUP BY workspace_id, tag ORDER BY workspace_id, tag
    ON CONFLICT (workspace_id, tag) DO UPDATE SET assets = kept.assets + excluded.assets;
  DELETE FROM asset_tags WHERE assets <= 0 AND (workspace_id, tag) IN (SELECT workspace_id, unnest(tags) FROM removed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION change_asset_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most changes leave all tags where they are: a rename, a move, what an analysis found.
  WITH changes AS (
    SELECT workspace_id, tag, sum(change) AS assets FROM (
      SELECT workspace_id, unnest(tags) AS tag, 1 AS change FROM added WHERE deleted_at IS NULL AND kind IS NOT NULL
      UNION ALL
      SELECT workspace_id, unnest(tags), -1 FROM removed WHERE deleted_at IS NULL AND kind IS NOT NULL
    ) AS each GROUP BY workspace_id, tag HAVING sum(change) <> 0
  )
  INSERT INTO asset_tags AS kept (workspace_id, tag, assets)
    SELECT workspace_id, tag, assets FROM changes ORDER BY workspace_id, tag
    ON CONFLICT (workspace_id, tag) DO UPDATE SET assets = kept.assets + excluded.assets;
  DELETE FROM asset_tags WHERE assets <= 0 AND (workspace_id, tag) IN (SELECT workspace_id, unnest(tags) FROM removed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER assets_tags_added AFTER INSERT ON assets
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_asset_tags();
--> statement-breakpoint
CREATE TRIGGER assets_tags_removed AFTER DELETE ON assets
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_asset_tags();
--> statement-breakpoint
CREATE TRIGGER assets_tags_changed AFTER UPDATE ON assets
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION change_asset_tags();
