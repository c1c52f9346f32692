import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workspaces } from '../accounts/accounts.tables.ts';

/**
 * How many listed assets of a workspace have a tag. Kept by triggers (`asset-tags.tables.sql`), in the transaction that
 * changes the assets: counting them would read every row of a large library.
 */
export const assetTags = pgTable(
  'asset_tags',
  {
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    tag: text('tag').notNull(),
    /** Never 0: a tag that no asset has left is deleted. */
    assets: integer('assets').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.tag] })],
);
