import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { SPEECH_LANGUAGES, SPEECH_LIMITS, voice } from '../voices.ts';
import { text } from '../text.ts';

export const voiceCalls = {
  listVoices: defineCall({
    ...CALL_ROUTES.listVoices,
    summary: 'Who can speak, in all languages or in one. The first voice of a language is its own choice',
    input: z.object({ language: z.enum(SPEECH_LANGUAGES).optional() }),
    data: z.object({ languages: z.array(z.enum(SPEECH_LANGUAGES)), list: z.array(voice) }),
    rate: { max: 300, windowS: 60 },
  }),
  getVoiceSample: defineCall({
    ...CALL_ROUTES.getVoiceSample,
    summary: 'A short recording of a voice (MP3). It is made when it is first asked for, and kept',
    input: z.object({ voice_id: text().max(SPEECH_LIMITS.sampleCharacters) }),
    /** The address is signed and expires after an hour. */
    data: z.object({ url: z.string(), duration_ms: z.number().int() }),
    rate: { max: 60, windowS: 60 },
  }),
};
