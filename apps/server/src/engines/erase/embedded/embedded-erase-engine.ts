import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS, passLimitMs } from '#src/platform/process/time-limits.ts';
import type { EraseEngine, VideoToErase } from '../erase.ts';
import type { EraseOrder } from './erase-protocol.ts';

const MAX_HEAP_MIB = 256;
const MAX_DATA_BYTES = 3 * 2 ** 30;
/** A frame with ten large boxes in 4K takes some seconds on a slow machine. */
const FRAME_LIMIT_MS = 20_000;

const lineSchema = z.union([z.object({ frames: z.number() }), z.object({ result: z.unknown() })]);
const suggested = z.array(
  z.object({ kind: z.enum(['text', 'mark']), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
);
const erased = z.array(z.object({ covered: z.number(), restored: z.number() }));

/**
 * Finds the strokes of texts and marks, and fills them from other frames, by taking transparent marks off, and from what
 * surrounds them; without a neural network. Runs in a process of its own.
 */
export function createEmbeddedEraseEngine({ runProgram }: { runProgram: RunProgram }): EraseEngine {
  async function run(
    order: EraseOrder,
    { signal, timeoutMs, onFrames }: { signal: AbortSignal; timeoutMs: number; onFrames?: (frames: number) => void },
  ): Promise<unknown> {
    let result: unknown;
    let hasAdvanced = false;
    await runProgram({
      program: process.execPath,
      args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./erase-program.ts', import.meta.url))],
      input: JSON.stringify(order),
      timeoutMs,
      maxDataBytes: MAX_DATA_BYTES,
      signal,
      errorCode: 'RENDER_FAILED',
      onStdoutLine(line) {
        const read = lineSchema.parse(JSON.parse(line));
        hasAdvanced = true;
        if ('frames' in read) onFrames?.(read.frames);
        else ({ result } = read);
      },
      stall: { afterMs: 10 * HANG_LIMIT_MS, isProgress: () => hasAdvanced },
    });
    return result;
  }
  const wholeMs = ({ frames, media: { frameRate } }: VideoToErase): number =>
    passLimitMs((frames * frameRate.den * 1000) / frameRate.num);

  return {
    id: 'embedded-erase',
    suggestBoxes: async (video, signal) =>
      suggested.parse(await run({ op: 'suggest', video }, { signal, timeoutMs: wholeMs(video) })),
    studyMark: async (request, signal) =>
      z.boolean().parse(await run({ op: 'study', ...request }, { signal, timeoutMs: wholeMs(request.video) })),
    async eraseFrames(request, { signal, onProgress }) {
      const { from, to } = request.frames;
      const timeoutMs = HANG_LIMIT_MS + FRAME_LIMIT_MS * (to - from);
      const onFrames = onProgress && { onFrames: onProgress };
      return erased.parse(await run({ op: 'erase', ...request }, { signal, timeoutMs, ...onFrames }));
    },
  };
}
