import { type SQL, sql } from 'drizzle-orm';
import type { Balance, OwnerAccountName } from './ledger.ts';

/** Selects what is in one account of a user; `userId` is a column of the statement around it, with its table's name. */
const selectAccount = (userId: SQL, name: OwnerAccountName): SQL<number> => sql<number>`coalesce((
  select sum(entries.amount)::int from ledger_accounts as accounts join ledger_entries as entries using (account_id)
  where accounts.owner_kind = 'user' and accounts.owner_id = ${userId} and accounts.name = ${sql.raw(`'${name}'`)}
), 0)`;

/** Columns for statements of others that need a user's balance too. */
export const selectBalance = (userId: SQL): Record<keyof Balance, SQL<number>> => ({
  available: selectAccount(userId, 'available'),
  held: selectAccount(userId, 'held'),
});
