import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** One code for each user, made when it is first asked for. */
export const inviteCodes = pgTable('invite_codes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  code: text('code').notNull().unique('invite_codes_code'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Who followed a code. Counts stay when the visitor's own rows are deleted, so nothing here leads to the visitor. */
export const inviteVisits = pgTable(
  'invite_visits',
  {
    visitId: integer('visit_id').primaryKey().generatedAlwaysAsIdentity(),
    inviterUserId: integer('inviter_user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** SHA-256 of inviter and device, in hex: the same device counts once for each inviter. */
    visitorHash: text('visitor_hash').notNull(),
    visitedAt: timestamp('visited_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('invite_visits_visitor').on(table.inviterUserId, table.visitorHash)],
);

export const inviteRegistrations = pgTable(
  'invite_registrations',
  {
    registrationId: integer('registration_id').primaryKey().generatedAlwaysAsIdentity(),
    inviterUserId: integer('inviter_user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Null once the registered account is deleted. */
    userId: integer('user_id')
      .unique('invite_registrations_user')
      .references(() => users.userId, { onDelete: 'set null' }),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('invite_registrations_inviter').on(table.inviterUserId)],
);
