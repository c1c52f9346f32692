import * as z from 'zod';

/** Words of one language with one voice, spoken in one run. */
export interface EspeakRun {
  /** Voice and variant, as `en-us+f5`. */
  voice: string;
  text: string;
  /** Words a minute, 80 to 450. */
  wordsPerMinute: number;
  /** 0 to 99; 50 is the variant's own pitch. */
  pitch: number;
  /** 0 to 99: the range of the melody. */
  range: number;
}

export interface EspeakRequest {
  runs: EspeakRun[];
  /** Path for the samples of all runs, one after another: 16-bit little-endian mono at 22,050 Hz. */
  pcmPath: string;
}

export const ESPEAK_SAMPLE_RATE = 22_050;

const espeakEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('word'),
    /** Position of the word in the run's text, in Unicode characters from 0. */
    start: z.number(),
    length: z.number(),
    ms: z.number(),
  }),
  z.object({
    type: z.literal('phoneme'),
    /** IPA with marks of stress; empty for a pause; `(en)` for a switch to another language's sounds. */
    name: z.string(),
    ms: z.number(),
  }),
]);
export type EspeakEvent = z.infer<typeof espeakEventSchema>;

const spokenRunSchema = z.object({ sampleCount: z.number(), events: z.array(espeakEventSchema) });
export type SpokenRun = z.infer<typeof spokenRunSchema>;

export const espeakResultSchema = z.array(spokenRunSchema);
