import type { ProductOrigin, SavedProductFields } from '@reelwright/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';

/** The products that a workspace has saved to make ads of. */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    productId: uuid('product_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** The user who saved it first. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    name: text('name').notNull(),
    fields: jsonb('fields').$type<Omit<SavedProductFields, 'name'>>().notNull(),
    /** What a search looks through; follows from the name and the fields. */
    searchText: text('search_text').notNull(),
    origin: text('origin').$type<ProductOrigin>().notNull(),
    /** The CSV file that it came with. */
    importId: uuid('import_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** A deleted product can only be restored; it is purged a day later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('catalogue_products_workspace').on(table.workspaceId, table.createdAt),
    index('catalogue_products_import').on(table.importId).where(sql`${table.importId} is not null`),
    index('catalogue_products_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
