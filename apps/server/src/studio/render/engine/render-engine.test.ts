import { expect, test } from 'vitest';
import type { RunProgram } from '#src/platform/process/program.ts';
import { createRenderEngine } from './render-engine.ts';

const BANNER = 'ffmpeg version 7.1\nconfiguration: --enable-librubberband\n';

/** ffmpeg as a test answers for it: each start waits for `answer`, or for its caller to leave. */
function openProgram() {
  const waiting: (() => void)[] = [];
  const runProgram: RunProgram = ({ signal }) =>
    new Promise((resolve, reject) => {
      waiting.push(() => resolve({ stdout: Buffer.from(BANNER), stderrTail: '' }));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  return { runProgram, waiting, answer: () => waiting.at(-1)?.() };
}

const { signal } = new AbortController();

test('asks ffmpeg once for callers that ask at the same time', async () => {
  const { runProgram, waiting, answer } = openProgram();
  const engine = createRenderEngine({ runProgram, encoder: 'software' });
  const asked = [engine.findStretcher(signal), engine.findStretcher(signal)];
  answer();
  expect(await Promise.all(asked)).toEqual(['rubberband', 'rubberband']);
  expect(await engine.findStretcher(signal)).toBe('rubberband');
  expect(waiting).toHaveLength(1);
});

test('asks again for those who waited for a caller that has left', async () => {
  const { runProgram, waiting, answer } = openProgram();
  const engine = createRenderEngine({ runProgram, encoder: 'software' });
  const leaving = new AbortController();
  const left = engine.findStretcher(leaving.signal);
  const others = [engine.findStretcher(signal), engine.findStretcher(signal)];
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect.poll(() => waiting.length).toBe(2);
  answer();
  expect(await Promise.all(others)).toEqual(['rubberband', 'rubberband']);
});

test('lets a caller leave while it waits for the answer to another', async () => {
  const { runProgram, answer } = openProgram();
  const engine = createRenderEngine({ runProgram, encoder: 'software' });
  const first = engine.findStretcher(signal);
  const leaving = new AbortController();
  const left = engine.findStretcher(leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  answer();
  expect(await first).toBe('rubberband');
});
