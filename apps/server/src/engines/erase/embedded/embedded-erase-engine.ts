import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS, passLimitMs } from '#src/platform/process/time-limits.ts';
import { estimateModelBytes } from '#src/platform/onnx/model-file.ts';
import { refuseModelProblem } from '#src/platform/onnx/model-problem.ts';
import { takeTurnAtOnce, type TakeTurn } from '../../engine-work.ts';
import type { EraseEngine, ErasedPixels, EraseRequest, VideoToErase } from '../erase.ts';
import type { EraseOrder, ErasePass, FillOrder } from './erase-protocol.ts';

const MAX_HEAP_MIB = 256;
const MAX_DATA_BYTES = 3 * 2 ** 30;
const MAX_DATA_BYTES_WITH_MODEL = 8 * 2 ** 30;
/** A frame with ten large boxes in 4K takes some seconds on a slow machine. */
const FRAME_LIMIT_MS = 20_000;
/** A box that a model fills in one frame. */
const MODEL_FRAME_LIMIT_MS = 60_000;

const lineSchema = z.union([z.object({ frames: z.number() }), z.object({ result: z.unknown() })]);
const suggested = z.array(
  z.object({ kind: z.enum(['text', 'mark']), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
);
const erased = z.array(z.object({ covered: z.number(), restored: z.number() }));

/** An engine whose work another one can complete. */
export interface PassingEraseEngine extends EraseEngine {
  eraseFrames(
    request: EraseRequest & Pick<ErasePass, 'forModel'>,
    options: Parameters<EraseEngine['eraseFrames']>[1],
  ): Promise<ErasedPixels[]>;
  /** Replaces what was made up by what another video shows there. */
  fillMade(order: FillOrder, options: { signal: AbortSignal; takeTurn: TakeTurn }): Promise<void>;
}

/**
 * Finds the strokes of texts and marks, and fills them from other frames, by taking transparent marks off, and from what
 * surrounds them; without a neural network. Runs in a process of its own.
 */
export function createEmbeddedEraseEngine({
  runProgram,
  fillModel,
}: {
  runProgram: RunProgram;
  /** Path of an ONNX model of LaMa's shape, which fills what no other frame shows. */
  fillModel?: string | undefined;
}): PassingEraseEngine {
  async function run(
    order: EraseOrder,
    {
      signal,
      timeoutMs,
      onFrames,
    }: { signal: AbortSignal; timeoutMs: number; onFrames?: ((frames: number) => void) | undefined },
  ): Promise<unknown> {
    let result: unknown;
    let hasAdvanced = false;
    await runProgram({
      program: process.execPath,
      args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./erase-program.ts', import.meta.url))],
      input: JSON.stringify(order),
      timeoutMs,
      maxDataBytes: fillModel === undefined ? MAX_DATA_BYTES : MAX_DATA_BYTES_WITH_MODEL,
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
    id: fillModel === undefined ? 'embedded-erase' : 'onnx-lama',
    suggestBoxes: async (video, signal) =>
      suggested.parse(await run({ op: 'suggest', video }, { signal, timeoutMs: wholeMs(video) })),
    studyMark: async (request, signal) =>
      z.boolean().parse(await run({ op: 'study', ...request }, { signal, timeoutMs: wholeMs(request.video) })),
    async eraseFrames({ takeTurn = takeTurnAtOnce, memory: _, forModel, ...request }, { signal, onProgress }) {
      const { from, to } = request.frames;
      const limitMs =
        fillModel === undefined ? FRAME_LIMIT_MS : FRAME_LIMIT_MS + MODEL_FRAME_LIMIT_MS * request.boxes.length;
      const options = { signal, timeoutMs: HANG_LIMIT_MS + limitMs * (to - from), onFrames: onProgress };
      const pass = () => run({ op: 'erase', ...request, fillModel, forModel }, options);
      const moreBytes = fillModel === undefined ? 0 : await estimateModelBytes(fillModel);
      return erased.parse(refuseModelProblem(await takeTurn(pass, moreBytes)));
    },
    async fillMade(order, { signal, takeTurn }) {
      const timeoutMs = HANG_LIMIT_MS + FRAME_LIMIT_MS * (order.frames.to - order.frames.from);
      await takeTurn(() => run({ op: 'fill', ...order }, { signal, timeoutMs }));
    },
  };
}
