import { fileURLToPath } from 'node:url';
import { AD_LANGUAGES, AD_RATIOS, LOOK_IDS, type LookId } from '@reelwright/contracts';
import * as z from 'zod';
import type { FontFile } from '../fonts/font-file.ts';
import { createWarmProgram } from '../../platform/process/warm-program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

const fraction = z.number();
const region = z.object({ x: fraction, y: fraction, width: fraction, height: fraction });

/** An opening scene and the image in it. */
export const lookScene = z.object({
  ratio: z.enum(AD_RATIOS),
  language: z.enum(AD_LANGUAGES),
  title: z.string(),
  kicker: z.string().optional(),
  rating: z.object({ value: z.number(), text: z.string() }).optional(),
  brandColors: z.array(z.string()).optional(),
  image: z
    .object({
      /** A local file. */
      path: z.string(),
      width: z.number(),
      height: z.number(),
      subject: region,
      faces: z.array(region),
      plainBackground: z.string().nullable(),
      palette: z.array(z.string()),
      isScene: z.boolean(),
      subjectColor: z.string(),
      details: z.array(region),
    })
    .optional(),
});
export type LookScene = z.infer<typeof lookScene>;

/** The program's request and answer. */
export const lookPainting = z.object({
  fonts: z.array(z.object({ family: z.string(), weight: z.number(), path: z.string() })),
  scene: lookScene,
});
const paintedLooks = z.array(z.object({ look: z.enum(LOOK_IDS), webpBase64: z.string() }));

export interface PaintedLook {
  look: LookId;
  webpBase64: string;
}

/** Paints one scene in every look. */
export interface LookPainter {
  /** Paints one scene at a time. `signal` ends the wait for a free painter, not the painting. Throws RENDER_FAILED. */
  paintLooks(scene: LookScene, signal: AbortSignal): Promise<PaintedLook[]>;
  close(): Promise<void>;
}

const MAX_HEAP_MIB = 512;
/** A user who chooses a look edits and previews several times within this time. */
const IDLE_MS = 20_000;

/** Paints in a separate process: laying out and painting fourteen scenes takes a second of CPU. */
export function createLookPainter({ fonts }: { fonts: readonly FontFile[] }): LookPainter {
  const program = createWarmProgram({
    program: process.execPath,
    args: [
      `--max-old-space-size=${MAX_HEAP_MIB}`,
      fileURLToPath(new URL('./look-painter-program.ts', import.meta.url)),
    ],
    errorCode: 'RENDER_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  // Aborting a request would end the program, and the next one would wait for its start.
  const untilDone = new AbortController().signal;
  let last: Promise<unknown> = Promise.resolve();
  return {
    paintLooks(scene, signal) {
      const painted = last.then(async () => {
        signal.throwIfAborted();
        return paintedLooks.parse(await program.request({ fonts, scene }, untilDone));
      });
      last = painted.catch(() => undefined);
      return painted;
    },
    close: () => program.close(),
  };
}
