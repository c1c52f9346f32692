import type { UserId } from '@reelwright/contracts';
import type { Can } from '../../policy.ts';

/** A way to sign in is its user's alone: not even the administrator of a shared workspace may see it. */
export const canUseIdentity: Can<'read' | 'rename', { userId: UserId }> = (actor, _action, row) =>
  row.userId === actor.userId;
