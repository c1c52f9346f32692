import { MUSIC_RECIPES, SOUND_EFFECTS } from '@reelwright/contracts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { MusicService } from './music.service.ts';

export function musicHandlers(music: MusicService): Pick<Handlers, 'listMusic' | 'playMusic'> {
  return {
    listMusic: async () => ({
      pieces: MUSIC_RECIPES.map(({ id, title, mood, tempoBpm, key }) => ({
        id,
        title,
        mood,
        tempo_bpm: tempoBpm,
        key,
      })),
      effects: SOUND_EFFECTS.map(({ id, title, tags }) => ({ id, title, tags: [...tags] })),
    }),
    playMusic: ({ id, length_s: lengthS }, { actor, signal }) => music.playMusic({ actor, id, lengthS, signal }),
  };
}
