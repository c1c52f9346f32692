import * as z from 'zod';
import { assetId } from '../ids.ts';
import { UPLOAD_LIMITS } from '../limits.ts';
import { text } from '../text.ts';
import type { ToolContract } from '../tool.ts';

/** Limits of one task. */
export const ENHANCE_LIMITS = {
  maxVideos: 20,
  /** Of a result. */
  maxSidePx: 3840,
  /** Videos with more frames a second stay as they are. */
  maxDoubledRate: 30,
  previewS: 3,
} as const;

export const ENHANCE_SCALES = [1, 2, 4] as const;

/** What is done to each video. */
export const enhanceSettings = z.strictObject({
  /** How many times wider and higher, as far as 4K allows. */
  scale: z.literal(ENHANCE_SCALES).default(2),
  /** `auto` removes as much noise as was measured. */
  denoise: z.enum(['off', 'auto', 'strong']).default('auto'),
  /** Whether what compression left is removed, as much as it was measured to be. */
  deblock: z.boolean().default(true),
  /** 0 leaves edges as they are. */
  sharpen: z.number().min(0).max(1).default(0),
  /** Whether the tones are spread over the whole range. */
  tone: z.boolean().default(false),
  stabilise: z.boolean().default(false),
  /** Whether there are twice as many frames a second. */
  smooth_motion: z.boolean().default(false),
  /** `best` compares more frames and encodes more carefully. */
  quality: z.enum(['standard', 'best']).default('standard'),
});
export type EnhanceSettings = z.infer<typeof enhanceSettings>;

/** Whether the settings change anything. */
export const changesVideo = ({ scale, denoise, deblock, sharpen, ...rest }: EnhanceSettings): boolean =>
  scale > 1 || denoise !== 'off' || deblock || sharpen > 0 || rest.tone || rest.stabilise || rest.smooth_motion;

const side = z.number().int().min(2).max(ENHANCE_LIMITS.maxSidePx);
const rational = z.strictObject({ num: z.number().int().min(1), den: z.number().int().min(1) });

/** A video of the library. Its facts are those of its working copy; a task with others is refused. */
const enhancedVideo = z
  .strictObject({
    asset_id: assetId,
    /** Names the result. */
    name: text().trim().max(255).optional(),
    width: side,
    height: side,
    frame_rate: rational,
    frames: z.number().int().min(1),
  })
  .refine(({ frames, frame_rate: { num, den } }) => (frames * den) / num <= UPLOAD_LIMITS.enhancement.maxDurationS, {
    error: 'enhance_too_long',
    path: ['frames'],
  });
export type EnhancedVideo = z.infer<typeof enhancedVideo>;

/** The input of tool 110. */
export const videoEnhancerInput = z
  .strictObject({
    videos: z.array(enhancedVideo).min(1, { error: 'enhance_videos_missing' }).max(ENHANCE_LIMITS.maxVideos),
    settings: enhanceSettings.prefault({}),
    /** A free preview of the first video from this second on, instead of the results. */
    preview_at_s: z.number().min(0).max(UPLOAD_LIMITS.enhancement.maxDurationS).nullable().default(null),
  })
  .refine(({ settings }) => changesVideo(settings), { error: 'enhance_nothing', path: ['settings'] });
export type VideoEnhancerInput = z.infer<typeof videoEnhancerInput>;

/** Size and rate of a result. */
export interface EnhancedShape {
  width: number;
  height: number;
  frame_rate: { num: number; den: number };
}

/** Returns the size and rate that a video will have. A video keeps its ratio and stays within 4K. */
export function planEnhanced(
  { width, height, frame_rate: { num, den } }: Pick<EnhancedVideo, 'width' | 'height' | 'frame_rate'>,
  { scale, smooth_motion: isDoubled }: Pick<EnhanceSettings, 'scale' | 'smooth_motion'>,
): EnhancedShape {
  const factor = Math.max(1, Math.min(scale, ENHANCE_LIMITS.maxSidePx / Math.max(width, height)));
  const grow = (length: number): number =>
    factor === 1 ? length : Math.min(ENHANCE_LIMITS.maxSidePx, Math.round((length * factor) / 2) * 2);
  const doubled = isDoubled && num / den <= ENHANCE_LIMITS.maxDoubledRate + 0.01;
  return { width: grow(width), height: grow(height), frame_rate: { num: doubled ? num * 2 : num, den } };
}

/** What was measured and changed, as `getPreviewMaterial` tells it of a preview or of a task's video. */
export const enhancementFacts = z.object({
  /** The noise within frames, as the standard deviation of luma (0 to 255). */
  noise_before: z.number(),
  noise_after: z.number(),
  /** How much the image was enlarged so that a steadied one shows no edges; null if it was not steadied. */
  zoom: z.number().nullable(),
  width: z.number(),
  height: z.number(),
  frame_rate: z.object({ num: z.number(), den: z.number() }),
});
export type EnhancementFacts = z.infer<typeof enhancementFacts>;

/** Credits for each started 15 s, by the longer side of the result. */
export const ENHANCE_PRICE = {
  perSeconds: 15,
  credits: [
    { upToPx: 1280, credits: 1 },
    { upToPx: 1920, credits: 2 },
    { upToPx: ENHANCE_LIMITS.maxSidePx, credits: 4 },
  ],
  bestFactor: 2,
} as const;

/** Returns the length of a video, in seconds. */
export const lengthOfEnhanced = ({ frames, frame_rate: { num, den } }: Pick<EnhancedVideo, 'frames' | 'frame_rate'>) =>
  (frames * den) / num;

/** Returns the credits that one video costs. */
export function priceOfEnhanced(video: EnhancedVideo, settings: EnhanceSettings): number {
  const { width, height } = planEnhanced(video, settings);
  const longer = Math.max(width, height);
  const perUnit = ENHANCE_PRICE.credits.find(({ upToPx }) => longer <= upToPx)?.credits ?? 4;
  // A rounded length must not start another unit.
  const units = Math.max(1, Math.ceil(lengthOfEnhanced(video) / ENHANCE_PRICE.perSeconds - 1e-6));
  return units * perUnit * (settings.quality === 'best' ? ENHANCE_PRICE.bestFactor : 1);
}

export const videoEnhancerContract = {
  input: videoEnhancerInput,
  price: ({ videos, settings }: Pick<VideoEnhancerInput, 'videos' | 'settings'>) =>
    videos.reduce((sum, video) => sum + priceOfEnhanced(video, settings), 0),
  listing: {
    name: { en: 'Video Enhancer', 'zh-CN': '视频增强' },
    description: {
      en: 'Enlarge videos up to 4K, and remove noise, compression marks and camera shake.',
      'zh-CN': '将视频放大至最高 4K，去除噪点、压缩痕迹和画面抖动。',
    },
    price: { credits: ENHANCE_PRICE.credits[0].credits, per: ENHANCE_PRICE.perSeconds, unit: 'second' },
    limits: {
      files: { min: 1, max: ENHANCE_LIMITS.maxVideos },
      video: {
        max_size_bytes: UPLOAD_LIMITS.enhancement.maxSizeBytes,
        max_duration_s: UPLOAD_LIMITS.enhancement.maxDurationS,
      },
    },
  },
} satisfies ToolContract<typeof videoEnhancerInput>;
