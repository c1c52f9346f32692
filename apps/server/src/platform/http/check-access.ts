import { type Access, findTool, isPaidGroup, rankOfGroup, type UserGroup } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { mayUseTool } from '../../policy.ts';

/**
 * Throws SESSION_ENDED if a call needs a token and has none, LOGIN_REQUIRED for a guest, PLAN_REQUIRED if the plan is
 * too small, PERMISSION_MISSING for a tool that the user was not granted. A guest may call what belongs to a tool that
 * is open to everybody.
 */
export function checkAccess(access: Access, actor: Actor | undefined): asserts actor is Actor {
  if (access === 'anyone') return;
  if (!actor) throw new AppError('SESSION_ENDED');
  if (access === 'guest') return;
  const [kind, wanted] = access.split(':');
  if (kind === 'tool' && mayUse(actor, Number(wanted))) return;
  if (actor.plan === 'guest') throw new AppError('LOGIN_REQUIRED');
  if (access === 'member') return;
  switch (kind) {
    case 'tool':
      throw new AppError('PERMISSION_MISSING');
    case 'plan':
      if (rankOfGroup(actor.plan) < rankOfGroup(wanted as UserGroup)) throw new AppError('PLAN_REQUIRED');
      return;
    default:
      if (!isPaidGroup(actor.plan)) throw new AppError('PLAN_REQUIRED');
  }
}

function mayUse(actor: Actor, toolType: number): boolean {
  const row = findTool(toolType);
  return row !== undefined && mayUseTool(actor, row);
}
