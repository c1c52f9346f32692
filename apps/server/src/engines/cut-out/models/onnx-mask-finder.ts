import { fileURLToPath } from 'node:url';
import type { PixelModelName } from '#src/platform/models/pixel-model-name.ts';
import { estimateModelBytes } from '#src/platform/onnx/model-file.ts';
import { refuseModelProblem } from '#src/platform/onnx/model-problem.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import { takeTurnAtOnce } from '../../engine-work.ts';
import type { MaskFinder } from './find-mask.ts';

/** The file, its weights and what it computes. */
const MAX_DATA_BYTES = 5 * 2 ** 30;
/** The images of a task come one after another; opening a model takes seconds. */
const IDLE_MS = 20_000;

/** Runs the operator's model in a process of its own, on the CPU. */
export function createOnnxMaskFinder({
  shape,
  path,
}: Pick<Extract<PixelModelName<'cutOut'>, { kind: 'onnx' }>, 'shape' | 'path'>): MaskFinder {
  const program = createWarmProgram({
    program: process.execPath,
    args: [fileURLToPath(new URL('./mask-program.ts', import.meta.url)), shape, path],
    errorCode: 'ANALYSIS_FAILED',
    timeoutMs: 2 * HANG_LIMIT_MS,
    idleMs: IDLE_MS,
    maxDataBytes: MAX_DATA_BYTES,
  });
  return {
    id: `onnx-${shape}`,
    async findMask({ imagePath, outputPath, takeTurn = takeTurnAtOnce }, signal) {
      const find = () => program.request({ imagePath, outputPath }, signal);
      refuseModelProblem(await takeTurn(find, await estimateModelBytes(path)));
    },
    close: () => program.close(),
  };
}
