import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { assetId } from '../ids.ts';

/** Why no frame of an upload can be copied without loss. */
export const COPY_PROBLEMS = ['codec', 'frame_rate', 'no_key_frames', 'transparent', 'unreadable'] as const;
export type CopyProblem = (typeof COPY_PROBLEMS)[number];

export const videoFrameCalls = {
  getVideoFrames: defineCall({
    ...CALL_ROUTES.getVideoFrames,
    summary:
      'The frames of a video of the library, as a cutter needs them: their rate and number, small images, waveform, and where its upload can be cut without loss',
    input: z.object({ asset_id: assetId }),
    data: z.object({
      asset_id: assetId,
      file_name: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      /** Of the working copy, which is constant; every call counts frames in it. */
      frame_rate: z.object({ num: z.number().int(), den: z.number().int() }),
      frames: z.number().int(),
      has_audio: z.boolean(),
      /** Colour above, alpha below: a browser shows both halves of such a video. */
      is_stacked: z.boolean(),
      /** A signed address of a small copy with the same frames. */
      preview_url: z.string(),
      /** Audiowaveform's JSON, 100 peaks a second; null without audio. */
      peaks_url: z.string().nullable(),
      filmstrip: z
        .object({ url: z.string(), count: z.number().int(), width: z.number().int(), height: z.number().int() })
        .nullable(),
      /** Null if no frame can be copied. */
      copy: z.object({ key_frames: z.array(z.number().int()), can_join: z.boolean() }).nullable(),
      /** Null if frames can be copied. */
      copy_problem: z.enum(COPY_PROBLEMS).nullable(),
    }),
    rate: { max: 60, windowS: 60 },
  }),
};
export type VideoFrames = z.infer<(typeof videoFrameCalls)['getVideoFrames']['data']>;
