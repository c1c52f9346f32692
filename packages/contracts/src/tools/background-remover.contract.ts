import * as z from 'zod';
import { assetId } from '../ids.ts';
import { UPLOAD_LIMITS } from '../limits.ts';
import { text } from '../text.ts';
import type { ToolContract } from '../tool.ts';

/** Limits of one task and of what a person marks in an image. */
export const CUT_OUT_LIMITS = {
  maxImages: UPLOAD_LIMITS.library.maxFiles,
  maxStrokes: 200,
  maxStrokePoints: 400,
  /** Of all strokes of an image together. */
  maxPoints: 8000,
  minBoxSide: 0.02,
  squareSidePx: { min: 300, max: 4000 },
} as const;

/** The square that marketplaces ask for: white, and mostly filled by the product. */
export const MARKETPLACE_FRAME = { kind: 'square', side_px: 2000, fill: 0.85 } as const;

const fraction = z.number().min(0).max(1);

/** A box in fractions of the image. */
const subjectBox = z
  .strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
  .refine(({ width, height }) => Math.min(width, height) >= CUT_OUT_LIMITS.minBoxSide, { error: 'box_too_small' })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, { error: 'box_outside_image' });

/** A line drawn with a round brush: what it covers belongs to the subject, or does not. */
const markStroke = z.strictObject({
  kind: z.enum(['keep', 'remove']),
  /** A share of the image's longer side. */
  radius: z.number().min(0.001).max(0.2),
  /** In fractions of the image's width and height. */
  points: z
    .array(z.tuple([fraction, fraction]))
    .min(1)
    .max(CUT_OUT_LIMITS.maxStrokePoints),
});

/**
 * What a person marks. An image with marks was looked at: it is cut out as they say. One without is refused where the
 * engine is not certain of its own mask.
 */
export const cutOutMarks = z.strictObject({
  box: subjectBox.nullable().default(null),
  strokes: z
    .array(markStroke)
    .max(CUT_OUT_LIMITS.maxStrokes)
    .refine((strokes) => strokes.reduce((sum, { points }) => sum + points.length, 0) <= CUT_OUT_LIMITS.maxPoints, {
      error: 'too_many_marks',
    })
    .default([]),
});
export type CutOutMarks = z.infer<typeof cutOutMarks>;

/** How the edge becomes opacity. */
export const cutOutEdge = z.strictObject({
  /** How far around the contour strands of hair and fur are looked for. */
  refine: fraction.default(0.5),
  /** How soft the edge is made. */
  feather: fraction.default(0),
  /** Moves the edge inward (below 0) or outward. */
  shift: z.number().min(-1).max(1).default(0),
});
export type CutOutEdge = z.infer<typeof cutOutEdge>;

const hexColor = text().regex(/^#[0-9a-f]{6}$/i, { error: 'brand_color_format' });

export const cutOutBackground = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('transparent') }),
  z.strictObject({ kind: z.literal('color'), color: hexColor }),
  /** From top to bottom. */
  z.strictObject({ kind: z.literal('gradient'), from: hexColor, to: hexColor }),
  /** The image's own background, out of focus. */
  z.strictObject({ kind: z.literal('blur') }),
  /** An image of the library, which fills the frame. */
  z.strictObject({ kind: z.literal('image'), asset_id: assetId }),
]);
export type CutOutBackground = z.infer<typeof cutOutBackground>;

export const cutOutFrame = z.discriminatedUnion('kind', [
  /** The image as it is. */
  z.strictObject({ kind: z.literal('original') }),
  /** The subject with a margin, as a share of its longer side. */
  z.strictObject({ kind: z.literal('subject'), margin: z.number().min(0).max(0.5).default(0.06) }),
  /** A square, of which the subject's longer side fills a share. */
  z.strictObject({
    kind: z.literal('square'),
    side_px: z
      .number()
      .int()
      .min(CUT_OUT_LIMITS.squareSidePx.min)
      .max(CUT_OUT_LIMITS.squareSidePx.max)
      .default(MARKETPLACE_FRAME.side_px),
    fill: z.number().min(0.3).max(1).default(MARKETPLACE_FRAME.fill),
  }),
]);
export type CutOutFrame = z.infer<typeof cutOutFrame>;

export const CUT_OUT_FORMATS = ['png', 'webp', 'jpg'] as const;
export type CutOutFormat = (typeof CUT_OUT_FORMATS)[number];

/** The input of tool 93: images of the library, what was marked in them, and what they are put on. */
export const backgroundRemoverInput = z
  .strictObject({
    images: z
      .array(
        z.strictObject({
          asset_id: assetId,
          /** Names the result. */
          name: text().trim().max(255).optional(),
          marks: cutOutMarks.optional(),
          edge: cutOutEdge.prefault({}),
        }),
      )
      .min(1, { error: 'cut_out_images_missing' })
      .max(CUT_OUT_LIMITS.maxImages),
    background: cutOutBackground.default({ kind: 'transparent' }),
    /** A soft shadow below the subject. */
    shadow: z.boolean().default(false),
    frame: cutOutFrame.default({ kind: 'original' }),
    format: z.enum(CUT_OUT_FORMATS).default('png'),
  })
  .refine(({ background, format }) => format !== 'jpg' || background.kind !== 'transparent', {
    error: 'jpg_not_transparent',
    path: ['format'],
  });
export type BackgroundRemoverInput = z.infer<typeof backgroundRemoverInput>;

/** Credits for each image. */
export const CUT_OUT_CREDITS = 2;

export const backgroundRemoverContract = {
  input: backgroundRemoverInput,
  price: ({ images }: Pick<BackgroundRemoverInput, 'images'>) => images.length * CUT_OUT_CREDITS,
  listing: {
    name: { en: 'Background Remover', 'zh-CN': '背景移除' },
    description: {
      en: 'Cut products and people out of photos, and put them on any background.',
      'zh-CN': '将商品或人物从照片中抠出，并更换任意背景。',
    },
    price: { credits: CUT_OUT_CREDITS, per: 1, unit: 'image' },
    limits: {
      files: { min: 1, max: CUT_OUT_LIMITS.maxImages },
      image: { max_size_bytes: UPLOAD_LIMITS.backgroundRemovalImage.maxSizeBytes },
    },
  },
} satisfies ToolContract<typeof backgroundRemoverInput>;
