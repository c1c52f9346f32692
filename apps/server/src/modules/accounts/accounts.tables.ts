import type { WorkspaceRole } from '@reelwright/contracts';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Workspaces own drafts, tasks, assets and words. Each user has one from the start; the members of a team share one.
 */
export const workspaces = pgTable('workspaces', {
  workspaceId: integer('workspace_id').primaryKey().generatedAlwaysAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const users = pgTable('users', {
  userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
  userType: integer('user_type').notNull(),
  vipLevel: integer('vip_level').notNull(),
  /** Lower case; null for guests. */
  email: text('email').unique(),
  /** argon2id, in its own text format. */
  passwordHash: text('password_hash'),
  nickname: text('nickname'),
  /** The workspace the user works in. */
  workspaceId: integer('workspace_id')
    .notNull()
    .references(() => workspaces.workspaceId),
  appPermission: integer('app_permission').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    role: text('role').$type<WorkspaceRole>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, in hex: the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
