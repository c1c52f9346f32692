import { type Access, CALL_ROUTES } from './call-routes.ts';
import { findTool } from './tools.ts';
import { isPaidGroup, rankOfGroup, type UserGroup } from './user-types.ts';

/**
 * Why a call is refused before its input is read: no session, a guest's, an account that is about to be deleted, too
 * small a plan, a tool that was not granted, a call of whoever runs the installation.
 */
export const REFUSALS = ['session', 'sign_in', 'leaving', 'plan', 'tool', 'operator'] as const;
export type AccessRefusal = (typeof REFUSALS)[number];

/** What access depends on, of a user. */
export interface AccessHolder {
  plan: UserGroup;
  /** Types of the tools that the user may use beyond those open to everyone. */
  toolPermissions: readonly number[];
  /** Whether the user may see what concerns the whole installation. */
  isOperator?: boolean;
  /** Whether the account is about to be deleted. */
  isLeaving?: boolean;
}

/** Returns why a call is refused to somebody; undefined if it is not. Nobody: without a session. */
export function findRefusal(
  { access, whileLeaving = false }: { access: Access; whileLeaving?: boolean | undefined },
  holder: AccessHolder | undefined,
): AccessRefusal | undefined {
  if (access === 'anyone') return undefined;
  if (!holder) return 'session';
  if (holder.isLeaving && !whileLeaving) return 'leaving';
  if (access === 'guest') return undefined;
  if (access === 'operator' && holder.isOperator) return undefined;
  const [kind, wanted] = access.split(':');
  if (kind === 'tool' && mayUse(holder, Number(wanted))) return undefined;
  if (holder.plan === 'guest') return 'sign_in';
  if (access === 'member') return undefined;
  switch (kind) {
    case 'tool':
      return 'tool';
    case 'operator':
      return 'operator';
    case 'plan':
      return rankOfGroup(holder.plan) < rankOfGroup(wanted as UserGroup) ? 'plan' : undefined;
    default:
      return isPaidGroup(holder.plan) ? undefined : 'plan';
  }
}

function mayUse(holder: AccessHolder, toolType: number): boolean {
  const row = findTool(toolType);
  return row !== undefined && (row.permission === 'everyone' || holder.toolPermissions.includes(row.id));
}

/** The calls that are refused to a user, and why; the others are open to the user. */
export type Permissions = Partial<Record<keyof typeof CALL_ROUTES, AccessRefusal>>;

/** Returns what a user may not do, by the table of calls: screens hide or explain it. */
export function listRefusals(holder: AccessHolder): Permissions {
  const refused: Permissions = {};
  for (const [name, route] of Object.entries(CALL_ROUTES)) {
    const refusal = findRefusal(route, holder);
    if (refusal) refused[name as keyof typeof CALL_ROUTES] = refusal;
  }
  return refused;
}
