import * as z from 'zod';
import { assetId } from '../ids.ts';
import { UPLOAD_LIMITS } from '../limits.ts';
import { text } from '../text.ts';
import type { ToolContract } from '../tool.ts';

const { minFiles, maxFiles, maxSizeBytes, maxDurationS, maxBoxAreaPercent, minBoxDurationS } =
  UPLOAD_LIMITS.watermarkRemoval;

/** Limits of one task. */
export const ERASE_LIMITS = {
  minFiles,
  maxFiles,
  maxSizeBytes,
  maxLengthS: maxDurationS,
  /** Of each video. */
  maxBoxes: 10,
  maxBoxArea: maxBoxAreaPercent / 100,
  minBoxSide: 0.01,
  minBoxMs: minBoxDurationS * 1000,
  /** How much of a video a preview shows. */
  previewMs: 3000,
} as const;

/** Lengths are rounded, and so are the ends of boxes. */
const TOLERATED_MS = 50;

const fraction = z.number().min(0).max(1);
const timeMs = z.number().int().min(0);

/** What a box holds: subtitles that come and go, a mark that stays in its place, or everything in it. */
export const ERASE_KINDS = ['text', 'mark', 'area'] as const;
export type EraseKind = (typeof ERASE_KINDS)[number];

/** A box in fractions of the image, and the time in which what it holds is erased. */
export const eraseBoxSchema = z
  .strictObject({
    x: fraction,
    y: fraction,
    width: fraction,
    height: fraction,
    kind: z.enum(ERASE_KINDS).default('text'),
    from_ms: timeMs,
    to_ms: timeMs,
  })
  .refine(({ width, height }) => Math.min(width, height) >= ERASE_LIMITS.minBoxSide, { error: 'box_too_small' })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, { error: 'box_outside_image' })
  .refine(({ width, height }) => width * height <= ERASE_LIMITS.maxBoxArea + 1e-4, { error: 'erase_box_too_large' })
  .refine((box) => box.to_ms - box.from_ms >= ERASE_LIMITS.minBoxMs, {
    error: 'erase_time_too_short',
    path: ['to_ms'],
  });
export type EraseBox = z.infer<typeof eraseBoxSchema>;

const erasedVideo = z
  .strictObject({
    asset_id: assetId,
    /** Names the result. */
    name: text().trim().max(255).optional(),
    /** As the library says it: prices follow from it. */
    length_s: z.number().positive().max(ERASE_LIMITS.maxLengthS, { error: 'erase_video_too_long' }),
    boxes: z.array(eraseBoxSchema).max(ERASE_LIMITS.maxBoxes),
  })
  .superRefine(({ boxes, length_s: lengthS }, context) => {
    for (const [index, box] of boxes.entries())
      if (box.to_ms > lengthS * 1000 + TOLERATED_MS)
        context.addIssue({ code: 'custom', message: 'erase_time_outside', path: ['boxes', index, 'to_ms'] });
  });

/** What is shown of one video before anything is paid: where boxes could be, or how a part of the result looks. */
const erasePreview = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('boxes') }),
  z.strictObject({ kind: z.literal('result'), from_ms: timeMs }),
]);
export type ErasePreview = z.infer<typeof erasePreview>;

/** The input of tool 97: videos of the library, and the boxes of each. */
export const subtitlesRemoverInput = z
  .strictObject({
    videos: z.array(erasedVideo).min(minFiles, { error: 'erase_videos_missing' }).max(maxFiles),
    /** The statement that the user may change these videos; a preview needs none. */
    has_rights: z.boolean().default(false),
    preview: erasePreview.nullable().default(null),
  })
  .superRefine(({ videos, has_rights: hasRights, preview }, context) => {
    const add = (message: string, path: (string | number)[]): void =>
      context.addIssue({ code: 'custom', message, path });
    if (preview === null && !hasRights) add('erase_rights_missing', ['has_rights']);
    if (preview !== null && videos.length > 1) add('erase_preview_of_one', ['preview']);
    if (preview?.kind === 'boxes') return;
    for (const [index, { boxes }] of videos.entries())
      if (boxes.length === 0) add('erase_boxes_missing', ['videos', index, 'boxes']);
  });
export type SubtitlesRemoverInput = z.infer<typeof subtitlesRemoverInput>;

/** Credits per started unit of each video's length. */
export const ERASE_PRICE = { credits: 2, perSeconds: 15 } as const;

/** Returns the credits for one video. */
export function priceOfErasing(lengthS: number): number {
  return Math.max(1, Math.ceil(lengthS / ERASE_PRICE.perSeconds - 1e-6)) * ERASE_PRICE.credits;
}

export const subtitlesRemoverContract = {
  input: subtitlesRemoverInput,
  price: ({ videos }: { videos: readonly { length_s: number }[] }) =>
    videos.reduce((sum, { length_s: lengthS }) => sum + priceOfErasing(lengthS), 0),
  listing: {
    name: { en: 'Watermark Removal', 'zh-CN': '去除水印' },
    description: {
      en: 'Erase burned-in subtitles, logos and watermarks from videos, with what other frames show behind them.',
      'zh-CN': '利用其他帧中的画面，去除视频中的内嵌字幕、台标和水印。',
    },
    price: { credits: ERASE_PRICE.credits, per: ERASE_PRICE.perSeconds, unit: 'second' },
    limits: {
      files: { min: minFiles, max: maxFiles },
      video: { max_size_bytes: maxSizeBytes, max_duration_s: maxDurationS },
      results: { min: minFiles, max: maxFiles },
    },
  },
} satisfies ToolContract<typeof subtitlesRemoverInput>;

/** What a preview has found, for the tool's own screen. */
export const erasePreviewFound = z.object({
  /** Suggested boxes, in fractions of the image; null if the preview shows a result. */
  boxes: z
    .array(
      z.object({ kind: z.enum(['text', 'mark']), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    )
    .nullable(),
  /** For each box of the input, the share of what it covered that was restored; null if it holds nothing there. */
  restored: z.array(z.number().nullable()),
});
export type ErasePreviewFound = z.infer<typeof erasePreviewFound>;
