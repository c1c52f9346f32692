import { type AccessRefusal, type CallRoute, type ErrorCode, findRefusal } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';

const CODES: Readonly<Record<AccessRefusal, ErrorCode>> = {
  session: 'SESSION_ENDED',
  sign_in: 'LOGIN_REQUIRED',
  leaving: 'ACCOUNT_LEAVING',
  plan: 'PLAN_REQUIRED',
  tool: 'PERMISSION_MISSING',
  operator: 'PERMISSION_MISSING',
};

/**
 * Throws SESSION_ENDED if a call needs a token and has none, LOGIN_REQUIRED for a guest, ACCOUNT_LEAVING for a user
 * whose account is about to be deleted, PLAN_REQUIRED if the plan is too small, PERMISSION_MISSING for a tool that the
 * user was not granted and for calls of the operator. A guest may call what belongs to a tool that is open to everybody.
 */
export function checkAccess(
  call: Pick<CallRoute, 'access' | 'whileLeaving'>,
  actor: Actor | undefined,
): asserts actor is Actor {
  const refusal = findRefusal(call, actor);
  if (refusal) throw new AppError(CODES[refusal]);
}
