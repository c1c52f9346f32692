import type { Mp3DownloaderInput, VideoDownloaderInput } from '@reelwright/contracts';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** Fetched streams, in storage. */
const download = z.object({
  mainKey: z.string(),
  /** Audio that has a file of its own. */
  audioKey: z.string().nullable(),
  /** Whether the main file is the site's own, byte by byte. */
  isOriginal: z.boolean(),
});

export const videoSteps = stepsOf<VideoDownloaderInput>()({
  download,
  finish_video: z.object({ outputs: toolOutputs }),
});

export const audioSteps = stepsOf<Mp3DownloaderInput>()({
  download,
  finish_audio: z.object({ outputs: toolOutputs }),
});
