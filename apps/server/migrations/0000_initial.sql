CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_type" integer NOT NULL,
	"vip_level" integer NOT NULL,
	"email" text,
	"password_hash" text,
	"nickname" text,
	"app_permission" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"asset_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration_s" double precision,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"media" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ledger_accounts_owner" UNIQUE("owner_kind","owner_id","name"),
	CONSTRAINT "ledger_accounts_name" CHECK (("ledger_accounts"."owner_kind" = 'system') = ("ledger_accounts"."name" in ('granted', 'spent', 'expired')))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_entries_once_per_account" UNIQUE("transaction_id","account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"transaction_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"task_id" uuid,
	"hold_id" bigint,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_transactions_hold_ends_once" UNIQUE("hold_id"),
	CONSTRAINT "ledger_transactions_hold" CHECK (("ledger_transactions"."kind" in ('settle', 'release')) = ("ledger_transactions"."hold_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"preparing_as" text,
	"percent" integer DEFAULT 0 NOT NULL,
	"failure" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_outputs" (
	"task_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "task_outputs_task_id_kind_pk" PRIMARY KEY("task_id","kind")
);
--> statement-breakpoint
CREATE TABLE "task_steps" (
	"task_id" uuid NOT NULL,
	"step" text NOT NULL,
	"result" jsonb,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "task_steps_task_id_step_pk" PRIMARY KEY("task_id","step")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"tool_type" integer NOT NULL,
	"title" text NOT NULL,
	"input" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"credits" integer NOT NULL,
	"priority" integer NOT NULL,
	"idempotency_key" text,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lost_workers" integer DEFAULT 0 NOT NULL,
	"step" text,
	"percent" integer DEFAULT 0 NOT NULL,
	"seconds_left" integer,
	"failure_code" text,
	"failure_values" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tasks_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "tasks_ended" CHECK (("tasks"."state" in ('success', 'failed', 'cancelled')) = ("tasks"."ended_at" is not null)),
	CONSTRAINT "tasks_failure" CHECK (("tasks"."state" = 'failed') = ("tasks"."failure_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "queue_claims" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"retry_count" integer NOT NULL,
	"worker_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_hold_id_ledger_transactions_transaction_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ledger_transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_outputs" ADD CONSTRAINT "task_outputs_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_outputs" ADD CONSTRAINT "task_outputs_asset_id_assets_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("asset_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_steps" ADD CONSTRAINT "task_steps_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_user" ON "assets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_task_holds_once" ON "ledger_transactions" USING btree ("task_id") WHERE "ledger_transactions"."kind" = 'hold';--> statement-breakpoint
CREATE INDEX "ledger_transactions_task" ON "ledger_transactions" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_expires" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "task_outputs_asset" ON "task_outputs" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("priority","created_at") WHERE "tasks"."state" = 'in_queue';--> statement-breakpoint
CREATE INDEX "tasks_changed" ON "tasks" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "queue_claims_worker_id" ON "queue_claims" USING btree ("worker_id");
--> statement-breakpoint
-- What is written in the ledger stays written.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % refused', TG_OP, TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- A transaction has entries, and they sum to zero: checked when the database's own transaction ends.
CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total bigint;
BEGIN
  SELECT sum(amount) INTO total FROM ledger_entries WHERE transaction_id = NEW.transaction_id;
  IF total IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'the entries of ledger transaction % sum to %, not to 0', NEW.transaction_id, total;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_sum AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
--> statement-breakpoint
-- A user's account never goes below zero, whoever writes the entry. The lock makes a second writer wait for the first;
-- the system's accounts need neither the check nor the lock, which all users would wait for.
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total bigint;
BEGIN
  IF NEW.amount > 0 THEN
    RETURN NEW;
  END IF;
  PERFORM FROM ledger_accounts WHERE account_id = NEW.account_id AND owner_kind <> 'system' FOR NO KEY UPDATE;
  IF FOUND THEN
    SELECT coalesce(sum(amount), 0) INTO total FROM ledger_entries WHERE account_id = NEW.account_id;
    IF total + NEW.amount < 0 THEN
      RAISE EXCEPTION 'ledger account % has %, too little for %', NEW.account_id, total, NEW.amount;
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();