import { ERRORS, PROMOTION_CODE_LIMITS as LIMITS, type UserId } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { addTestUser } from '../accounts/test-users.ts';
import { presentMovement } from '../credits/credits.presenter.ts';
import { createCreditsService } from '../credits/credits.service.ts';
import { createPromotionCodesService, type PromotionCodesService } from './promotion-codes.service.ts';

const DAY_MS = 86_400_000;

let database: Database;
let codes: PromotionCodesService;
let now: Date;
const clock = { now: () => now };
const credits = createCreditsService({ clock });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  now = new Date();
  codes = createPromotionCodesService({
    database,
    credits,
    rateLimits: createMemoryRateLimits({ clock }),
    sealer: createSealer('secret'),
    clock,
  });
});

async function makeCode(change: Partial<Parameters<PromotionCodesService['createCodes']>[0]> = {}) {
  const wanted = { code: undefined, count: 1, credits: 30, maxUses: 1, expiresInDays: undefined, note: '', ...change };
  const [made] = await codes.createCodes(wanted);
  if (!made) throw new Error('no code was made');
  return made;
}
const addMember = async (): Promise<UserId> => (await addTestUser(database)).userId;
const redeem = (userId: UserId, code: string, address = '203.0.113.7') => codes.redeemCode(userId, { code, address });
const balanceOf = async (userId: UserId) => (await credits.getBalance(database.db, userId)).available;
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const findCode = async (id: string) =>
  (await codes.listCodes({ offset: 0, limit: 100 })).list.find((each) => each.promotion_code_id === id);

