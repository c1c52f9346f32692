import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { EFFECT_IDS, EFFECT_TAGS, MOODS, MUSIC_RECIPES, PLAYED_LENGTHS_S } from '../music.ts';

const localText = z.object({ en: z.string(), 'zh-CN': z.string() });
const audioId = z.enum([...MUSIC_RECIPES.map(({ id }) => id), ...EFFECT_IDS]);

export const musicCalls = {
  listMusic: defineCall({
    ...CALL_ROUTES.listMusic,
    summary: 'The pieces and sound effects of the music library',
    input: z.object({}),
    data: z.object({
      pieces: z.array(
        z.object({
          id: z.string(),
          title: localText,
          mood: z.enum(MOODS),
          /** As written; a piece of a given length may differ by up to 6 %. */
          tempo_bpm: z.number(),
          /** For example `F# minor`. */
          key: z.string(),
        }),
      ),
      effects: z.array(z.object({ id: z.string(), title: localText, tags: z.array(z.enum(EFFECT_TAGS)) })),
    }),
    rate: { max: 60, windowS: 60 },
  }),
  playMusic: defineCall({
    ...CALL_ROUTES.playMusic,
    summary: 'Play a piece or sound effect of the music library',
    input: z.object({
      id: audioId,
      /** For a piece of music; effects have a fixed length. */
      length_s: z.union(PLAYED_LENGTHS_S.map((seconds) => z.literal(seconds))).default(30),
    }),
    data: z.object({
      /** Link to a WAV file, until the address expires. */
      url: z.string(),
      /** For a piece of music: its tempo, and its beats and bar lines in milliseconds; empty for an effect. */
      tempo_bpm: z.number().nullable(),
      beats_ms: z.array(z.number()),
      bars_ms: z.array(z.number()),
    }),
    rate: { max: 30, windowS: 60 },
  }),
};
