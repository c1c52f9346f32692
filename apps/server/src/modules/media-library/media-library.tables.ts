import type { ErrorCode } from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';

/** Addresses handed out for files that are not assets yet; a row is gone once its file is one. */
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
    /** What a job is making of it; null before that, and after it failed. */
    preparingAs: text('preparing_as', { enum: ['video', 'audio'] }),
    /** How far the job is. */
    percent: integer('percent').notNull().default(0),
    /** Why the last job failed, until that was told. */
    failure: jsonb('failure').$type<UploadFailure>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From when on the row and what was put there are garbage. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_expires').on(table.expiresAt)],
);

export interface UploadFailure {
  code: ErrorCode;
  values: ErrorValues;
}