describe('a code', () => {
  test('adds its credits, however it is typed, and the movement says so', async () => {
    const ann = await addMember();
    const { promotion_code: code } = await makeCode();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await redeem(ann, ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`)).toEqual({
      credits: 30,
      balance: 30,
    });
    const { rows } = await credits.listMovements(database.db, { userId: ann, offset: 0, limit: 5 });
    expect(rows.map(presentMovement)).toMatchObject([{ kind: 'grant', cause: 'promotion_code', amount: 30 }]);
    expect(await credits.audit(database.db)).toMatchObject({ total: 0, unbalancedTransactions: 0 });
  });

  test('that nobody made is answered with the code of the specification', async () => {
    expect(await refusal(redeem(await addMember(), 'NOPE-NOPE-NOPE'))).toBe('EXCHANGE_CODE_MISSING');
    expect(ERRORS.EXCHANGE_CODE_MISSING.code).toBe(-118);
  });

  test('is redeemed once by an account, also by requests sent together', async () => {
    const ann = await addMember();
    const { promotion_code: code, promotion_code_id: id } = await makeCode({ maxUses: 10 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => refusal(redeem(ann, code))));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'PROMOTION_CODE_USED'), 'none']);
    expect(await balanceOf(ann)).toBe(30);
    expect(await findCode(id)).toMatchObject({ uses: 1, state: 'open' });
  });

  test('is redeemed by no more accounts than it is for, also together', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, addMember));
    const { promotion_code: code, promotion_code_id: id } = await makeCode({ maxUses: 2 });
    const answers = await Promise.all(members.map((userId) => refusal(redeem(userId, code))));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 3 }, () => 'PROMOTION_CODE_ENDED'), 'none', 'none']);
    const balances = await Promise.all(members.map(balanceOf));
    expect(balances.reduce((sum, each) => sum + each, 0)).toBe(60);
    expect(await findCode(id)).toMatchObject({ uses: 2, state: 'used_up' });
  });

  test('ends after its days, and when the operator ends it, until it is opened again', async () => {
    const [ann, ben] = [await addMember(), await addMember()];
    const old = await makeCode({ expiresInDays: 2, maxUses: 5 });
    now = new Date(now.getTime() + 2 * DAY_MS - 1);
    expect(await refusal(redeem(ben, old.promotion_code))).toBe('none');
    now = new Date(now.getTime() + 1);
    expect(await refusal(redeem(ann, old.promotion_code))).toBe('PROMOTION_CODE_ENDED');
    expect(await findCode(old.promotion_code_id)).toMatchObject({ state: 'expired' });

    const ended = await makeCode();
    expect(await codes.setEnded(ended.promotion_code_id, true)).toMatchObject({ state: 'ended' });
    expect(await refusal(redeem(ann, ended.promotion_code))).toBe('PROMOTION_CODE_ENDED');
    await codes.setEnded(ended.promotion_code_id, false);
    expect(await refusal(redeem(ann, ended.promotion_code))).toBe('none');
  });

  test('that was refused leaves no trace of a use', async () => {
    const ann = await addMember();
    const { promotion_code: code, promotion_code_id: id } = await makeCode({ maxUses: 1 });
    await redeem(await addMember(), code);
    expect(await refusal(redeem(ann, code))).toBe('PROMOTION_CODE_ENDED');
    const { rows } = await database.query('select user_id from promotion_code_uses where promotion_code_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });
});

describe('guessing', () => {
  test('is refused after ten wrong codes of an account, even a right one; right codes cost nothing', async () => {
    const ann = await addMember();
    for (let index = 0; index < 15; index += 1) await redeem(ann, (await makeCode({ credits: 1 })).promotion_code);
    for (let index = 0; index < LIMITS.wrongOfUser.max; index += 1) {
      expect(await refusal(redeem(ann, `WRONG-${index}`, `203.0.113.${index}`))).toBe('EXCHANGE_CODE_MISSING');
    }
    const { promotion_code: right } = await makeCode();
    expect(await refusal(redeem(ann, right))).toBe('TOO_MANY_REQUESTS');
    expect(await refusal(redeem(await addMember(), right))).toBe('none');
  });

  test('is refused to an address, however many accounts it has', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, addMember));
    const [last = 0 as UserId] = members;
    for (let index = 0; index < LIMITS.wrongFromAddress.max; index += 1) {
      await refusal(redeem(members[1 + Math.floor(index / LIMITS.wrongOfUser.max)] ?? last, `WRONG-${index}`));
    }
    const { promotion_code: right } = await makeCode();
    expect(await refusal(redeem(last, right))).toBe('TOO_MANY_REQUESTS');
    expect(await refusal(redeem(last, right, '198.51.100.9'))).toBe('none');
  });

  test('in a copy of the database finds no code', async () => {
    const { promotion_code: code } = await makeCode();
    const { rows } = await database.query('select * from promotion_codes');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('the operator', () => {
  test('makes many codes, all different, and finds them in the list, the newest first', async () => {
    const before = (await codes.listCodes({ offset: 0, limit: 1 })).total;
    now = new Date(now.getTime() + 10 * DAY_MS);
    const made = await codes.createCodes({
      code: undefined,
      count: 40,
      credits: 5,
      maxUses: 1,
      expiresInDays: 9,
      note: 'Fair',
    });
    expect(new Set(made.map((each) => each.promotion_code)).size).toBe(40);
    const { list, total } = await codes.listCodes({ offset: 0, limit: 40 });
    expect(total).toBe(before + 40);
    expect(list.map((each) => each.promotion_code).toSorted()).toEqual(
      made.map((each) => each.promotion_code).toSorted(),
    );
    expect(list[0]).toMatchObject({ note: 'Fair', expires_at: new Date(now.getTime() + 9 * DAY_MS).toISOString() });
  });

  test('chooses a code once, also in another spelling, and even after it has ended', async () => {
    const { promotion_code_id: id } = await makeCode({ code: 'SUMMER-SOLO', maxUses: 100 });
    await codes.setEnded(id, true);
    expect(await refusal(makeCode({ code: 'SUMMERSOLO' }))).toBe('PROMOTION_CODE_TAKEN');
    expect(await refusal(makeCode({ code: 'SUMMER-S010' }))).toBe('PROMOTION_CODE_TAKEN');
  });

  test('ends no code that does not exist', async () => {
    const missing = '00000000-0000-4000-8000-000000000000' as Parameters<PromotionCodesService['setEnded']>[0];
    expect(await refusal(codes.setEnded(missing, true))).toBe('NOT_FOUND');
  });
});
