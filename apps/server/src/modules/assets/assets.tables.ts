import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';
import type { AssetMedia } from './asset-media.ts';
import { assetFolders } from './folders.tables.ts';

export const assets = pgTable(
  'assets',
  {
    assetId: uuid('asset_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** The user who uploaded or created it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    fileName: text('file_name').notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    /** 0 for audio, like the height. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    durationS: doublePrecision('duration_s'),
    /**
     * Size of the original upload, which is kept beside the working copy; for a tool's output, size of the file itself.
     */
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** All bytes that are kept for the asset. */
    spaceBytes: bigint('space_bytes', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`size_bytes + coalesce((media->>'keptBytes')::bigint, 0)`),
    /** The duration of an upload; null for what a tool made. */
    uploadedS: doublePrecision('uploaded_s').generatedAlwaysAs(
      sql`case when storage_key like 'library/%' then duration_s end`,
    ),
    /** SHA-256 of the same file, in hex. */
    sha256: text('sha256').notNull(),
    /** Null for a tool's output until its working copies exist, and for files that nothing can play or show. */
    media: jsonb('media').$type<AssetMedia>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null for files that the library does not list, such as captions and thumbnails that a tool made. */
    kind: text('kind', { enum: ['image', 'video', 'audio'] }),
    /** Null at the top of the library. */
    folderId: uuid('folder_id').references(() => assetFolders.folderId, { onDelete: 'set null' }),
    /** Of the name, tags, description or folder; null since the asset was created. */
    modifiedAt: timestamp('modified_at', { withTimezone: true }),
    tags: text('tags').array().notNull().default([]),
    /** 0 without a category. */
    categoryId: integer('category_id').notNull().default(0),
    description: text('description').notNull().default(''),
    /** What the analysis found, for the search only. */
    foundText: text('found_text').notNull().default(''),
    /** The words of a tool's output that are spoken in it. */
    spokenText: text('spoken_text').notNull().default(''),
    /** In the bin since then. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The folder whose deletion took the asset along; null if it was deleted itself. */
    deletedWith: uuid('deleted_with'),
    /** The following follow from name, tags, description and what was found: `search-terms.ts`. */
    sortName: text('sort_name').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
    /** Null until an asset that is older than the search was indexed. */
    terms: integer('terms').array(),
  },
  (table) => {
    // The same bytes in the same order on every database, whatever its language.
    const sortName = sql`${table.sortName} collate "C"`;
    const isListed = sql`${table.deletedAt} is null and ${table.kind} is not null`;
    const { workspaceId, folderId, createdAt, sizeBytes, assetId, kind, categoryId } = table;
    return [
      index('assets_workspace').on(workspaceId, createdAt),
      // Sums of space read this index alone, and no row.
      index('assets_space').on(workspaceId, table.spaceBytes, table.uploadedS),
      index('assets_newest').on(workspaceId, createdAt, assetId).where(isListed),
      index('assets_by_name').on(workspaceId, sortName, assetId).where(isListed),
      index('assets_by_size').on(workspaceId, sizeBytes, assetId).where(isListed),
      index('assets_of_kind').on(workspaceId, kind, createdAt, assetId).where(isListed),
      index('assets_of_category').on(workspaceId, categoryId, createdAt, assetId).where(isListed),
      index('assets_in_folder_newest').on(workspaceId, folderId, createdAt, assetId).where(isListed),
      index('assets_in_folder_by_name').on(workspaceId, folderId, sortName, assetId).where(isListed),
      index('assets_in_folder_by_size').on(workspaceId, folderId, sizeBytes, assetId).where(isListed),
      index('assets_folder').on(folderId),
      // A list of pending entries would be read by every search.
      index('assets_terms').using('gin', table.terms).with({ fastupdate: false }).where(isListed),
      index('assets_content').on(workspaceId, table.sha256),
      index('assets_bin').on(workspaceId, table.deletedAt).where(sql`${table.deletedAt} is not null`),
      index('assets_not_indexed').on(assetId).where(sql`${table.terms} is null`),
    ];
  },
);
