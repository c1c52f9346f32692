import { readFileSync } from 'node:fs';
import {
  type AccessRefusal,
  CALLS,
  type Call,
  ERRORS,
  listPermissions,
  pathOfCall,
  USER_KINDS,
} from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { testActor } from '../../test-actor.ts';
import type { Handlers } from './handlers.ts';
import { makePermissionsDocument } from './openapi/permissions-document.ts';
import { createTestApp, inSession, testSessions } from './test-app.ts';

const CODES: Readonly<Record<AccessRefusal, number>> = {
  session: ERRORS.SESSION_ENDED.code,
  sign_in: ERRORS.LOGIN_REQUIRED.code,
  leaving: ERRORS.ACCOUNT_LEAVING.code,
  plan: ERRORS.PLAN_REQUIRED.code,
  tool: ERRORS.PERMISSION_MISSING.code,
  operator: ERRORS.PERMISSION_MISSING.code,
};
const REFUSED = new Set(Object.values(CODES));

/** Each kind of user, and what members of another's workspace are besides. */
const ACTORS: Readonly<Record<string, Actor>> = Object.fromEntries(
  Object.entries(USER_KINDS).flatMap(([kind, holder], index) =>
    holder
      ? (['creator', 'administrator', 'member'] as const).map((role) => [
          `${kind}-${role}`,
          { ...testActor(index + 1, { plan: holder.plan }), ...holder, role },
        ])
      : [],
  ),
);

let app: FastifyInstance;

beforeAll(async () => {
  const reached = () => {
    throw new AppError('NOT_FOUND');
  };
  app = await createTestApp({
    handlers: new Proxy({}, { get: () => reached }) as Handlers,
    rateLimits: {
      count: async () => ({ isAllowed: true, waitS: 0 }),
      findRefusal: () => undefined,
    },
    sessions: {
      ...testSessions,
      findSession: async (token: string) => {
        const actor = ACTORS[token];
        return actor && inSession(actor);
      },
    },
  });
});
afterAll(() => app.close());

async function ask(call: Call, token: string | undefined): Promise<number | undefined> {
  const response = await app.inject({
    method: call.method,
    url: pathOfCall(call),
    headers: { host: 'localhost', ...(token !== undefined && { token }) },
    ...(call.method === 'POST' && { payload: {} }),
  });
  const { code } = response.json<{ code: number }>();
  return REFUSED.has(code) ? code : undefined;
}

test.each(listPermissions())(
  '$call is refused to those, and only those, whom the table of calls names',
  async (row) => {
    const call: Call = CALLS[row.call as keyof typeof CALLS];
    for (const [index, kind] of Object.keys(USER_KINDS).entries()) {
      const refusal = row.refusals[index];
      const tokens =
        kind === 'nobody'
          ? [undefined, 'unknown']
          : ['creator', 'administrator', 'member'].map((role) => `${kind}-${role}`);
      for (const token of tokens) {
        expect(await ask(call, token), token ?? 'nobody').toBe(refusal && CODES[refusal]);
      }
    }
  },
);

test('docs/permissions.md says what the table of calls says', () => {
  const written = readFileSync(new URL('../../../../../docs/permissions.md', import.meta.url), 'utf8');
  expect(written).toBe(makePermissionsDocument());
});
