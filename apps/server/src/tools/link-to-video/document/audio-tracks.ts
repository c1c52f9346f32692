import { type AudioClip, type ScriptWord, type Track, msToTicks } from '@reelwright/timeline';
import type { AdMaterial } from './ad-material.ts';
import type { ScenePlan } from './plan-scenes.ts';
import { anchorTo } from './script-words.ts';

export const MUSIC_MEDIA = 'music';
const VOICE_MEDIA = 'voice';
/** The voice-over of one of several speakers. */
export const voiceMediaOf = (reading = 0): string => (reading === 0 ? VOICE_MEDIA : `${VOICE_MEDIA}-${reading}`);

/** Music lies this far under the voice even where nobody speaks. */
const MUSIC_GAIN_DB = -5;
/** Too short to hear; the cut it covers would click. */
const VOICE_FADE_MS = 8;
const MUSIC_FADE_IN_MS = 120;
const MUSIC_FADE_OUT_MS = 700;

/** The voice, scene by scene, and the music under all of it. */
export function buildAudioTracks(
  material: AdMaterial,
  scenes: readonly ScenePlan[],
  words: readonly (readonly ScriptWord[])[],
): Track[] {
  const voices = material.voices.flatMap((voice, index): AudioClip[] => {
    if (voice.durationMs <= 0) return [];
    const start = msToTicks(scenes[index]?.voiceStartMs ?? 0);
    const span = { start, duration: msToTicks(voice.durationMs) };
    return [
      {
        kind: 'audio',
        id: `voice-${index}`,
        ...span,
        ...anchorTo(words[index] ?? [], span),
        media: voiceMediaOf(voice.reading),
        trimStart: msToTicks(voice.startMs),
        speed: 1,
        role: 'voice',
        gainDb: 0,
        fadeIn: msToTicks(VOICE_FADE_MS),
        fadeOut: msToTicks(VOICE_FADE_MS),
      },
    ];
  });
  const tracks: Track[] = [{ kind: 'music', id: 'voice-track', clips: voices }];
  const endMs = scenes.at(-1)?.endMs ?? 0;
  if (material.music) {
    tracks.push({
      kind: 'music',
      id: 'music-track',
      clips: [
        {
          kind: 'audio',
          id: 'music',
          start: 0,
          duration: msToTicks(Math.min(endMs, material.music.durationMs)),
          media: MUSIC_MEDIA,
          trimStart: 0,
          speed: 1,
          role: 'music',
          gainDb: MUSIC_GAIN_DB,
          fadeIn: msToTicks(MUSIC_FADE_IN_MS),
          fadeOut: msToTicks(MUSIC_FADE_OUT_MS),
        },
      ],
    });
  }
  return tracks;
}
