import * as z from 'zod';

/**
 * `none`: nobody asked for an analysis. After `failed` it can be asked for again.
 */
export const ANALYSIS_STATES = ['none', 'waiting', 'analyzing', 'analyzed', 'failed'] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];

/** What is heard: `other` is music, noise, or both with a voice below them. */
export const HEARD = ['speech', 'other', 'silence'] as const;

/** What an analysis finds in an image, video or audio file. Facts only: texts about them are made in the reader's language. */
export const mediaAnalysis = z.object({
  /** Parts of a video between its cuts, in seconds; empty for others. */
  scenes: z.array(z.object({ start: z.number(), end: z.number() })),
  /** Prominent colours, strongest first, `#rrggbb`. */
  colors: z.array(z.string()),
  /** 0 for blurred to 100 for crisp; null for audio. */
  sharpness: z.number().int().min(0).max(100).nullable(),
  /** The most faces in one frame. */
  faces: z.number().int(),
  /** Whether the subject stands before a background of one colour. */
  has_plain_background: z.boolean(),
  /** Lines that can be read in it, in the order of their appearance. */
  texts: z.array(z.string()),
  /** Null without audio. */
  audio: z
    .object({
      heard: z.enum(HEARD),
      /** Integrated loudness in LUFS; null for silence. */
      loudness: z.number().nullable(),
      /** The words that are spoken, if the tool knew them or a model has written them down. */
      spoken: z.string().optional(),
    })
    .nullable(),
});
export type MediaAnalysis = z.infer<typeof mediaAnalysis>;

/** How far the analysis of an asset is, and what it found. */
export const assetAnalysis = z.object({
  state: z.enum(ANALYSIS_STATES),
  /** Why it failed, in the language of the request. */
  problem: z.string().nullable(),
  result: mediaAnalysis.nullable(),
  /** What the asset could be labelled with, in the language of the request. */
  suggestion: z
    .object({
      /** 0 if none fits. */
      category_id: z.number().int(),
      tags: z.array(z.string()),
      description: z.string(),
    })
    .nullable(),
});
export type AssetAnalysis = z.infer<typeof assetAnalysis>;
