import * as z from 'zod';
import type { UiLanguage } from './languages.ts';

/** Badges of tools, as the API numbers them. */
export const BADGES = { new: 1, hot: 2, beta: 3 } as const;
export type Badge = keyof typeof BADGES;

/** What one task takes and makes. A limit that a tool has not is left out. */
export const toolLimits = z.object({
  /** Characters of the text. */
  text: z.object({ min: z.number().int(), max: z.number().int() }).optional(),
  /** Files of one task. */
  files: z.object({ min: z.number().int(), max: z.number().int(), max_videos: z.number().int().optional() }).optional(),
  image: z.object({ max_size_bytes: z.number().int() }).optional(),
  video: z.object({ max_size_bytes: z.number().int(), max_duration_s: z.number().int() }).optional(),
  /** Length of one result. */
  length_s: z.object({ min: z.number().int(), max: z.number().int() }).optional(),
  results: z.object({ min: z.number().int(), max: z.number().int() }).optional(),
});
export type ToolLimits = z.infer<typeof toolLimits>;

/** The price in words: so many credits for each started `per` of a unit. */
export const listedPrice = z.object({
  credits: z.number().int(),
  per: z.number().int(),
  unit: z.enum(['second', 'character', 'image']),
});

/** What a list of tools tells of one. */
export interface ToolListing {
  name: Readonly<Record<UiLanguage, string>>;
  description: Readonly<Record<UiLanguage, string>>;
  price: z.infer<typeof listedPrice>;
  limits: ToolLimits;
}
