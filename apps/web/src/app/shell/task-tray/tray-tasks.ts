import { ENDED_TASK_STATES, type Task } from '@reelwright/contracts';

/** How long an ended task stays in the tray. */
const KEPT_MS = 24 * 3_600_000;
const MAX_ENDED = 6;

const hasEnded = (task: Task): boolean => ENDED_TASK_STATES.includes(task.state);

export interface TrayTasks {
  /** The task nearest to its end first; then by place in the queue. */
  running: Task[];
  /** Newest first. */
  ended: Task[];
}

/** Returns the tray's tasks: all running ones, and those that ended recently, after the tray was cleared. */
export function sortForTray(
  tasks: readonly Task[],
  { nowMs, clearedAtMs }: { nowMs: number; clearedAtMs: number },
): TrayTasks {
  const endedAtMs = (task: Task): number => (task.ended_at === null ? 0 : Date.parse(task.ended_at));
  const running = tasks.filter((task) => !hasEnded(task));
  const ended = tasks.filter((task) => hasEnded(task) && endedAtMs(task) > Math.max(clearedAtMs, nowMs - KEPT_MS));
  return {
    running: running.toSorted(
      (a, b) =>
        b.percent - a.percent ||
        (a.queue_position ?? 0) - (b.queue_position ?? 0) ||
        a.created_at.localeCompare(b.created_at),
    ),
    ended: ended.toSorted((a, b) => endedAtMs(b) - endedAtMs(a)).slice(0, MAX_ENDED),
  };
}

/** Returns the tasks that have ended since the last look: running then, ended now. */
export function findNews(runningBefore: ReadonlySet<string>, tasks: readonly Task[]): Task[] {
  return tasks.filter((task) => hasEnded(task) && runningBefore.has(task.task_id));
}
