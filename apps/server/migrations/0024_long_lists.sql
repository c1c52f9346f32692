DROP INDEX "ledger_entries_account";--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","entry_id","amount");