import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { AD_LANGUAGES } from '../languages.ts';
import { AD_VIDEO_LIMITS, KIB, MIB, SCRIPT_WRITING_LIMITS } from '../limits.ts';
import { product } from '../product.ts';
import {
  adLine,
  areAdLinesShort,
  PRODUCTION_GOALS,
  SCRIPT_FRAMEWORKS,
  script,
  scriptScene,
  typedScript,
} from '../script.ts';
import { MAX_SEED } from '../seed.ts';
import { withWrittenPrices } from '../written-prices.ts';

const seed = z.number().int().min(0).max(MAX_SEED);
/** The product data that a script may use. */
const spokenProduct = withWrittenPrices(product.omit({ images: true, videos: true }));

const writtenScript = z.object({
  /** Unique among the scripts of an answer. */
  id: z.string(),
  script,
  /** Estimated speaking time, with the pauses between the scenes and the end card. */
  estimated_ms: z.number().int(),
});
export type WrittenScript = z.infer<typeof writtenScript>;

export const scriptCalls = {
  writeScripts: defineCall({
    ...CALL_ROUTES.writeScripts,
    summary:
      'Write scripts for a product, several for each framework; a framework that its data cannot carry is left out',
    input: z
      .object({
        product: spokenProduct,
        language: z.enum(AD_LANGUAGES),
        length_s: z.number().int().min(AD_VIDEO_LIMITS.minLengthS).max(AD_VIDEO_LIMITS.maxLengthS),
        goal: z.enum(PRODUCTION_GOALS).default('sales'),
        /** All frameworks if left out. */
        frameworks: z.array(z.enum(SCRIPT_FRAMEWORKS)).min(1).max(SCRIPT_FRAMEWORKS.length).optional(),
        per_framework: z
          .number()
          .int()
          .min(1)
          .max(SCRIPT_WRITING_LIMITS.maxPerFramework, { error: 'count_exceeded' })
          .default(1),
        /** The same seed gives the same scripts from an embedded engine; random if left out. */
        seed: seed.optional(),
      })
      .refine(
        ({ frameworks, per_framework: each }) =>
          (frameworks?.length ?? SCRIPT_FRAMEWORKS.length) * each <= SCRIPT_WRITING_LIMITS.maxScripts,
        { path: ['per_framework'], error: 'count_exceeded' },
      ),
    data: z.object({ scripts: z.array(writtenScript), seed }),
    rate: { max: 30, windowS: 60 },
    maxBodyBytes: 256 * KIB,
  }),
  rewriteLine: defineCall({
    ...CALL_ROUTES.rewriteLine,
    summary: 'Another wording of one scene; as it was where there is no other',
    input: z.object({
      product: spokenProduct,
      script: typedScript,
      /** Index of the scene in the script. */
      scene: z.number().int().min(0),
      seed: seed.optional(),
    }),
    data: z.object({ scene: scriptScene }),
    rate: { max: 120, windowS: 60 },
    maxBodyBytes: MIB,
  }),
  timeScript: defineCall({
    ...CALL_ROUTES.timeScript,
    summary: 'How long lines take to say, estimated at once',
    input: z.object({
      language: z.enum(AD_LANGUAGES),
      /** The voice's line of each scene, in order; a line may be unfinished. */
      lines: z.array(adLine).min(1).max(AD_VIDEO_LIMITS.maxScenes).refine(areAdLinesShort, { error: 'lines_too_long' }),
    }),
    data: z.object({
      lines_ms: z.array(z.number().int()),
      /** Includes the pauses between the scenes and the end card. */
      total_ms: z.number().int(),
    }),
    rate: { max: 600, windowS: 60 },
    maxBodyBytes: 256 * KIB,
  }),
};
