import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { ProgramRun } from './program.ts';
import { runProgram } from './run-program.ts';

const base = (changes: Partial<ProgramRun> & Pick<ProgramRun, 'program' | 'args'>): ProgramRun => ({
  signal: new AbortController().signal,
  timeoutMs: 20_000,
  errorCode: 'RENDER_FAILED',
  ...changes,
});

/** Runs a script that prints pids and then waits; calls back with the pids. */
const runTree = (changes: Partial<ProgramRun>, onPids: (pids: number[]) => void) =>
  runProgram(
    base({
      program: 'sh',
      args: ['-c', 'sleep 600 & echo $$ $!; wait'],
      onStdoutLine: (line) => onPids(line.split(' ').map(Number)),
      ...changes,
    }),
  );

/** A killed process whose parent is another process may stay a zombie for a moment. */
const isRunning = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

const expectGone = (pids: number[]) =>
  vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 5000, interval: 20 });

async function catchError(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('expected a failure');
}

describe('runProgram', () => {
  test('returns standard output unchanged and passes the input on', async () => {
    const input = Buffer.from([0, 255, 10, 13, 128]);
    const { stdout } = await runProgram(base({ program: 'cat', args: [], input }));
    expect(stdout).toEqual(input);
  });

  test('reports lines at once, with whole characters, and the unfinished last one too', async () => {
    const lines: string[] = [];
    // The pause splits one character over two chunks.
    const script = `printf 'first\\r\\nse'; printf 'cond \\346\\274'; sleep 0.05; printf '\\242\\n\\nlast'`;
    await runProgram(base({ program: 'sh', args: ['-c', script], onStdoutLine: (line) => lines.push(line) }));
    expect(lines).toEqual(['first', 'second 漢', '', 'last']);
  });

  test('passes arguments unchanged: no shell reads them', async () => {
    const hostile = ['$(touch pwned)', '; touch pwned', '`touch pwned`', '--as=1', '-', '\'"'];
    const folder = await mkdtemp(path.join(tmpdir(), 'run-program-'));
    const { stdout } = await runProgram(base({ program: 'printf', args: ['%s\\n', ...hostile], cwd: folder }));
    expect(stdout.toString().trimEnd().split('\n')).toEqual(hostile);
    expect(existsSync(path.join(folder, 'pwned'))).toBe(false);
    await rm(folder, { recursive: true });
  });

  test('fails with the given code and keeps the end of standard error', async () => {
    const script = 'head -c 20000 /dev/zero | tr "\\0" x >&2; echo the reason >&2; exit 3';
    const error = await catchError(runProgram(base({ program: 'sh', args: ['-c', script] })));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'RENDER_FAILED',
      cause: { message: expect.stringMatching(/^sh ended with code 3:\nx+the reason$/) },
    });
    expect(String((error as AppError).cause).length).toBeLessThan(8300);
  });

  test('fails clearly if the program is not installed', async () => {
    const error = await catchError(runProgram(base({ program: 'no-such-program', args: [] })));
    expect(error).toMatchObject({
      code: 'RENDER_FAILED',
      cause: { message: expect.stringContaining('no-such-program') },
    });
  });

  test('kills the whole tree on abort and throws the reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled by the user');
    let tree: number[] = [];
    const run = runTree({ signal: controller.signal }, (pids) => {
      tree = pids;
      controller.abort(reason);
    });
    expect(await catchError(run)).toBe(reason);
    expect(tree).toHaveLength(2);
    await expectGone(tree);
  });

  test('does not start a run whose signal has already aborted', async () => {
    const reason = new Error('too late');
    expect(await catchError(runTree({ signal: AbortSignal.abort(reason) }, () => undefined))).toBe(reason);
  });

  test('kills the whole tree when its time is up', async () => {
    let tree: number[] = [];
    const run = runTree({ timeoutMs: 300 }, (pids) => {
      tree = pids;
    });
    expect(await catchError(run)).toMatchObject({
      code: 'RENDER_FAILED',
      cause: { message: 'sh took longer than 300 ms' },
    });
    expect(tree).toHaveLength(2);
    await expectGone(tree);
  });

  test('lets a slow program run as long as it makes progress', async () => {
    const seen: string[] = [];
    const { stdout } = await runProgram(
      base({
        program: 'sh',
        // Longer than the limit in all; a busy machine may take two seconds more for a step.
        args: ['-c', 'for step in 1 2 3 4 5; do sleep 0.7; echo "step $step"; done'],
        onStdoutLine: (line) => seen.push(line),
        stall: { afterMs: 3000, isProgress: (line) => line.startsWith('step') },
      }),
    );
    expect(String(stdout)).toContain('step 5');
    expect(seen).toHaveLength(5);
  });

  test('kills a program that prints lines without progress, long before its time is up', async () => {
    const chatter = runProgram(
      base({
        program: 'sh',
        args: ['-c', 'while true; do echo still here; sleep 0.05; done'],
        stall: { afterMs: 300, isProgress: (line) => line.startsWith('step') },
      }),
    );
    expect(await catchError(chatter)).toMatchObject({
      code: 'RENDER_FAILED',
      cause: { message: 'sh made no progress for 300 ms' },
    });
  });

  test('ends the program when the reader of its lines throws', async () => {
    const mistake = new Error('cannot read this line');
    const run = runTree({}, () => {
      throw mistake;
    });
    expect(await catchError(run)).toBe(mistake);
  });

  test('limits the memory of a program', async () => {
    const copyBlock = (sizeMiB: number) =>
      runProgram(
        base({
          program: 'dd',
          args: ['if=/dev/zero', 'of=/dev/null', `bs=${sizeMiB}M`, 'count=1'],
          maxMemoryBytes: 100 * 2 ** 20,
        }),
      );
    await expect(copyBlock(20)).resolves.toBeDefined();
    expect(await catchError(copyBlock(500))).toMatchObject({
      code: 'RENDER_FAILED',
      cause: { message: expect.stringContaining('memory exhausted') },
    });
  });

  test('ends a program that uses too much CPU time, with its own error', async () => {
    const spin = base({ program: 'sh', args: ['-c', 'while :; do :; done'] });
    expect(
      await catchError(runProgram({ ...spin, cpuLimit: { seconds: 1, errorCode: 'IMAGE_TOO_COMPLEX' } })),
    ).toMatchObject({
      code: 'IMAGE_TOO_COMPLEX',
      cause: { message: 'sh was killed by SIGXCPU' },
    });
  });

  test('limits the memory that a program may write to, and not the space that it reserves', async () => {
    const script = (sizeMiB: number) => `new Uint8Array(${sizeMiB} * 2 ** 20).fill(1)`;
    const fill = (sizeMiB: number) =>
      runProgram(base({ program: process.execPath, args: ['-e', script(sizeMiB)], maxDataBytes: 1200 * 2 ** 20 }));
    await expect(fill(100)).resolves.toBeDefined();
    expect(await catchError(fill(1200))).toMatchObject({ code: 'RENDER_FAILED' });
  });

  test('leaves no process running when this process is killed', async () => {
    const module = path.join(import.meta.dirname, 'run-program.ts');
    const script = `
      const { runProgram } = await import(${JSON.stringify(module)});
      await runProgram({ program: 'sh', args: ['-c', 'echo $$; exec sleep 600'], signal: new AbortController().signal,
        timeoutMs: 600000, errorCode: 'RENDER_FAILED', onStdoutLine: (line) => console.log(line) });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(output.toString());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expectGone([pid]);
  });

  test('accepts a program that ends without reading its input', async () => {
    await expect(
      runProgram(base({ program: 'true', args: [], input: Buffer.alloc(1_000_000) })),
    ).resolves.toBeDefined();
  });
});
