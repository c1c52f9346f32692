import { bigint, boolean, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const at = () => timestamp('at', { withTimezone: true }).notNull();

/** Visitors and users stand here as fingerprints: a row tells nobody's id, cookie or address. */
export const pageViews = pgTable(
  'page_views',
  {
    id: id(),
    at: at(),
    visitor: text('visitor').notNull(),
    /** Whose token it was; null for a visitor without one. */
    userKey: text('user_key'),
    /** Whether that user is a guest. */
    isGuest: boolean('is_guest').notNull(),
    /** Without query and fragment; parts that look like ids or tokens are left out. */
    path: text('path').notNull(),
    /** `utm_source`, or the host of another site; empty if neither is known. */
    source: text('source').notNull(),
    campaign: text('campaign'),
    inviteCode: text('invite_code'),
  },
  (table) => [index('page_views_at').on(table.at), index('page_views_user').on(table.userKey)],
);

export const events = pgTable(
  'analytics_events',
  {
    id: id(),
    at: at(),
    /** Null where the call names none. */
    visitor: text('visitor'),
    userKey: text('user_key'),
    eventId: text('event_id'),
    name: text('name').notNull(),
    type: text('type'),
    appId: text('app_id'),
    path: text('path'),
    body: text('body'),
  },
  (table) => [index('analytics_events_at').on(table.at), index('analytics_events_user').on(table.userKey)],
);

/** How far users came, once a day. */
export const milestones = pgTable(
  'milestones',
  {
    userKey: text('user_key').notNull(),
    kind: text('kind').$type<'began' | 'pushed' | 'made'>().notNull(),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userKey, table.kind, table.day] }), index('milestones_day').on(table.day)],
);
