import type { TaskId } from '@reelwright/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPreviewLoop, type PreviewAnswer, type PreviewSnapshot } from './preview-loop.ts';

type State = Extract<PreviewAnswer, { kind: 'task' }>['task']['state'];
const taskOf = (id: string, state: State): PreviewAnswer => ({
  kind: 'task',
  task: { task_id: id as TaskId, state, step: 'speak', percent: 40, failure: null },
});

interface Pushed {
  input: string;
  from: string | null;
  signal: AbortSignal;
  answer(answer: PreviewAnswer): Promise<void>;
}

let timers: { run(): void; ms: number }[];
let pushed: Pushed[];
let asked: Pushed[];
let seen: PreviewSnapshot[];

/** Runs everything that waits for an answer that has arrived. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Advances the time by the loop's current delay, which it returns. */
async function passTime(): Promise<number> {
  const [timer] = timers.splice(0, 1);
  timer?.run();
  await settle();
  return timer?.ms ?? -1;
}

function record(list: Pushed[], input: string, from: string | null, signal: AbortSignal): Promise<PreviewAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    list.push({
      input,
      from,
      signal,
      async answer(answer) {
        resolve(answer);
        await settle();
      },
    });
  });
}

function openLoop(first: string | null = null) {
  return createPreviewLoop<string>(
    {
      push: (input, from, signal) => record(pushed, input, from, signal),
      ask: (taskId, signal) => record(asked, taskId, null, signal),
      delay(run, ms) {
        const timer = { run, ms };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
      isSame: (one, other) => one === other,
      onChange: (snapshot) => seen.push(snapshot),
    },
    first as TaskId | null,
  );
}

beforeEach(() => {
  timers = [];
  pushed = [];
  asked = [];
  seen = [];
});

async function makeFirst(loop: ReturnType<typeof openLoop>): Promise<void> {
  loop.want('a');
  await passTime();
  await pushed[0]?.answer(taskOf('task-a', 'success'));
}

it('makes the first preview at once, and the next one from it when typing has settled', async () => {
  const loop = openLoop();
  loop.want('a');
  expect(await passTime()).toBe(0);
  await pushed[0]?.answer(taskOf('task-a', 'generating'));
  expect(loop.getSnapshot().state).toEqual({ kind: 'updating', step: 'speak', percent: 40 });
  await passTime();
  await asked[0]?.answer(taskOf('task-a', 'success'));
  expect(loop.getSnapshot()).toEqual({ state: { kind: 'current' }, taskId: 'task-a' });
  loop.want('ab');
  loop.want('abc');
  expect(timers).toHaveLength(1);
  expect(await passTime()).toBeGreaterThan(500);
  expect(pushed.slice(1)).toMatchObject([{ input: 'abc', from: 'task-a' }]);
});

describe('while a newer one is made', () => {
  it('keeps the previous one playable', async () => {
    const loop = openLoop();
    await makeFirst(loop);
    loop.want('b');
    await passTime();
    expect(loop.getSnapshot()).toMatchObject({ state: { kind: 'updating' }, taskId: 'task-a' });
    await pushed[1]?.answer({ kind: 'refused', reason: 'POLICY_FORBIDS', message: 'no' });
    expect(loop.getSnapshot()).toMatchObject({ state: { kind: 'failed', message: 'no' }, taskId: 'task-a' });
  });

  it('cancels it for an even newer change, and never shows it', async () => {
    const loop = openLoop();
    await makeFirst(loop);
    loop.want('b');
    await passTime();
    loop.want('c');
    expect(pushed[1]?.signal.aborted).toBe(true);
    await pushed[1]?.answer(taskOf('task-b', 'success'));
    expect(loop.getSnapshot().taskId).toBe('task-a');
    await passTime();
    expect(pushed[2]?.input).toBe('c');
  });
});

it('makes nothing if the same content is wanted again', async () => {
  const loop = openLoop();
  await makeFirst(loop);
  loop.want('a');
  expect(timers).toEqual([]);
  expect(loop.getSnapshot().state.kind).toBe('current');
});

it('continues by itself when the server is reachable again, or after a pause', async () => {
  const loop = openLoop();
  loop.want('a');
  await passTime();
  await pushed[0]?.answer({ kind: 'unreachable' });
  expect(loop.getSnapshot().state).toEqual({ kind: 'waiting', why: 'offline' });
  await passTime();
  await pushed[1]?.answer({ kind: 'busy' });
  expect(loop.getSnapshot().state).toEqual({ kind: 'waiting', why: 'busy' });
  await passTime();
  await pushed[2]?.answer(taskOf('task-a', 'success'));
  expect(loop.getSnapshot().state.kind).toBe('current');
});

it('retries after a failure on request only', async () => {
  const loop = openLoop();
  await makeFirst(loop);
  loop.retry();
  expect(pushed).toHaveLength(1);
  loop.want('b');
  await passTime();
  await pushed[1]?.answer(taskOf('task-b', 'failed'));
  loop.retry();
  expect(pushed[2]?.input).toBe('b');
});

it('requests nothing after it is closed, and nothing for an incomplete ad', async () => {
  const loop = openLoop('kept');
  expect(loop.getSnapshot().taskId).toBe('kept');
  loop.want('a');
  loop.want(null);
  expect(timers).toEqual([]);
  loop.want('a');
  await passTime();
  loop.close();
  await pushed[0]?.answer(taskOf('task-a', 'success'));
  expect(loop.getSnapshot().taskId).toBe('kept');
});
