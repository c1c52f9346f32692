import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import type { ProductSceneEngine } from '../product-scene.ts';
import { productSceneSchema } from './product-scene-protocol.ts';

const MAX_HEAP_MIB = 384;
/** The scenes of an ad are drawn one right after another; afterwards the render needs the memory. */
const IDLE_MS = 1500;
const MAX_THREADS = 2;

export interface EmbeddedProductSceneEngine extends ProductSceneEngine {
  close(): Promise<void>;
}

/** Draws scenes with the path tracer, in a separate process. */
export function createEmbeddedProductSceneEngine(): EmbeddedProductSceneEngine {
  const program = createWarmProgram({
    program: process.execPath,
    args: [
      `--max-old-space-size=${MAX_HEAP_MIB}`,
      fileURLToPath(new URL('./product-scene-program.ts', import.meta.url)),
      String(Math.min(MAX_THREADS, availableParallelism())),
    ],
    errorCode: 'RENDER_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  return {
    id: 'embedded-scene/1',
    close: () => program.close(),
    drawScene: async (request, signal) => productSceneSchema.parse(await program.request(request, signal)),
  };
}
