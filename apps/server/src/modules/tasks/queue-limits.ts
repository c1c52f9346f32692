import { rankOfGroup, type UserGroup } from '@reelwright/contracts';

/** Wider than the longest queue of one user, so that many tasks never move a user into another group. */
const GROUP_STEP = 1_000_000;

/** Below the priority of all users. */
export const BACKGROUND_PRIORITY = -GROUP_STEP;

/**
 * Returns the priority; higher goes first: business before personal before free before guest. Within a group, the n-th
 * unfinished task of one user goes after all other users' (n-1)-th, so that one long list does not delay the first
 * tasks of others.
 */
export function toQueuePriority(user: { plan: UserGroup; unfinishedTasks: number }): number {
  return rankOfGroup(user.plan) * GROUP_STEP - Math.min(user.unfinishedTasks, GROUP_STEP - 1);
}

export interface QueueLimits {
  /** Most tasks that may wait in the installation. */
  queueLimit: number;
  /** Most tasks of one user that may wait. */
  userQueueLimit: number;
}

export function hasRoomInQueue(waiting: { ofAll: number; ofUser: number }, limits: QueueLimits): boolean {
  return waiting.ofAll < limits.queueLimit && waiting.ofUser < limits.userQueueLimit;
}
