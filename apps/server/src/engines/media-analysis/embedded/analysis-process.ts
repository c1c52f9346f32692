import { fileURLToPath } from 'node:url';
import { HEARD } from '@reelwright/contracts';
import * as z from 'zod';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';

const MAX_HEAP_MIB = 256;
/** Uploads come in batches; starting takes a second. */
const IDLE_MS = 10_000;

const read = z.object({ sharpness: z.number(), texts: z.array(z.string()) });
const heard = z.enum(HEARD);

export interface AnalysisProcess {
  /** Reads the texts of an image, and measures how sharp it is. Throws ANALYSIS_FAILED if the file is no image. */
  readImage(imagePath: string, signal: AbortSignal): Promise<z.infer<typeof read>>;
  /** Tells what is heard in a file of samples, as `speechSamplesArgs` makes it. */
  classifySamples(samplesPath: string, signal: AbortSignal): Promise<z.infer<typeof heard>>;
  close(): Promise<void>;
}

/** Analyses files in a process of its own. */
export function createAnalysisProcess(): AnalysisProcess {
  const program = createWarmProgram({
    program: process.execPath,
    args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./analysis-program.ts', import.meta.url))],
    errorCode: 'ANALYSIS_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  return {
    readImage: async (imagePath, signal) => read.parse(await program.request({ imagePath }, signal)),
    classifySamples: async (samplesPath, signal) => heard.parse(await program.request({ samplesPath }, signal)),
    close: () => program.close(),
  };
}
