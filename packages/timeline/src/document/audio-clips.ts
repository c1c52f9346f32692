import * as z from 'zod';
import { clipAudio, speed } from './visual-clips.ts';
import { anchor, id, span, ticks } from './primitives.ts';

export const audioClip = z.strictObject({
  kind: z.literal('audio'),
  id,
  ...span,
  media: id,
  trimStart: ticks.min(0),
  speed,
  role: z.enum(['voice', 'music', 'effect']),
  ...clipAudio.shape,
  anchor: anchor.optional(),
});
export type AudioClip = z.infer<typeof audioClip>;
