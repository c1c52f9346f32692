-- Tells all processes what they may no longer believe of a session, when the transaction that changes it commits.
CREATE FUNCTION tell_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changes', 'user:' || coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_told AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_user_change();
--> statement-breakpoint
CREATE TRIGGER workspace_members_told AFTER INSERT OR UPDATE OR DELETE ON workspace_members
  FOR EACH ROW EXECUTE FUNCTION tell_user_change();
--> statement-breakpoint
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changes', 'ended:' || OLD.session_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_deletion_told AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
CREATE TRIGGER sessions_theft_told AFTER UPDATE OF stolen_at ON sessions
  FOR EACH ROW WHEN (OLD.stolen_at IS DISTINCT FROM NEW.stolen_at) EXECUTE FUNCTION tell_session_end();
--> statement-breakpoint
CREATE FUNCTION tell_token_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changes', 'session:' || OLD.session_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER session_tokens_replacement_told AFTER UPDATE OF replaced_at ON session_tokens
  FOR EACH ROW WHEN (OLD.replaced_at IS DISTINCT FROM NEW.replaced_at) EXECUTE FUNCTION tell_token_change();
--> statement-breakpoint
CREATE TRIGGER session_tokens_deletion_told AFTER DELETE ON session_tokens
  FOR EACH ROW EXECUTE FUNCTION tell_token_change();
