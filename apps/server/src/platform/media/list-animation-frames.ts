import { describeFrames, type MediaProbe } from '@reelwright/media';
import * as z from 'zod';
import { runImageProgram } from '../images/run-image-program.ts';
import type { RunProgram } from '../process/program.ts';

const extractedFrames = z.object({
  kind: z.literal('frames'),
  listFile: z.string(),
  width: z.number(),
  height: z.number(),
  frames: z.array(z.object({ file: z.string(), durationMs: z.number() })),
});

/** Extracts the frames of an animated WebP. Throws FILE_CORRUPTED, VIDEO_LIMIT. */
export async function listAnimationFrames(animation: {
  input: string;
  /** An empty folder for the frames. */
  framesFolder: string;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<{ listFile: string; probe: MediaProbe }> {
  const { input, framesFolder, runProgram, signal } = animation;
  const extract = { op: 'extract', input, framesFolder } as const;
  const extracted = await runImageProgram(extract, extractedFrames, { runProgram, signal });
  return { listFile: extracted.listFile, probe: describeFrames(extracted) };
}
