import * as z from 'zod';
import { assetId } from '../ids.ts';
import { UPLOAD_LIMITS } from '../limits.ts';
import { text } from '../text.ts';
import type { ToolContract } from '../tool.ts';

/** Limits of one task. */
export const VIDEO_CUT_LIMITS = {
  maxRanges: 50,
  /** Of all results together. */
  maxLengthS: UPLOAD_LIMITS.libraryVideo.maxDurationS,
  /** The smallest side of a crop, as a share of the image. */
  minCropSide: 0.05,
} as const;

const fraction = z.number().min(0).max(1);
const frame = z.number().int().min(0);

/** Frames of the video's working copy: from the first to the one before `to`. */
const frameRange = z.strictObject({ from: frame, to: frame }).refine(({ from, to }) => to > from, {
  error: 'cut_range_empty',
});
export type FrameRange = z.infer<typeof frameRange>;

/** A box in fractions of the rotated image. */
const cropBox = z
  .strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
  .refine(({ width, height }) => Math.min(width, height) >= VIDEO_CUT_LIMITS.minCropSide, { error: 'box_too_small' })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, { error: 'box_outside_image' });
export type CropBox = z.infer<typeof cropBox>;

export const CUT_RATIOS = ['9:16', '4:5', '1:1', '4:3', '16:9'] as const;
export type CutRatio = (typeof CUT_RATIOS)[number];

export const CUT_ROTATIONS = [0, 90, 180, 270] as const;

/** How each frame is changed: rotated, then cropped, then set on a canvas. */
export const cutFrame = z.strictObject({
  /** Clockwise degrees. */
  rotation: z.literal(CUT_ROTATIONS).default(0),
  crop: cropBox.nullable().default(null),
  /** A canvas that is larger than the image in one direction; null for none. */
  canvas: z
    .strictObject({
      ratio: z.enum(CUT_RATIOS),
      /** What fills the rest: the image itself, out of focus, or a colour. */
      fill: z.union([z.literal('blur'), text().regex(/^#[0-9a-f]{6}$/i, { error: 'brand_color_format' })]),
    })
    .nullable()
    .default(null),
});
export type CutFrame = z.infer<typeof cutFrame>;

interface FrameRate {
  num: number;
  den: number;
}

/** Ranges of frames at a rate. */
interface RangesAtRate {
  ranges: readonly FrameRange[];
  frame_rate: FrameRate;
}

function lengthOf({ ranges, frame_rate: { num, den } }: RangesAtRate): number {
  return ranges.reduce((sum, { from, to }) => sum + ((to - from) * den) / num, 0);
}

/** The input of tool 100: a video of the library, and what of it is kept. */
export const videoCutInput = z
  .strictObject({
    asset_id: assetId,
    /** Names the results. */
    name: text().trim().max(255).optional(),
    /** Of the video's working copy, in which frames are counted; a task for another rate is refused. */
    frame_rate: z.strictObject({ num: z.number().int().min(1), den: z.number().int().min(1) }),
    /** In the order of the result. */
    ranges: z.array(frameRange).min(1, { error: 'cut_ranges_missing' }).max(VIDEO_CUT_LIMITS.maxRanges),
    result: z.enum(['joined', 'separate']).default('joined'),
    /**
     * Whether frames of the upload are copied without loss where its key frames allow it; otherwise every frame is
     * encoded again.
     */
    is_lossless: z.boolean().default(true),
    has_audio: z.boolean().default(true),
    frame: cutFrame.prefault({}),
  })
  .refine((input) => lengthOf(input) <= VIDEO_CUT_LIMITS.maxLengthS, { error: 'cut_too_long', path: ['ranges'] });
export type VideoCutInput = z.infer<typeof videoCutInput>;

/** Returns the ranges of each result: all of them for a joined one. */
export function listCutResults({ ranges, result }: Pick<VideoCutInput, 'ranges' | 'result'>): FrameRange[][] {
  return result === 'joined' ? [[...ranges]] : ranges.map((range) => [range]);
}

/** Returns the length of each result, in seconds. */
export function listCutLengths(input: Pick<VideoCutInput, 'ranges' | 'result' | 'frame_rate'>): number[] {
  return listCutResults(input).map((ranges) => lengthOf({ ranges, frame_rate: input.frame_rate }));
}

/** Credits per started unit of each result's length. */
export const VIDEO_CUT_PRICE = { credits: 1, perSeconds: 15 } as const;

/** Returns the credits for one result. */
export function priceOfCut(lengthS: number): number {
  // Frames of 30,000/1,001 a second add up to a little more than whole seconds.
  return Math.max(1, Math.ceil(lengthS / VIDEO_CUT_PRICE.perSeconds - 1e-6)) * VIDEO_CUT_PRICE.credits;
}

export const videoCutContract = {
  input: videoCutInput,
  price: (input: Pick<VideoCutInput, 'ranges' | 'result' | 'frame_rate'>) =>
    listCutLengths(input).reduce((sum, lengthS) => sum + priceOfCut(lengthS), 0),
  listing: {
    name: { en: 'Video Cut', 'zh-CN': '视频剪切' },
    description: {
      en: 'Cut, join, crop and rotate videos, exact to the frame and without loss where possible.',
      'zh-CN': '逐帧精确地剪切、合并、裁剪和旋转视频，尽可能无损。',
    },
    price: { credits: VIDEO_CUT_PRICE.credits, per: VIDEO_CUT_PRICE.perSeconds, unit: 'second' },
    limits: {
      files: { min: 1, max: 1 },
      video: {
        max_size_bytes: UPLOAD_LIMITS.libraryVideo.maxSizeBytes,
        max_duration_s: UPLOAD_LIMITS.libraryVideo.maxDurationS,
      },
      results: { min: 1, max: VIDEO_CUT_LIMITS.maxRanges },
    },
  },
} satisfies ToolContract<typeof videoCutInput>;
