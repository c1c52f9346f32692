import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import type { VisionEngine } from '../vision.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

const MAX_HEAP_MIB = 512;
/** The images of an ad arrive one right after another; afterwards the render needs the memory. */
const IDLE_MS = 3000;

const regionSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const subjectsSchema = z.object({
  subject: regionSchema,
  faces: z.array(regionSchema),
  plainBackground: z.string().nullable(),
  palette: z.array(z.string()),
  isScene: z.boolean(),
  isGraphic: z.boolean(),
  hasLettering: z.boolean(),
  isCollage: z.boolean(),
  crossesTop: z.boolean(),
  topColor: z.string(),
  tones: z.object({
    columns: z.number(),
    rows: z.number(),
    light: z.array(z.number()),
    spread: z.array(z.number()),
  }),
  subjectColor: z.string(),
  details: z.array(regionSchema),
});

export interface EmbeddedVisionEngine extends VisionEngine {
  close(): Promise<void>;
}

/** Finds faces with a small network, and products by their difference from the background; in a separate process. */
export function createEmbeddedVisionEngine(): EmbeddedVisionEngine {
  const program = createWarmProgram({
    program: process.execPath,
    args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./vision-program.ts', import.meta.url))],
    errorCode: 'ANALYSIS_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  return {
    id: 'embedded-vision',
    warm: () => program.warm(),
    close: () => program.close(),
    findSubjects: async (imagePath, signal, hint = {}) =>
      subjectsSchema.parse(await program.request({ imagePath, ...hint }, signal)),
  };
}
