import type { Task } from '@reelwright/contracts';

/** Shares of a task's percent, as its steps weigh: reading once, then each item in turn. */
const READING = 2;
const ITEM = 21;

/** Returns how far each item of a running task is, 0 to 1. Items are made one after another. */
export function progressOfItems({ percent, state }: Pick<Task, 'percent' | 'state'>, quantity: number): number[] {
  const done = state === 'in_queue' ? 0 : (percent / 100) * (READING + quantity * ITEM) - READING;
  return Array.from({ length: quantity }, (_, item) => Math.min(1, Math.max(0, (done - item * ITEM) / ITEM)));
}
