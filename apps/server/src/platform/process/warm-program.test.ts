import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWarmProgram, type WarmProgram, type WarmProgramOptions } from './warm-program.ts';

/** Answers {"pid", "echo"}; waits forever on "hang", fails on "fail", ends on "exit". */
const SCRIPT = `
  const lines = require('node:readline').createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const message = JSON.parse(line);
    if (message === 'exit') { console.error('the reason'); process.exit(3); }
    if (message === 'hang') return;
    console.log(JSON.stringify(message === 'fail' ? { error: 'cannot' } : { result: { pid: process.pid, echo: message } }));
  });`;

const open = new Set<WarmProgram>();

function start(changes: Partial<WarmProgramOptions> = {}): WarmProgram {
  const program = createWarmProgram({
    program: process.execPath,
    args: ['-e', SCRIPT],
    errorCode: 'SPEECH_FAILED',
    timeoutMs: 10_000,
    idleMs: 10_000,
    ...changes,
  });
  open.add(program);
  return program;
}

const signal = new AbortController().signal;
const askPid = async (program: WarmProgram): Promise<number> => {
  const { pid } = (await program.request('hello', signal)) as { pid: number };
  return pid;
};
const expectGone = (pid: number) => vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false), { timeout: 5000 });

afterEach(async () => {
  for (const program of open) await program.close();
  open.clear();
});

describe('createWarmProgram', () => {
  test('answers all requests, in order, from one process', async () => {
    const program = start();
    const answers = await Promise.all(['a', 'b', 'c'].map((message) => program.request(message, signal)));
    expect(answers).toMatchObject([{ echo: 'a' }, { echo: 'b' }, { echo: 'c' }]);
    expect(new Set((answers as { pid: number }[]).map(({ pid }) => pid)).size).toBe(1);
  });

  test('fails a request with its code and reason, and serves the next one', async () => {
    const program = start();
    await expect(program.request('fail', signal)).rejects.toMatchObject({
      code: 'SPEECH_FAILED',
      cause: { message: 'cannot' },
    });
    await expect(program.request('b', signal)).resolves.toMatchObject({ echo: 'b' });
  });

  test('kills the process on abort, throws the reason, and starts another for the next request', async () => {
    const program = start();
    const pid = await askPid(program);
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const hanging = program.request('hang', controller.signal);
    const waiting = program.request('next', signal);
    // The process has received the request by then.
    await new Promise(setImmediate);
    controller.abort(reason);
    await expect(hanging).rejects.toBe(reason);
    await expectGone(pid);
    await expect(waiting).resolves.toMatchObject({ echo: 'next' });
  });

  test('does not start a request that was cancelled while it waited', async () => {
    const program = start();
    const first = askPid(program);
    const reason = new Error('too late');
    await expect(program.request('hang', AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await askPid(program)).toBe(await first);
  });

  test('kills a process that exceeds its time limit', async () => {
    const program = start({ timeoutMs: 400 });
    await expect(program.request('hang', signal)).rejects.toMatchObject({
      code: 'SPEECH_FAILED',
      cause: { message: 'took longer than 400 ms' },
    });
  });

  test('reports why the process ended, and starts another', async () => {
    const program = start();
    await expect(program.request('exit', signal)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/ended with code 3\n[^]*the reason/) },
    });
    await expect(program.request('b', signal)).resolves.toMatchObject({ echo: 'b' });
  });

  test('ends the process after the idle time', async () => {
    await expectGone(await askPid(start({ idleMs: 50 })));
  });

  test('ends the process when it is closed, and refuses more', async () => {
    const program = start();
    const pid = await askPid(program);
    await program.close();
    await expectGone(pid);
    await expect(program.request('b', signal)).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });
});
