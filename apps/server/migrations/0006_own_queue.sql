CREATE TABLE "queue_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"key" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "queue_jobs_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'waiting' NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"worker_id" bigint
);
--> statement-breakpoint
DROP TABLE "queue_claims" CASCADE;--> statement-breakpoint
CREATE INDEX "queue_jobs_waiting" ON "queue_jobs" USING btree ("name","priority" DESC NULLS LAST,"place") WHERE "queue_jobs"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "queue_jobs_one_running_per_key" ON "queue_jobs" USING btree ("name","key") WHERE "queue_jobs"."state" = 'running' and "queue_jobs"."key" is not null;--> statement-breakpoint
CREATE INDEX "queue_jobs_running" ON "queue_jobs" USING btree ("worker_id") WHERE "queue_jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "queue_jobs_ended" ON "queue_jobs" USING btree ("ended_at") WHERE "queue_jobs"."ended_at" is not null;--> statement-breakpoint
-- Takes over the unfinished jobs of pg-boss, which kept them in a schema of its own until this migration.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    EXECUTE $copy$
      INSERT INTO queue_jobs (id, name, data, key, priority, runs)
      SELECT id, name, coalesce(data, '{}'), group_id, priority, retry_count FROM pgboss.job
      WHERE state::text IN ('created', 'retry', 'active') AND name NOT LIKE '\_\_pgboss%'
      ORDER BY created_on
    $copy$;
    DROP SCHEMA pgboss CASCADE;
  END IF;
END
$$;
