import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
  userType: integer('user_type').notNull(),
  vipLevel: integer('vip_level').notNull(),
  /** Lower case; null for guests. */
  email: text('email').unique(),
  /** argon2id, in its own text form. */
  passwordHash: text('password_hash'),
  nickname: text('nickname'),
  appPermission: integer('app_permission').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const sessions = pgTable('sessions', {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
