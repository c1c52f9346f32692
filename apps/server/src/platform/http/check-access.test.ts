import type { Access } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { testActor } from '../../test-actor.ts';
import { checkAccess } from './check-access.ts';

const CALLERS: Record<string, Actor | undefined> = {
  nobody: undefined,
  guest: testActor(1, { plan: 'guest' }),
  free: testActor(2, { plan: 'free' }),
  personal: testActor(3, { plan: 'personal' }),
  business: testActor(4, { plan: 'business' }),
  operator: testActor(5, { plan: 'business', isOperator: true }),
  guestOnOwnPage: testActor(6, { plan: 'guest', isOperator: true }),
};

function codeOf(access: Access, actor: Actor | undefined): string {
  try {
    checkAccess({ access }, actor);
    return 'allowed';
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
}

test.each<[Access, Record<string, string>]>([
  ['anyone', {}],
  ['guest', { nobody: 'SESSION_ENDED' }],
  ['member', { nobody: 'SESSION_ENDED', guest: 'LOGIN_REQUIRED', guestOnOwnPage: 'LOGIN_REQUIRED' }],
  [
    'paid',
    { nobody: 'SESSION_ENDED', guest: 'LOGIN_REQUIRED', free: 'PLAN_REQUIRED', guestOnOwnPage: 'LOGIN_REQUIRED' },
  ],
  [
    'operator',
    {
      nobody: 'SESSION_ENDED',
      guest: 'LOGIN_REQUIRED',
      free: 'PERMISSION_MISSING',
      personal: 'PERMISSION_MISSING',
      business: 'PERMISSION_MISSING',
    },
  ],
  [
    'plan:business',
    {
      nobody: 'SESSION_ENDED',
      guest: 'LOGIN_REQUIRED',
      free: 'PLAN_REQUIRED',
      personal: 'PLAN_REQUIRED',
      guestOnOwnPage: 'LOGIN_REQUIRED',
    },
  ],
  // All tools of the table are open to everybody.
  ['tool:104', { nobody: 'SESSION_ENDED' }],
])('a call for %s refuses everybody else with the reason', (access, refusals) => {
  const answers = Object.fromEntries(
    Object.entries(CALLERS).flatMap(([who, actor]) => {
      const code = codeOf(access, actor);
      return code === 'allowed' ? [] : [[who, code]];
    }),
  );
  expect(answers).toEqual(refusals);
});
