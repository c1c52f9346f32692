import { type AudioClip, msToTicks, type Track } from '@reelwright/timeline';
import type { PlannedEffect } from './plan-effects.ts';

/** A project may have five audio tracks: voice, music, effects on these two, and one spare. */
const TRACKS = 2;
/** Minimum time after its moment before the next effect may cut an effect short. */
const LEAST_AFTER_TICKS = msToTicks(120);
const SOFT_END_TICKS = msToTicks(60);
const SOFT_START_TICKS = msToTicks(2);

export function effectMediaOf(effect: string): string {
  return `effect-${effect}`;
}

type AudioTrack = Extract<Track, { kind: 'music' }>;

/** Anchors a planned effect to the words of its scene. */
type Anchoring = (span: { start: number; duration: number }, scene: number) => Pick<AudioClip, 'anchor'>;

/**
 * Distributes effects over as few tracks as let their moments sound. Clips of a track never overlap: the end of one is
 * cut for the next. An effect that fits on no track is dropped.
 */
export function buildEffectTracks(effects: readonly PlannedEffect[], anchorOf: Anchoring): AudioTrack[] {
  const lanes: PlannedEffect[][] = Array.from({ length: TRACKS }, () => []);
  for (const effect of effects) {
    const isIdle = (lane: readonly PlannedEffect[]): boolean => endOf(lane.at(-1)) <= effect.startTicks;
    const lane = lanes.find(isIdle) ?? lanes.find((each) => isFree(each.at(-1), effect));
    if (!lane) continue;
    const before = lane.at(-1);
    if (before && endOf(before) > effect.startTicks)
      lane[lane.length - 1] = { ...before, durationTicks: effect.startTicks - before.startTicks };
    lane.push(effect);
  }
  return lanes.flatMap((lane, index): AudioTrack[] => {
    if (lane.length === 0) return [];
    const clips = lane.map((effect, place) => toClip(effect, `effect-${index}-${place}`, anchorOf));
    return [{ kind: 'music', id: `effects-track-${index}`, clips }];
  });
}

const endOf = (effect: PlannedEffect | undefined): number => (effect ? effect.startTicks + effect.durationTicks : 0);

function isFree(before: PlannedEffect | undefined, next: PlannedEffect): boolean {
  return before === undefined || next.startTicks >= Math.min(endOf(before), before.atTicks + LEAST_AFTER_TICKS);
}

function toClip(
  { effect, use, startTicks, durationTicks, trimTicks, gainDb, scene }: PlannedEffect,
  id: string,
  anchorOf: Anchoring,
): AudioClip {
  const span = { start: startTicks, duration: durationTicks };
  return {
    kind: 'audio',
    id,
    ...span,
    ...anchorOf(span, scene),
    media: effectMediaOf(effect),
    trimStart: trimTicks,
    speed: 1,
    role: 'effect',
    gainDb,
    fadeIn: trimTicks > 0 ? SOFT_START_TICKS : 0,
    // A long sting may exceed the ad's end: it fades out with the music.
    fadeOut: use === 'sting' ? Math.floor(durationTicks / 2) : Math.min(SOFT_END_TICKS, Math.floor(durationTicks / 3)),
  };
}
