-- A task shows the files of its outputs: who has read it learns by its row that one was renamed or deleted.
CREATE FUNCTION change_task_of_asset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tasks SET version = version + 1, changed_at = now()
    WHERE task_id IN (SELECT task_id FROM task_outputs WHERE asset_id = NEW.asset_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER assets_shown_by_tasks AFTER UPDATE ON assets
  FOR EACH ROW WHEN (
    (OLD.file_name, OLD.storage_key, OLD.content_type, OLD.width, OLD.height, OLD.duration_s, OLD.size_bytes, OLD.sha256)
    IS DISTINCT FROM
    (NEW.file_name, NEW.storage_key, NEW.content_type, NEW.width, NEW.height, NEW.duration_s, NEW.size_bytes, NEW.sha256)
  ) EXECUTE FUNCTION change_task_of_asset();
--> statement-breakpoint
CREATE FUNCTION change_tasks_of_outputs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tasks SET version = version + 1, changed_at = now() WHERE task_id IN (SELECT task_id FROM removed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER task_outputs_removed AFTER DELETE ON task_outputs
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION change_tasks_of_outputs();
