import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import type { PhotoExtensionEngine } from '../photo-extension.ts';

const MAX_HEAP_MIB = 256;
/** The images of an ad arrive one right after another; afterwards the render needs the memory. */
const IDLE_MS = 3000;

const backgroundSchema = z.object({ color: z.string(), until: z.number() }).nullable();

export interface EmbeddedPhotoExtensionEngine extends PhotoExtensionEngine {
  close(): Promise<void>;
}

/** Extends a photo from the colours at its edges, softer with the distance; in a separate process. */
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
    extend: async (request, signal) => backgroundSchema.parse(await program.request(request, signal)),
  };
}
