import type { TaskId } from '@reelwright/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import type { Actor } from '../actor.ts';
import { DatabaseAway } from '../platform/database/database-away.ts';
import { JobInterrupted } from '../platform/queue/queue.ts';
import { createTaskRunner } from './run-task.ts';
import { openTaskBench, type TaskBench, waitForAbort } from '../modules/tasks/test-task-bench.ts';

let bench: TaskBench;
let user: Actor;
let usualWork: TaskBench['work'];
beforeAll(async () => {
  bench = await openTaskBench();
  usualWork = { ...bench.work };
});
afterAll(() => bench.close());
beforeEach(async () => {
  user = await bench.createUser();
});
afterEach(async () => {
  Object.assign(bench.work, usualWork);
  expect(await bench.listStepFolders()).toEqual([]);
});

async function push(input: Record<string, unknown> = {}): Promise<TaskId> {
  return (await bench.push(user, input)).task_id;
}

const status = (taskId: TaskId) => bench.status(user, taskId);
const cancel = (taskId: TaskId) => bench.tasks.cancelTask({ taskId, actor: user }, 'en');

/** Keeps the step running until its signal is aborted; resolves when the step has begun. */
function holdStep(step: 'write_script' | 'render'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  bench.work[step] = waitForAbort(resolve);
  return promise;
}

describe('a task that succeeds', () => {
  test('has its outputs in the library and its credits spent, and leaves no other file', async () => {
    bench.work.write_script = async () => 'A better title';
    const taskId = await push({ seed: 9 });
    await bench.run(taskId);
    const task = await status(taskId);
    expect(task).toMatchObject({
      state: 'success',
      title: 'A better title',
      percent: 100,
      step: null,
      seconds_left: null,
    });
    expect(task.outputs).toMatchObject([
      { kind: 'video', content_type: 'video/mp4', width: 720, duration_s: 15, size_bytes: 7 },
    ]);
    expect(task.outputs[0]?.download_url).toContain('greeting.mp4');
    expect(await bench.listFiles(taskId)).toEqual([`tasks/${taskId}/outputs/video.mp4`]);
    expect(await bench.balance(user)).toEqual({ available: 95, held: 0 });
  });

  test('is not run again by a duplicate job', async () => {
    const taskId = await push();
    await bench.run(taskId);
    await bench.run(taskId);
    expect(bench.countRuns(taskId, 'render')).toBe(1);
    expect(await bench.balance(user)).toEqual({ available: 95, held: 0 });
  });
});

describe('a task whose step meets a database that is away', () => {
  const away = () => Promise.reject(new DatabaseAway('the connection broke'));

  test('waits in the queue again with its credits held, and goes on from there', async () => {
    bench.work.render = away;
    const taskId = await push();
    await expect(bench.run(taskId)).rejects.toThrow('the connection broke');
    expect(await status(taskId)).toMatchObject({ state: 'in_queue', failure: null });
    expect(await bench.balance(user)).toEqual({ available: 95, held: 5 });
    bench.work.render = usualWork.render;
    await bench.run(taskId);
    expect(await status(taskId)).toMatchObject({ state: 'success' });
    expect(bench.countRuns(taskId, 'write_script')).toBe(1);
  });

  test('does not fail, however often that happens', async () => {
    bench.work.render = away;
    const taskId = await push();
    for (let count = 0; count < 8; count += 1) await bench.run(taskId).catch(() => undefined);
    expect(await status(taskId)).toMatchObject({ state: 'in_queue' });
    bench.work.render = usualWork.render;
    await bench.run(taskId);
    expect(await status(taskId)).toMatchObject({ state: 'success' });
  });
});

