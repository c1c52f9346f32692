import { rankOfGroup, type UserGroup } from '@reelwright/contracts';

/** Wider than the longest queue of one user, so that waiting long never lifts a task above a better group. */
const GROUP_STEP = 1_000_000;

/** Below every user's. */
export const BACKGROUND_PRIORITY = -GROUP_STEP;

/**
 * Bigger goes first: business before personal before free before guest; within a group, the n-th unfinished task of one
 * user goes after everybody else's (n-1)-th, so that nobody's long list holds up the others' first.
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
