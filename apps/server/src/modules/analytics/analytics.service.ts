import { type CallData, type CheckedInput, FUNNEL_STEPS, type UserId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import {
  countFunnel,
  countViews,
  countViewsByDay,
  deleteRecordsBefore,
  deleteRecordsOf,
  type EventRow,
  hasMilestone,
  insertEvents,
  insertMilestones,
  insertPageViews,
  listTopEvents,
  listTopPages,
  listTopSources,
  type MilestoneRow,
  type PageViewRow,
  toDay,
} from './analytics.store.ts';
import { cleanPlace } from './clean-place.ts';
import { createWriteBuffer } from './write-buffer.ts';

export interface AnalyticsDependencies {
  database: Database;
  sealer: Pick<Sealer, 'fingerprint'>;
  clock: Clock;
  log: Logger;
  settings: { analyticsDays: number; doNotTrack: 'honour' | 'ignore' };
}

/** How far a user has come: a link was read or a draft made, a task was pushed, a video was made. */
export type Milestone = MilestoneRow['kind'];

/** Who visits. */
interface Visit {
  actor: Actor | null;
  asksNotToBeTracked: boolean;
}

/** Half of a fingerprint tells visitors apart, in rows that are many. */
const KEY_LENGTH = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_ROWS_OF_LIST = 20;
const MAX_INVITE_CODE = 64;
/** Records are written within a second, so that a page view costs a share of one statement. */
const BUFFER = { waitMs: 1000, batchSize: 500, maxWaiting: 5000 };

/** Records visits and events of browsers, in this installation only, and counts them for the operator. */
export function createAnalyticsService({ database, sealer, clock, log, settings }: AnalyticsDependencies) {
  const { analyticsDays } = settings;
  const isRecording = analyticsDays > 0;
  const onLost = (rows: number, error: unknown): void => log.warn('analytics.records_lost', { rows, error });
  const views = createWriteBuffer<PageViewRow>({
    ...BUFFER,
    onLost,
    write: (rows) => insertPageViews(database.db, rows),
  });
  const happened = createWriteBuffer<EventRow>({ ...BUFFER, onLost, write: (rows) => insertEvents(database.db, rows) });
  const reached = createWriteBuffer<MilestoneRow>({
    ...BUFFER,
    onLost,
    write: (rows) => insertMilestones(database.db, rows),
  });

  const isRecorded = ({ asksNotToBeTracked }: Visit): boolean =>
    isRecording && !(asksNotToBeTracked && settings.doNotTrack === 'honour');
  const toVisitor = (cookieId: string): string => sealer.fingerprint(cookieId, 'visitor').slice(0, KEY_LENGTH);
  const toUserKey = (userId: UserId): string =>
    sealer.fingerprint(String(userId), 'visiting_user').slice(0, KEY_LENGTH);
  const userKeyOf = ({ actor }: Visit): string | null => (actor ? toUserKey(actor.userId) : null);
  const today = (): string => toDay(clock.now());
  const firstMoment = (days: number): Date => new Date(Date.parse(today()) - (days - 1) * DAY_MS);

  return {
    /** Returns at once; the row is written within a second. */
    recordPageView(input: CheckedInput<'syncPageView'>, visit: Visit): void {
      if (!isRecorded(visit) || input.userCookieId === '') return;
      views.add({
        at: clock.now(),
        visitor: toVisitor(input.userCookieId),
        userKey: userKeyOf(visit),
        isGuest: visit.actor === null || visit.actor.plan === 'guest',
        ...cleanPlace(input),
        inviteCode: input.inviteCode?.slice(0, MAX_INVITE_CODE) || null,
      });
    },

    recordPageEvent(input: CheckedInput<'syncPageEvent'>, visit: Visit): void {
      if (!isRecorded(visit)) return;
      happened.add({
        at: clock.now(),
        visitor: input.userCookieId === '' ? null : toVisitor(input.userCookieId),
        userKey: userKeyOf(visit),
        name: input.eventName,
        type: input.eventType ?? null,
        path: cleanPlace({ url: input.url, ref: null }).path,
        body: input.eventBody ?? null,
      });
    },

    recordEvent(input: CheckedInput<'reportEvent'>, visit: Visit): void {
      if (!isRecorded(visit)) return;
      happened.add({
        at: clock.now(),
        userKey: userKeyOf(visit),
        eventId: input.eventId,
        name: input.eventName,
        type: input.eventType ?? null,
        appId: input.appId ?? null,
        body: input.eventBody ?? null,
      });
    },

    recordMilestone(visit: Visit, kind: Milestone): void {
      if (!isRecorded(visit) || visit.actor === null) return;
      reached.add({ userKey: toUserKey(visit.actor.userId), kind, day: today() });
    },

    /** Notes that a user's video was made, unless the user asked not to be tracked when the task was pushed. */
    async recordVideo(tx: Executor, userId: UserId): Promise<void> {
      const userKey = toUserKey(userId);
      if (isRecording && (await hasMilestone(tx, userKey)))
        await insertMilestones(tx, [{ userKey, kind: 'made', day: today() }]);
    },

    /** Deletes what was recorded of a user, for the deletion of the account. */
    async forgetUser(tx: Executor, userId: UserId): Promise<void> {
      await deleteRecordsOf(tx, toUserKey(userId));
    },

    async getStatistics({ days }: CheckedInput<'getStatistics'>): Promise<CallData<'getStatistics'>> {
      const { db } = database;
      const from = firstMoment(days);
      const counted = new Map((await countViewsByDay(db, from)).map((row) => [row.day, row]));
      const funnel = await countFunnel(db, from);
      return {
        is_recording: isRecording,
        kept_days: analyticsDays,
        ...(await countViews(db, from)),
        days: Array.from({ length: days }, (_each, index) => {
          const day = toDay(new Date(from.getTime() + index * DAY_MS));
          return { day, views: counted.get(day)?.views ?? 0, visitors: counted.get(day)?.visitors ?? 0 };
        }),
        pages: await listTopPages(db, from, MAX_ROWS_OF_LIST),
        sources: await listTopSources(db, from, MAX_ROWS_OF_LIST),
        events: await listTopEvents(db, from, MAX_ROWS_OF_LIST),
        funnel: FUNNEL_STEPS.map((step) => ({ step, visitors: funnel[step] })),
      };
    },

    async purgeRecords(): Promise<void> {
      await deleteRecordsBefore(database.db, new Date(clock.now().getTime() - analyticsDays * DAY_MS));
    },

    /** Writes what waits. */
    async flush(): Promise<void> {
      await Promise.all([views.flush(), happened.flush(), reached.flush()]);
    },
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
