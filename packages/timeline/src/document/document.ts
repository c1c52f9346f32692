import * as z from 'zod';
import { audioClip } from './audio-clips.ts';
import { frameRate, media } from './media.ts';
import { visualClip, transition } from './visual-clips.ts';
import { color, id, ticks } from './primitives.ts';
import { stickerClip } from './sticker-clips.ts';
import { captionWord, textClip } from './text-clips.ts';

/** The version that this code writes; migrations upgrade older documents to it. */
export const DOCUMENT_VERSION = 2;

const visualTrack = { id, clips: z.array(visualClip), transitions: z.array(transition) };

/** Tracks are painted in order, the first at the bottom. Clips of one track never overlap. */
const track = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('video'), ...visualTrack }),
  z.strictObject({ kind: z.literal('image'), ...visualTrack }),
  z.strictObject({ kind: z.literal('hook'), ...visualTrack }),
  z.strictObject({ kind: z.literal('text'), id, clips: z.array(textClip) }),
  z.strictObject({ kind: z.literal('sticker'), id, clips: z.array(stickerClip) }),
  z.strictObject({ kind: z.literal('music'), id, clips: z.array(audioClip) }),
]);
export type Track = z.infer<typeof track>;

/** A word of the voice-over, with the time at which it is heard. Clips are anchored to words. */
const scriptWord = captionWord.extend({ scene: id });
export type ScriptWord = z.infer<typeof scriptWord>;

/** A named place in time. */
const marker = z.strictObject({ id, at: ticks.min(0), name: z.string().min(1).max(200), color: color.optional() });
export type Marker = z.infer<typeof marker>;

/** A complete video: everything that a preview or a render needs besides the media files and the fonts. */
export const timelineDocument = z.strictObject({
  version: z.literal(DOCUMENT_VERSION),
  canvas: z.strictObject({
    /** In pixels; even. */
    width: z.number().int().min(16).max(4096).multipleOf(2),
    height: z.number().int().min(16).max(4096).multipleOf(2),
    background: color,
  }),
  frameRate,
  duration: ticks.positive(),
  media: z.record(id, media),
  script: z.array(scriptWord),
  markers: z.array(marker).max(500).optional(),
  tracks: z.array(track),
  audio: z.strictObject({
    /** Integrated loudness of the finished mix, and the highest true peak. */
    targetLufs: z.number().min(-40).max(-5),
    maxTruePeakDb: z.number().max(0),
    /** Ducking of music and of the audio of clips under the voice. */
    duckingDb: z.number().min(0).max(40),
  }),
});
export type TimelineDocument = z.infer<typeof timelineDocument>;
