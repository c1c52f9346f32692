import { and, count, countDistinct, desc, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { events, milestones, pageViews } from './analytics.tables.ts';

export type PageViewRow = Omit<typeof pageViews.$inferInsert, 'id'>;
export type EventRow = Omit<typeof events.$inferInsert, 'id'>;
export type MilestoneRow = typeof milestones.$inferInsert;

export async function insertPageViews(db: Executor, rows: PageViewRow[]): Promise<void> {
  await db.insert(pageViews).values(rows);
}

export async function insertEvents(db: Executor, rows: EventRow[]): Promise<void> {
  await db.insert(events).values(rows);
}

export async function insertMilestones(db: Executor, rows: MilestoneRow[]): Promise<void> {
  await db.insert(milestones).values(rows).onConflictDoNothing();
}

/** Whether a user's way is recorded at all. */
export async function hasMilestone(db: Executor, userKey: string): Promise<boolean> {
  const rows = await db
    .select({ kind: milestones.kind })
    .from(milestones)
    .where(eq(milestones.userKey, userKey))
    .limit(1);
  return rows.length > 0;
}

export async function deleteRecordsBefore(db: Executor, time: Date): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.at, time));
  await db.delete(events).where(lt(events.at, time));
  await db.delete(milestones).where(lt(milestones.day, toDay(time)));
}

export async function deleteRecordsOf(tx: Executor, userKey: string): Promise<void> {
  await tx.delete(pageViews).where(eq(pageViews.userKey, userKey));
  await tx.delete(events).where(eq(events.userKey, userKey));
  await tx.delete(milestones).where(eq(milestones.userKey, userKey));
}

export const toDay = (time: Date): string => time.toISOString().slice(0, 10);

const views = count();
const visitors = countDistinct(pageViews.visitor);

export async function countViews(db: Executor, from: Date): Promise<{ views: number; visitors: number }> {
  const [row] = await db.select({ views, visitors }).from(pageViews).where(gte(pageViews.at, from));
  return row ?? { views: 0, visitors: 0 };
}

export async function countViewsByDay(db: Executor, from: Date) {
  const day = sql<string>`to_char(${pageViews.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  return await db.select({ day, views, visitors }).from(pageViews).where(gte(pageViews.at, from)).groupBy(day);
}

export async function listTopPages(db: Executor, from: Date, max: number) {
  return await db
    .select({ name: pageViews.path, views, visitors })
    .from(pageViews)
    .where(gte(pageViews.at, from))
    .groupBy(pageViews.path)
    .orderBy(desc(views), pageViews.path)
    .limit(max);
}

/** The source of a visitor is that of the first page in the period that names one. */
export async function listTopSources(db: Executor, from: Date, max: number) {
  const first = db
    .selectDistinctOn([pageViews.visitor], { visitor: pageViews.visitor, source: pageViews.source })
    .from(pageViews)
    .where(gte(pageViews.at, from))
    .orderBy(pageViews.visitor, sql`${pageViews.source} = ''`, pageViews.at)
    .as('first');
  const sourceVisitors = countDistinct(first.visitor);
  return await db
    .select({ name: first.source, views: count(pageViews.id), visitors: sourceVisitors })
    .from(first)
    .innerJoin(pageViews, and(eq(pageViews.visitor, first.visitor), gte(pageViews.at, from)))
    .groupBy(first.source)
    .orderBy(desc(sourceVisitors), first.source)
    .limit(max);
}

export async function listTopEvents(db: Executor, from: Date, max: number) {
  const times = count();
  return await db
    .select({ name: events.name, count: times })
    .from(events)
    .where(and(gte(events.at, from), ne(events.name, '')))
    .groupBy(events.name)
    .orderBy(desc(times), events.name)
    .limit(max);
}

export interface FunnelCounts {
  visited: number;
  session: number;
  began: number;
  pushed: number;
  made: number;
  registered: number;
}

/**
 * Counts the visitors of a period by how far they came in it. Somebody who registers keeps the user that they had as a
 * guest: a user with views of both kinds has registered.
 */
export async function countFunnel(db: Executor, from: Date): Promise<FunnelCounts> {
  const steps = db.$with('steps').as(
    db
      .select({
        visitor: pageViews.visitor,
        userKey: pageViews.userKey,
        hasGuest: sql<boolean>`bool_or(${pageViews.isGuest})`.as('has_guest'),
        hasMember: sql<boolean>`bool_or(not ${pageViews.isGuest})`.as('has_member'),
      })
      .from(pageViews)
      .where(gte(pageViews.at, from))
      .groupBy(pageViews.visitor, pageViews.userKey),
  );
  const reached = (kind: MilestoneRow['kind']) =>
    sql<number>`count(distinct ${steps.visitor}) filter (where ${milestones.kind} = ${kind})`.mapWith(Number);
  const [row] = await db
    .with(steps)
    .select({
      visited: countDistinct(steps.visitor),
      session: sql<number>`count(distinct ${steps.visitor}) filter (where ${steps.userKey} is not null)`.mapWith(
        Number,
      ),
      began: sql<number>`count(distinct ${steps.visitor}) filter (where ${milestones.kind} is not null)`.mapWith(
        Number,
      ),
      pushed:
        sql<number>`count(distinct ${steps.visitor}) filter (where ${or(eq(milestones.kind, 'pushed'), eq(milestones.kind, 'made'))})`.mapWith(
          Number,
        ),
      made: reached('made'),
      registered:
        sql<number>`count(distinct ${steps.visitor}) filter (where ${steps.userKey} is not null and ${steps.hasGuest} and ${steps.hasMember})`.mapWith(
          Number,
        ),
    })
    .from(steps)
    .leftJoin(milestones, and(eq(milestones.userKey, steps.userKey), gte(milestones.day, toDay(from))));
  return row ?? { visited: 0, session: 0, began: 0, pushed: 0, made: 0, registered: 0 };
}
