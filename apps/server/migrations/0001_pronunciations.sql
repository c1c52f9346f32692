CREATE TABLE "pronunciations" (
	"pronunciation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"written" text NOT NULL,
	"spoken" text NOT NULL,
	"notation" text NOT NULL,
	"is_case_sensitive" boolean NOT NULL,
	"language" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pronunciations_word" UNIQUE NULLS NOT DISTINCT("user_id","language","written")
);
--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;