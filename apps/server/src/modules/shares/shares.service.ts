import { randomUUID } from 'node:crypto';
import { type CallData, type Share, SHARE_LIMITS, type ShareId, type TaskId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { hashSharePassword, hashShareToken, makeShareToken, verifySharePassword } from './share-secrets.ts';
import { presentShare, presentSharedOutput } from './shares.presenter.ts';
import {
  countTry,
  countView,
  deleteShare,
  findAliveShare,
  findShare,
  forgiveTry,
  insertShare,
  listAliveShares,
  purgeShares,
  type ShareRow,
} from './shares.store.ts';

export interface SharesDependencies {
  database: Database;
  tasks: Pick<TasksService, 'checkMayShare' | 'findFinished'>;
  clock: Clock;
  rateLimits: Pick<RateLimits, 'count' | 'forgive'>;
  sealer: Pick<Sealer, 'seal' | 'open'>;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SEAL_PURPOSE = 'share-token';
/** A visitor who reloads the page is one visit. */
const ONE_VISIT = { max: 1, windowS: 3600 };

/** Links that show a finished video to anybody. */
export function createSharesService({ database, tasks, clock, rateLimits, sealer }: SharesDependencies) {
  const lockedFor = (leftMs: number): AppError =>
    new AppError('SHARE_LOCKED', { minutes: Math.max(1, Math.ceil(leftMs / MINUTE_MS)) });

  /** Tries are counted before the check, so that concurrent tries do not exceed the limits. */
  async function checkPassword(share: ShareRow, password: string | undefined, address: string): Promise<void> {
    if (share.passwordHash === null) return;
    if (password === undefined || password === '') throw new AppError('SHARE_PASSWORD_NEEDED');
    // First, so that one visitor can't lock the link for all others.
    const addressKey = `share:${share.shareId}:${address}`;
    const fromAddress = await rateLimits.count(addressKey, SHARE_LIMITS.wrongFromAddress);
    if (!fromAddress.isAllowed) throw lockedFor(fromAddress.waitS * 1000);
    const { max, windowS } = SHARE_LIMITS.wrongFromAll;
    const now = clock.now();
    const tried = await countTry(database.db, share.shareId, {
      now,
      windowStart: new Date(now.getTime() - windowS * 1000),
    });
    if (!tried) throw new AppError('SHARE_ENDED');
    if (tried.tries > max) throw lockedFor(tried.since.getTime() + windowS * 1000 - now.getTime());
    if (!(await verifySharePassword(share.passwordHash, password))) throw new AppError('SHARE_PASSWORD_WRONG');
    await rateLimits.forgive(addressKey);
    await forgiveTry(database.db, share.shareId);
  }

  return {
    /** Throws NOT_FOUND, SHARE_UNAVAILABLE if the video isn't finished, COUNT_EXCEEDED. */
    async createShare(
      ids: { taskId: TaskId; actor: Actor },
      { expiresInDays, password }: { expiresInDays: number | undefined; password: string | undefined },
    ): Promise<CallData<'createShare'>> {
      const { taskId } = ids;
      await tasks.checkMayShare(ids);
      if (!(await tasks.findFinished(taskId))) throw new AppError('SHARE_UNAVAILABLE');
      const now = clock.now();
      if ((await listAliveShares(database.db, taskId, now)).length >= SHARE_LIMITS.maxShares)
        throw new AppError('COUNT_EXCEEDED');
      const token = makeShareToken();
      const row = await insertShare(database.db, {
        shareId: randomUUID(),
        taskId,
        tokenHash: hashShareToken(token),
        sealedToken: sealer.seal(token, SEAL_PURPOSE),
        passwordHash: password === undefined ? null : await hashSharePassword(password),
        createdAt: now,
        expiresAt: expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
      });
      return { ...presentShare(row, token), token };
    },

    async listShares(ids: { taskId: TaskId; actor: Actor }): Promise<Share[]> {
      await tasks.checkMayShare(ids);
      const rows = await listAliveShares(database.db, ids.taskId, clock.now());
      return rows.map((row) =>
        presentShare(row, row.sealedToken === null ? null : sealer.open(row.sealedToken, SEAL_PURPOSE)),
      );
    },

    /** Throws NOT_FOUND. */
    async revokeShare({ shareId, actor }: { shareId: ShareId; actor: Actor }): Promise<void> {
      const share = await findShare(database.db, shareId);
      if (!share) throw new AppError('NOT_FOUND');
      await tasks.checkMayShare({ taskId: share.taskId, actor });
      await deleteShare(database.db, shareId);
    },

    /** Throws SHARE_ENDED, SHARE_PASSWORD_NEEDED, SHARE_PASSWORD_WRONG or SHARE_LOCKED. */
    async getShared({
      token,
      password,
      address,
    }: {
      token: string;
      password: string | undefined;
      /** That of the client. */
      address: string;
    }): Promise<CallData<'shareDetail'>> {
      const share = await findAliveShare(database.db, hashShareToken(token), clock.now());
      if (!share) throw new AppError('SHARE_ENDED');
      await checkPassword(share, password, address);
      const task = await tasks.findFinished(share.taskId);
      if (!task) throw new AppError('SHARE_ENDED');
      const visit = await rateLimits.count(`share-view:${share.shareId}:${address}`, ONE_VISIT);
      if (visit.isAllowed) await countView(database.db, share.shareId, clock.now());
      return {
        title: task.title,
        tool_type: task.tool_type,
        expires_at: share.expiresAt?.toISOString() ?? null,
        outputs: task.outputs.map(presentSharedOutput),
        created_at: task.created_at,
      };
    },

    async purgeShares(): Promise<void> {
      await purgeShares(database.db, clock.now());
    },
  };
}

export type SharesService = ReturnType<typeof createSharesService>;
