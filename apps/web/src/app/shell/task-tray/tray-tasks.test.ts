import type { Task, TaskId } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { findNews, sortForTray } from './tray-tasks.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00.000Z');

function makeTask(id: string, change: Partial<Task>): Task {
  return {
    task_id: id as TaskId,
    draft_id: null,
    feedback: null,
    result_feedback: [],
    variant_failures: [],
    tool_type: 104,
    title: id,
    state: 'generating',
    queue_position: null,
    step: 'render',
    percent: 0,
    seconds_left: null,
    credits: 5,
    seed: 1,
    failure: null,
    input: {},
    outputs: [],
    created_at: '2026-11-20T10:00:00.000Z',
    started_at: null,
    ended_at: null,
    ...change,
  };
}

const endedAt = (hoursAgo: number): Partial<Task> => ({
  state: 'success',
  ended_at: new Date(NOW_MS - hoursAgo * 3_600_000).toISOString(),
});
const ids = (tasks: readonly Task[]) => tasks.map(({ task_id: id }) => id);

describe('sortForTray', () => {
  it('lists the task nearest to its end first, then the queue in order', () => {
    const { running } = sortForTray(
      [
        makeTask('third', { state: 'in_queue', queue_position: 2 }),
        makeTask('second', { state: 'in_queue', queue_position: 1 }),
        makeTask('first', { percent: 40 }),
      ],
      { nowMs: NOW_MS, clearedAtMs: 0 },
    );
    expect(ids(running)).toEqual(['first', 'second', 'third']);
  });

  it('keeps ended tasks for a day, the newest first', () => {
    const tasks = [makeTask('old', endedAt(25)), makeTask('earlier', endedAt(5)), makeTask('newest', endedAt(1))];
    const { ended } = sortForTray(tasks, { nowMs: NOW_MS, clearedAtMs: 0 });
    expect(ids(ended)).toEqual(['newest', 'earlier']);
  });

  it('omits tasks that ended before the tray was cleared, and keeps all running ones', () => {
    const tasks = [makeTask('runs', {}), makeTask('ended', endedAt(2))];
    const { running, ended } = sortForTray(tasks, { nowMs: NOW_MS, clearedAtMs: NOW_MS - 3_600_000 });
    expect(ids(running)).toEqual(['runs']);
    expect(ended).toEqual([]);
  });
});

describe('findNews', () => {
  it('reports a task that has ended since the last look, once', () => {
    const tasks = [makeTask('a', endedAt(0)), makeTask('b', {}), makeTask('c', endedAt(1))];
    expect(ids(findNews(new Set(['a', 'b']), tasks))).toEqual(['a']);
    expect(findNews(new Set(['b']), tasks)).toEqual([]);
  });
});
