CREATE TABLE "promotion_code_uses" (
	"promotion_code_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_code_uses_promotion_code_id_user_id_pk" PRIMARY KEY("promotion_code_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"promotion_code_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"credits" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "promotion_codes_code" UNIQUE("code_hash"),
	CONSTRAINT "promotion_codes_uses" CHECK ("promotion_codes"."uses" between 0 and "promotion_codes"."max_uses")
);
--> statement-breakpoint
ALTER TABLE "promotion_code_uses" ADD CONSTRAINT "promotion_code_uses_promotion_code_id_promotion_codes_promotion_code_id_fk" FOREIGN KEY ("promotion_code_id") REFERENCES "public"."promotion_codes"("promotion_code_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code_uses" ADD CONSTRAINT "promotion_code_uses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_code_uses_user" ON "promotion_code_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promotion_codes_newest" ON "promotion_codes" USING btree ("created_at","promotion_code_id");