import type { ErrorCode } from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';

/** Uploads that are not assets yet; the row is deleted once the file is an asset. */
export const uploads = pgTable(
  'uploads',
  {
    /** The asset's id, once there is one. */
    uploadId: uuid('upload_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** The folder that the asset will be in; null for the top. The folder may be gone by then. */
    folderId: uuid('folder_id'),
    /** The size that the address was signed for, which counts against the workspace's storage until there is an asset. */
    declaredBytes: bigint('declared_bytes', { mode: 'number' }).notNull().default(0),
    /** The link that the server fetches the file from; null for a file that a browser sends. */
    sourceUrl: text('source_url'),
    /** The store's name for a file that arrives in parts; null for a file that arrives in one piece. */
    multipartId: text('multipart_id'),
    /** Seconds of video and audio that the workspace may keep, by the plan of the user; null where nothing limits it. */
    libraryMaxS: integer('library_max_s'),
    /** What a job makes of it; null before the job, and after it failed. */
    preparingAs: text('preparing_as', { enum: ['video', 'audio'] }),
    /** Progress of the job. */
    percent: integer('percent').notNull().default(0),
    /** Why the last job failed; null once that was told. */
    failure: jsonb('failure').$type<UploadFailure>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on the row and the uploaded file are garbage. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_expires').on(table.expiresAt)],
);

export interface UploadFailure {
  code: ErrorCode;
  values: ErrorValues;
}
