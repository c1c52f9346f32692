import type { SceneRole } from '@reelwright/contracts';
import { type AudioClip, type ScriptWord, type Track, msToTicks } from '@reelwright/timeline';
import type { AdMaterial } from './ad-material.ts';
import { buildEffectTracks } from './effect-tracks.ts';
import { type EffectScene, type PlannedEffect, planEffects } from './plan-effects.ts';
import type { ScenePlan } from './scene-plan.ts';
import { anchorTo } from './script-words.ts';
import { listVisibleChanges, type VisibleChanges } from './visible-changes.ts';

export const MUSIC_MEDIA = 'music';
const VOICE_MEDIA = 'voice';
/** Returns the media id of a speaker's voice-over. */
export const voiceMediaOf = (reading = 0): string => (reading === 0 ? VOICE_MEDIA : `${VOICE_MEDIA}-${reading}`);

/** Level of the music relative to the voice, also while nobody speaks. */
const MUSIC_GAIN_DB = -5.5;
/** Gain of a line relative to the others: the opening and the price are louder, explanations softer. */
const LINE_GAIN_DB: Readonly<Record<SceneRole, number>> = {
  hook: 0.5,
  problem: -1.3,
  intro: 0.2,
  benefit: -1.1,
  detail: -1.5,
  review: -1.3,
  offer: 1,
  call_to_action: 0.5,
};
/** Inaudibly short; without it the cut would click. */
const VOICE_FADE_MS = 8;
/** Only removes clicks at cuts: a piece starts with its first beat and has its own ending. */
const MUSIC_FADE_MS = 4;

/** Builds the tracks of the voice, scene by scene, the music below it, and the effects. */
export function buildAudioTracks(
  material: AdMaterial,
  scenes: readonly ScenePlan[],
  words: readonly (readonly ScriptWord[])[],
  images: readonly Track[],
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
        gainDb: LINE_GAIN_DB[material.script.scenes[index]?.role ?? 'benefit'],
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
          fadeIn: msToTicks(MUSIC_FADE_MS),
          fadeOut: msToTicks(MUSIC_FADE_MS),
        },
      ],
    });
  }
  const effects = planAdEffects(material, scenes, images);
  return [
    ...tracks,
    ...buildEffectTracks(effects, (span, scene) => anchorTo(nearestWord(words[scene] ?? [], span.start), span)),
  ];
}

/** Returns one word as the anchor, so that an effect keeps its length when the voice is spoken again. */
function nearestWord(words: readonly ScriptWord[], tick: number): ScriptWord[] {
  const word = words.findLast(({ start }) => start <= tick) ?? words[0];
  return word ? [word] : [];
}

/** Plans the effects; none if the ad was made without music, so that the user can add their own audio. */
function planAdEffects(
  { audio, script, product, seed }: AdMaterial,
  scenes: readonly ScenePlan[],
  images: readonly Track[],
): PlannedEffect[] {
  if (!audio) return [];
  const spans = scenes.map(({ startMs, endMs }) => ({ startTicks: msToTicks(startMs), endTicks: msToTicks(endMs) }));
  const changes = listVisibleChanges(images, spans);
  const seen = spans.map((span, index): EffectScene & VisibleChanges => ({
    ...span,
    role: script.scenes[index]?.role ?? 'benefit',
    ...(changes[index] ?? { cutTicks: [], accentTicks: [] }),
  }));
  const offer = seen.find(({ role }) => role === 'offer') ?? seen.at(-1);
  return planEffects({
    scenes: seen,
    seed,
    character: audio.character,
    hasPrice: product.price !== undefined,
    priceTicks: offer?.priceTicks,
    endingTicks: msToTicks(audio.endingMs),
    effects: audio.effects.map(({ id, durationMs, onsetMs, peakMs }) => ({
      id,
      durationTicks: msToTicks(durationMs),
      onsetTicks: msToTicks(onsetMs),
      peakTicks: msToTicks(peakMs),
    })),
  });
}
