/** What the database's catalogue says of a table. */
export interface CatalogueTable {
  name: string;
  columns: readonly string[];
  primaryKey: readonly string[];
  /** Foreign keys of one column. */
  references: readonly { column: string; table: string; target: string }[];
}

/** How the rows of a user are found in a table. */
export type Ownership =
  /** By the user, or by the workspaces that the user created. */
  | { by: 'columns'; user: boolean; workspace: boolean }
  /** By the row of another table that they belong to. */
  | { by: 'parent'; column: string; parent: string; target: string }
  /** The ledger names users without foreign keys, because it outlives them. */
  | { by: 'ledger' };

export interface OwnedTable extends CatalogueTable {
  ownership: Ownership;
}

/** Tables about users whose rows in a workspace of others are those users'. */
const OF_ONE_USER: ReadonlySet<string> = new Set(['users', 'workspace_members']);
/** Tables whose `user_id` is not whose rows they are: the column that is. Their `user_id` is nobody else's to read. */
const OWNER_COLUMNS: ReadonlyMap<string, string> = new Map([['invite_registrations', 'inviter_user_id']]);
const LEDGER: ReadonlySet<string> = new Set(['ledger_accounts', 'ledger_entries', 'ledger_transactions']);

/** Tables that hold nothing of a user. A test fails for a table that is neither here nor found to be owned. */
export const UNOWNED_TABLES: Readonly<Record<string, string>> = {
  analytics_events: 'Users by a keyed hash; deleted by the analytics with the account.',
  page_views: 'Users by a keyed hash; deleted by the analytics with the account.',
  milestones: 'Users by a keyed hash; deleted by the analytics with the account.',
  promotion_codes: 'Codes of the installation; who redeemed them is in promotion_code_uses.',
  used_tokens: 'Hashes of tokens of partners that were used, until they expire.',
  verification_codes: 'Hashes of codes by a hash of the e-mail, for minutes.',
  mails: 'Codes that open accounts, kept for a day at most; found by their address, and deleted with it.',
  queue_jobs: 'Work that waits, by ids of rows.',
  queue_pauses: 'Which kinds of jobs the operator paused.',
  rate_windows: 'Counts by hashed keys, for an hour at most.',
};

/** Secrets and their hashes tell a user nothing, and open accounts. */
const isSecret = (column: string): boolean => /(^|_)(hash|sealed|secret|verifier|nonce|token)(_|$)/.test(column);

/** Columns that stay out of the archive: secrets, and who else is in a row. */
export const isHidden = (table: { name: string }, column: string): boolean =>
  isSecret(column) || (OWNER_COLUMNS.has(table.name) && column === 'user_id');

/** Finds the tables with rows of users: by their columns, or by the foreign key to such a table. */
export function findOwnedTables(catalogue: readonly CatalogueTable[]): OwnedTable[] {
  const owned = new Map<string, OwnedTable>();
  for (const table of catalogue) {
    const user = table.columns.includes('user_id');
    const workspace = table.columns.includes('workspace_id') && !OF_ONE_USER.has(table.name);
    // Found below, by the foreign key.
    if (OWNER_COLUMNS.has(table.name)) continue;
    if (LEDGER.has(table.name)) owned.set(table.name, { ...table, ownership: { by: 'ledger' } });
    else if (user || workspace) owned.set(table.name, { ...table, ownership: { by: 'columns', user, workspace } });
  }
  // Each round finds the tables that belong to those of the round before.
  for (let found = -1; found !== owned.size; ) {
    found = owned.size;
    for (const table of catalogue) {
      if (owned.has(table.name)) continue;
      const owner = OWNER_COLUMNS.get(table.name);
      const up = table.references.find(
        (reference) => owned.has(reference.table) && (owner === undefined || owner === reference.column),
      );
      if (!up) continue;
      const ownership = { by: 'parent', column: up.column, parent: up.table, target: up.target } as const;
      owned.set(table.name, { ...table, ownership });
    }
  }
  return [...owned.values()];
}

/** Sorts tables so that each comes before those that it refers to, as rows must be deleted. */
export function sortForDeletion(tables: readonly OwnedTable[]): OwnedTable[] {
  const sorted: OwnedTable[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const referred = new Set(
      [...left.values()].flatMap(({ name, references }) =>
        references.map(({ table }) => table).filter((target) => target !== name),
      ),
    );
    const free = [...left.values()].filter(({ name }) => !referred.has(name));
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const table of free) {
      sorted.push(table);
      left.delete(table.name);
    }
  }
  return sorted;
}
