import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';

/** The folders of a workspace's library, in any depth. */
export const assetFolders = pgTable(
  'asset_folders',
  {
    folderId: uuid('folder_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** Who created it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    /** Null at the top. No foreign key: rows move between databases in the order of their ids. */
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    /** The name without case and forms of width; unique among the folders of one parent, which the service checks. */
    nameKey: text('name_key').notNull(),
    /** `results` holds the folders of all projects, `project` the results of one. */
    kind: text('kind', { enum: ['own', 'results', 'project'] })
      .notNull()
      .default('own'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
    /** In the bin since then. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The folder whose deletion took this one along; null if it was deleted itself. */
    deletedWith: uuid('deleted_with'),
  },
  (table) => [
    index('asset_folders_parent').on(table.workspaceId, table.parentId, table.nameKey),
    index('asset_folders_deleted').on(table.workspaceId, table.deletedAt),
  ],
);
