import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import type { PhotoExtensionEngine } from '../photo-extension.ts';

const MAX_HEAP_MIB = 256;
/** The pictures of an ad come one right after another; then the memory is wanted for the render. */
const IDLE_MS = 3000;

const groundSchema = z.object({ color: z.string(), until: z.number() }).nullable();

export interface EmbeddedPhotoExtensionEngine extends PhotoExtensionEngine {
  close(): Promise<void>;
}

/** Goes on with what is at a photo's edges, softer with the distance; in a process of its own. */
export function createEmbeddedPhotoExtensionEngine(): EmbeddedPhotoExtensionEngine {
  const program = createWarmProgram({
    program: process.execPath,
    args: [
      `--max-old-space-size=${MAX_HEAP_MIB}`,
      fileURLToPath(new URL('./photo-extension-program.ts', import.meta.url)),
    ],
    errorCode: 'ANALYSIS_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  return {
    id: 'embedded-photo-extension',
    close: () => program.close(),
    extend: async (request, signal) => groundSchema.parse(await program.request(request, signal)),
  };
}
