import type { WorkspaceRole } from '@reelwright/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the link said that a user came by: only the fields that it had. */
export type SignUpSource = Readonly<Record<string, string | undefined>>;

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
  /** Whether the user has proved that mails to the e-mail arrive. */
  isEmailVerified: boolean('is_email_verified').notNull().default(false),
  /** argon2id, in its own text format. */
  passwordHash: text('password_hash'),
  nickname: text('nickname'),
  /** The workspace the user works in. */
  workspaceId: integer('workspace_id')
    .notNull()
    .references(() => workspaces.workspaceId),
  appPermission: integer('app_permission').array().notNull().default([]),
  /** Whether the user may see what concerns the whole installation; set by a command of the operator. */
  isOperator: boolean('is_operator').notNull().default(false),
  /** Who invited the user, as the link said. */
  inviteCode: text('invite_code'),
  /** Where the user came from: campaign, channel and visit, as the link said. */
  source: jsonb('source').$type<SignUpSource>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the account will be deleted, as its user asked; null otherwise. */
  deleteAfter: timestamp('delete_after', { withTimezone: true }),
});

/**
 * Browsers that were served as guests. A row outlives its guest: its browser is given credits once.
 */
export const guestDevices = pgTable(
  'guest_devices',
  {
    /** Keyed hash of the browser's id: whoever knows the id is served as its guest. */
    deviceHash: text('device_hash').primaryKey(),
    /** Null once the guest is a member, has signed in to an account, or was purged. */
    userId: integer('user_id').references(() => users.userId, { onDelete: 'set null' }),
    isWelcomed: boolean('is_welcomed').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('guest_devices_user').on(table.userId)],
);

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

/** One sign-in in one browser. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: uuid('session_id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Whether this sign-in created the account. */
    isNewAccount: boolean('is_new_account').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the token in use expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Exact to a few minutes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a token was issued last. */
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Where it was last used, as limits count addresses. */
    address: text('address').notNull().default(''),
    userAgent: text('user_agent'),
    /** When and from where a replaced token was used; the session has ended then. */
    stolenAt: timestamp('stolen_at', { withTimezone: true }),
    stolenAddress: text('stolen_address'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The tokens of a session: the one in use, one that may be on its way, and those replaced, until they expire. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    /** SHA-256 of the token, in hex: the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    firstUsedAt: timestamp('first_used_at', { withTimezone: true }),
    /** When the token after it was first used. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
);
