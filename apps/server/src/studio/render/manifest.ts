import { HARDWARE_ENCODERS } from '@reelwright/media';
import { timelineDocument } from '@reelwright/timeline';
import * as z from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const fileFacts = z.strictObject({ sha256, sizeBytes: z.number().int().min(0) });

const videoEncoder = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('libx264'),
    preset: z.string(),
    crf: z.number(),
    threads: z.number().int(),
    motion: z.literal('computed').exactOptional(),
  }),
  z.strictObject({ kind: z.enum(HARDWARE_ENCODERS), crf: z.number(), device: z.string().exactOptional() }),
]);

/**
 * Records all that a rendered file follows from, stored beside it: with the same inputs, versions and settings, `npm
 * run reproduce` makes the same bytes.
 */
export const renderManifest = z.strictObject({
  version: z.literal(1),
  document: timelineDocument,
  /** The files by their ids in the document. */
  inputs: z.record(z.string(), fileFacts),
  /** Fonts that the document draws with. */
  fonts: z.array(z.strictObject({ family: z.string(), weight: z.number(), version: z.string(), sha256 })),
  settings: z.strictObject({
    quality: z.enum(['final', 'draft']),
    segments: z.number().int().positive(),
    encoder: videoEncoder,
    stretcher: z.enum(['rubberband', 'atempo']),
    audioCoder: z.literal('fast').exactOptional(),
  }),
  /** The seed of the task that made the document; null if there was none. */
  seed: z.number().int().nullable(),
  engine: z.strictObject({
    reelwright: z.string(),
    codeSha256: sha256,
    kernelSha256: sha256,
    ffmpeg: z.strictObject({ version: z.string(), configurationSha256: sha256, x264: z.string().nullable() }),
    canvas: z.string(),
    sharp: z.string(),
    node: z.string(),
    platform: z.string(),
  }),
  output: fileFacts,
});
export type RenderManifest = z.infer<typeof renderManifest>;
