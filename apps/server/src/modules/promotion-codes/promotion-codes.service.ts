import { randomInt, randomUUID } from 'node:crypto';
import {
  foldPromotionCode,
  PROMOTION_CODE_ALPHABET,
  PROMOTION_CODE_LIMITS as LIMITS,
  type PromotionCode,
  type PromotionCodeId,
  type UserId,
} from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import { findState, presentCode } from './promotion-codes.presenter.ts';
import {
  countUse,
  insertCodes,
  insertUse,
  listCodes,
  lockCode,
  type PromotionCodeRow,
  updateEnd,
} from './promotion-codes.store.ts';

export interface PromotionCodesDependencies {
  database: Database;
  credits: Pick<CreditsService, 'grantCredits' | 'getBalance'>;
  rateLimits: Pick<RateLimits, 'count' | 'forgive'>;
  sealer: Sealer;
  clock: Clock;
}

interface NewCodes {
  /** The operator's own; random codes if left out. */
  code: string | undefined;
  count: number;
  credits: number;
  maxUses: number;
  expiresInDays: number | undefined;
  note: string;
}

const DAY_MS = 86_400_000;
const PURPOSE = 'promotion-code';

/** Returns a random code in groups of four. */
function makeCode(): string {
  const characters = Array.from({ length: LIMITS.randomLength }, () =>
    PROMOTION_CODE_ALPHABET.charAt(randomInt(PROMOTION_CODE_ALPHABET.length)),
  ).join('');
  return characters.match(/.{4}/g)?.join('-') ?? characters;
}

/** Codes that members turn into credits. */
export function createPromotionCodesService(dependencies: PromotionCodesDependencies) {
  const { database, credits, rateLimits, sealer, clock } = dependencies;
  const hashCode = (code: string): string => sealer.fingerprint(foldPromotionCode(code), PURPOSE);
  const present = (row: PromotionCodeRow): PromotionCode =>
    presentCode(row, sealer.open(row.sealedCode, PURPOSE), clock.now());

  /** Counts a try before the code is looked up; returns a function that takes it back. */
  async function countTry(userId: UserId, address: string): Promise<() => Promise<void>> {
    const keys = [
      { key: `promotion-codes:${userId}`, limit: LIMITS.wrongOfUser },
      { key: `promotion-codes:from:${address}`, limit: LIMITS.wrongFromAddress },
    ];
    for (const { key, limit } of keys) {
      const { isAllowed, waitS } = await rateLimits.count(key, limit);
      if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: waitS });
    }
    return async () => {
      for (const { key } of keys) await rateLimits.forgive(key);
    };
  }

  return {
    /**
     * Adds a code's credits to an account's balance, once. Throws EXCHANGE_CODE_MISSING, PROMOTION_CODE_ENDED,
     * PROMOTION_CODE_USED if the account has redeemed it before, or TOO_MANY_REQUESTS after many wrong codes.
     */
    async redeemCode(
      userId: UserId,
      { code, address }: { code: string; address: string },
    ): Promise<{ credits: number; balance: number }> {
      const forgiveTry = await countTry(userId, address);
      const redeemed = await database.transaction(async (tx) => {
        const row = await lockCode(tx, hashCode(code));
        if (!row) throw new AppError('EXCHANGE_CODE_MISSING');
        const { promotionCodeId, credits: amount } = row;
        const now = clock.now();
        // Who redeemed it before is told so, even if it has ended since.
        if (!(await insertUse(tx, { promotionCodeId, userId, usedAt: now }))) throw new AppError('PROMOTION_CODE_USED');
        if (findState(row, now) !== 'open') throw new AppError('PROMOTION_CODE_ENDED');
        await countUse(tx, promotionCodeId);
        const idempotencyKey = `${PURPOSE}:${promotionCodeId}:${userId}`;
        await credits.grantCredits(tx, { userId, amount, cause: 'promotion_code', idempotencyKey });
        return { credits: amount, balance: (await credits.getBalance(tx, userId)).available };
      });
      await forgiveTry();
      return redeemed;
    },

    /** Throws PROMOTION_CODE_TAKEN if the operator's own code exists, also if it has ended. */
    async createCodes({ code, count, credits: amount, maxUses, expiresInDays, note }: NewCodes) {
      const createdAt = clock.now();
      const expiresAt = expiresInDays === undefined ? null : new Date(createdAt.getTime() + expiresInDays * DAY_MS);
      const toRow = (text: string) => ({
        promotionCodeId: randomUUID(),
        codeHash: hashCode(text),
        sealedCode: sealer.seal(text, PURPOSE),
        credits: amount,
        maxUses,
        note,
        createdAt,
        expiresAt,
      });
      const codes = code === undefined ? Array.from({ length: count }, makeCode) : [code];
      return database.transaction(async (tx) => {
        const rows = await insertCodes(tx, codes.map(toRow));
        if (rows.length < codes.length) throw new AppError('PROMOTION_CODE_TAKEN');
        return rows.map(present);
      });
    },

    /** Returns a page, the newest first. */
    async listCodes(page: { offset: number; limit: number }): Promise<{ list: PromotionCode[]; total: number }> {
      const { rows, total } = await listCodes(database.db, page);
      return { list: rows.map(present), total };
    },

    /** Ends a code, or opens it again. Throws NOT_FOUND. */
    async setEnded(promotionCodeId: PromotionCodeId, isEnded: boolean): Promise<PromotionCode> {
      const row = await updateEnd(database.db, { promotionCodeId, endedAt: isEnded ? clock.now() : null });
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
  };
}

export type PromotionCodesService = ReturnType<typeof createPromotionCodesService>;
