import { SPEECH_CAPTIONS, SPEECH_FILES, type TextToSpeechInput } from '@reelwright/contracts';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

const audioFile = z.object({ format: z.enum(SPEECH_FILES), key: z.string() });
export type AudioFile = z.infer<typeof audioFile>;

const captions = z.object({ format: z.enum(SPEECH_CAPTIONS), key: z.string() });
export type Captions = z.infer<typeof captions>;

/** The result of each step. */
export const { defineStep, getResult } = stepsOf<TextToSpeechInput>()({
  speak: z.object({
    key: z.string(),
    durationMs: z.number(),
    /** The words as JSON: too many to be remembered in the database. */
    wordsKey: z.string(),
    /** Words that were spoken by a rule, in their written form. */
    names: z.array(z.string()),
  }),
  encode: z.object({
    audioFiles: z.array(audioFile),
    peaksKey: z.string(),
  }),
  write_captions: z.object({ captions: z.array(captions) }),
  publish: z.object({ outputs: toolOutputs }),
});