describe('a task that fails', () => {
  test('returns the credits, says why, and leaves no file', async () => {
    bench.work.render = async (context) => {
      await context.storage.put(`${context.workPrefix}half`, Buffer.from('x'), 'text/plain');
      throw new AppError('IMAGE_TOO_SMALL', { pixels: 300 });
    };
    const taskId = await push();
    await bench.run(taskId);
    expect(await status(taskId)).toMatchObject({
      state: 'failed',
      failure: {
        reason: 'IMAGE_TOO_SMALL',
        msg: 'Generate Failed. The image is too small: its shorter side needs at least 300 pixels.',
        refund_msg: 'The Credits have been returned to the account.',
      },
    });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
    expect(await bench.listFiles(taskId)).toEqual([]);
  });

  test('because of a defect tells the user only that it failed', async () => {
    bench.work.render = async () => {
      throw new TypeError("cannot read 'secret'");
    };
    const taskId = await push();
    await bench.run(taskId);
    expect((await status(taskId)).failure).toMatchObject({ reason: 'GENERATE_FAILED', msg: 'Generate Failed.' });
  });

  test('changes its state only together with its credits', async () => {
    const { credits } = bench.dependencies;
    const broken = createTaskRunner({
      ...bench.dependencies,
      credits: { ...credits, releaseHold: () => Promise.reject(new Error('the connection broke')) },
    });
    bench.work.render = async () => {
      throw new AppError('NOT_A_PRODUCT');
    };
    const taskId = await push();
    await expect(broken.runTask(taskId, new AbortController().signal)).rejects.toThrow('the connection broke');
    expect(await status(taskId)).toMatchObject({ state: 'generating' });
    expect(await bench.balance(user)).toEqual({ available: 95, held: 5 });
    await bench.run(taskId);
    expect(await status(taskId)).toMatchObject({ state: 'failed' });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
  });

  test('stops after the time limit of its tool', async () => {
    const tool = bench.dependencies.tools.get(104);
    if (!tool) throw new Error('the bench has no tool 104');
    const hasty = createTaskRunner({ ...bench.dependencies, tools: new Map([[104, { ...tool, timeoutMs: 50 }]]) });
    void holdStep('render');
    const taskId = await push();
    await hasty.runTask(taskId, new AbortController().signal);
    expect(await status(taskId)).toMatchObject({ state: 'failed', failure: { reason: 'TASK_TIMED_OUT' } });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
  });
});

describe('a finished step', () => {
  test('is not repeated when a later step is retried', async () => {
    let tries = 0;
    bench.work.render = async (context, input) => {
      tries += 1;
      if (tries < 3) throw new AppError('RENDER_FAILED');
      return usualWork.render(context, input);
    };
    const taskId = await push();
    await bench.run(taskId);
    expect(await status(taskId)).toMatchObject({ state: 'success' });
    expect(bench.countRuns(taskId, 'write_script')).toBe(1);
    expect(bench.countRuns(taskId, 'render')).toBe(3);
  });

  test('is not repeated by the worker that continues after a shutdown; the credits stay held meanwhile', async () => {
    const isRendering = holdStep('render');
    const taskId = await push();
    const shutdown = new AbortController();
    const running = bench.run(taskId, shutdown.signal);
    await isRendering;
    shutdown.abort(new JobInterrupted('shutdown'));
    await expect(running).rejects.toThrow(JobInterrupted);
    expect(await status(taskId)).toMatchObject({ state: 'in_queue', step: null, failure: null });
    expect(await bench.balance(user)).toEqual({ available: 95, held: 5 });

    Object.assign(bench.work, usualWork);
    await bench.run(taskId);
    expect(await status(taskId)).toMatchObject({ state: 'success' });
    expect(bench.countRuns(taskId, 'write_script')).toBe(1);
  });
});

