import type { BrandKitFields } from '@reelwright/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';

/** What the ads of a workspace's brands have in common. */
export const brandKits = pgTable(
  'brand_kits',
  {
    brandKitId: uuid('brand_kit_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** The user who saved it last. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    name: text('name').notNull(),
    /** Whether new ads begin with it. */
    isDefault: boolean('is_default').notNull(),
    fields: jsonb('fields').$type<Omit<BrandKitFields, 'name' | 'is_default'>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('brand_kits_workspace').on(table.workspaceId, table.createdAt),
    uniqueIndex('brand_kits_default').on(table.workspaceId).where(sql`${table.isDefault}`),
  ],
);
