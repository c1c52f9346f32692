import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { pronunciationId } from '../ids.ts';
import { pronunciationRule, SPEECH_LANGUAGES, SPEECH_LIMITS } from '../voices.ts';

/** A word of an account's list and its pronunciation. */
const pronunciationInput = pronunciationRule.extend({
  /** Language of the texts to which the rule applies; null: all languages. */
  language: z.enum(SPEECH_LANGUAGES).nullable().default(null),
});

export const savedPronunciation = pronunciationInput.extend({ id: pronunciationId });
/** A pronunciation that all speech of an account uses: recordings, and the voices of ads. */
export type SavedPronunciation = z.infer<typeof savedPronunciation>;

const changing = { max: 120, windowS: 60 };

export const pronunciationCalls = {
  listPronunciations: defineCall({
    ...CALL_ROUTES.listPronunciations,
    summary:
      "How this account says words such as brand names, in the words' order. It holds for every recording and every ad; what a task's own input says of a word comes first",
    input: z.object({}),
    data: z.object({
      list: z.array(savedPronunciation),
      /** Maximum number of words per account. */
      max: z.number().int(),
    }),
    rate: { max: 300, windowS: 60 },
  }),
  savePronunciation: defineCall({
    ...CALL_ROUTES.savePronunciation,
    summary:
      'Say a word in another way from now on. With `id`, changes that word; the same word for the same language is replaced. `spoken` is spelled for a reader of the language (`shao mee`), or in IPA where `notation` is `ipa`',
    input: pronunciationInput.extend({ id: pronunciationId.optional() }),
    data: savedPronunciation,
    rate: changing,
  }),
  deletePronunciation: defineCall({
    ...CALL_ROUTES.deletePronunciation,
    summary: 'Say a word as its language does again',
    input: z.object({ id: pronunciationId }),
    data: z.object({}),
    rate: changing,
  }),
  playPronunciation: defineCall({
    ...CALL_ROUTES.playPronunciation,
    summary: 'A word as a voice would say it; nothing is kept and nothing is paid',
    input: pronunciationRule.extend({ voice_id: z.string().max(SPEECH_LIMITS.sampleCharacters) }),
    data: z.object({
      /** MP3, in base64. */
      audio: z.base64(),
      duration_ms: z.number().int(),
    }),
    rate: { max: 60, windowS: 60 },
  }),
};