describe('cancelling', () => {
  test('a waiting task returns its credits; its job does nothing afterwards', async () => {
    const taskId = await push();
    expect(await cancel(taskId)).toMatchObject({ state: 'cancelled', queue_position: null });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
    await bench.run(taskId);
    expect(bench.countRuns(taskId, 'write_script')).toBe(0);
  });

  test('a running task stops it at once, returns its credits and leaves no file', async () => {
    const isRendering = holdStep('render');
    bench.work.write_script = async ({ storage, workPrefix }) => {
      await storage.put(`${workPrefix}script.txt`, Buffer.from('x'), 'text/plain');
    };
    const taskId = await push();
    const running = bench.run(taskId);
    await isRendering;
    expect(await cancel(taskId)).toMatchObject({ state: 'cancelled' });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
    await running;
    expect(await bench.listFiles(taskId)).toEqual([]);
  });

  test('reaches a worker that is another process', async () => {
    const isRendering = holdStep('render');
    const taskId = await push();
    const running = bench.run(taskId);
    await isRendering;
    // Simulates another process: no event is published in this one.
    await bench.database.transaction(async (tx) => {
      await bench.dependencies.credits.releaseHold(tx, taskId);
    });
    await bench.database.query("update tasks set state = 'cancelled', ended_at = now() where task_id = $1", [taskId]);
    await running;
    expect(await status(taskId)).toMatchObject({ state: 'cancelled' });
  });

  test('discards a result that comes too late', async () => {
    bench.work.render = async (context, input) => {
      await cancel(context.taskId);
      return usualWork.render(context, input);
    };
    const taskId = await push();
    await bench.run(taskId);
    expect(await status(taskId)).toMatchObject({ state: 'cancelled', outputs: [] });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
    expect(await bench.listFiles(taskId)).toEqual([]);
  });

  test('a finished task leaves it unchanged', async () => {
    const taskId = await push();
    await bench.run(taskId);
    expect(await cancel(taskId)).toMatchObject({ state: 'success' });
    await cancel(taskId);
    expect(await bench.balance(user)).toEqual({ available: 95, held: 0 });
  });

  test('twice at once returns the credits once', async () => {
    const taskId = await push();
    await Promise.all([cancel(taskId), cancel(taskId), cancel(taskId)]);
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
  });
});

test('a worker that was presumed dead writes nothing once another has claimed its task', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isRendering, resolve: rendering } = Promise.withResolvers<void>();
  bench.work.render = async (context, input) => {
    rendering();
    await mayGoOn;
    return usualWork.render(context, input);
  };
  const taskId = await push();
  const slow = bench.run(taskId);
  await isRendering;
  Object.assign(bench.work, usualWork);
  await bench.run(taskId);
  const done = await status(taskId);
  goOn();
  await slow;
  expect(await status(taskId)).toMatchObject({ state: 'success', ended_at: done.ended_at });
  expect(await bench.listFiles(taskId)).toEqual([`tasks/${taskId}/outputs/video.mp4`]);
  expect(await bench.balance(user)).toEqual({ available: 95, held: 0 });
});

test('a task that repeatedly kills its worker fails, and its credits are returned', async () => {
  const taskId = await push();
  await bench.database.query(
    "update tasks set state = 'generating', attempt = 5, lost_workers = 4 where task_id = $1",
    [taskId],
  );
  await bench.run(taskId);
  expect(await status(taskId)).toMatchObject({ state: 'failed', failure: { reason: 'GENERATE_FAILED' } });
  expect(bench.countRuns(taskId, 'write_script')).toBe(0);
  expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
});

test('reports its progress and the time left', async () => {
  const { promise: isHalfway, resolve: halfway } = Promise.withResolvers<void>();
  const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>();
  bench.work.render = async (context, input) => {
    context.progress(0.5);
    halfway();
    await mayFinish;
    return usualWork.render(context, input);
  };
  const taskId = await push();
  const running = bench.run(taskId);
  await isHalfway;
  await expect.poll(() => status(taskId)).toMatchObject({ state: 'generating', step: 'render', percent: 62 });
  const task = await status(taskId);
  expect(task.seconds_left).toBeGreaterThan(0);
  expect(task.started_at).not.toBeNull();
  finish();
  await running;
});
