import { type ImageClip, type ScriptWord, type Track, type Transition, msToTicks } from '@reelwright/timeline';
import type { AdMaterial } from './ad-material.ts';
import { planCamera } from './plan-camera.ts';
import type { Shot } from './plan-shots.ts';
import { anchorTo } from './script-words.ts';

const WHOLE_CANVAS = { x: 0, y: 0, width: 1, height: 1 };
const SCENE_CHANGE_MS = 360;
const SHOT_CHANGE_MS = 260;

interface PictureTrackRequest {
  material: AdMaterial;
  shots: readonly Shot[];
  words: readonly (readonly ScriptWord[])[];
  canvasAspect: number;
}

/** The pictures, end to end, each in slow motion, with a transition at every cut. */
export function buildPictureTrack({ material, shots, words, canvasAspect }: PictureTrackRequest): Track {
  const clips: ImageClip[] = shots.map((shot, index) => {
    const picture = material.pictures[shot.picture];
    if (!picture) throw new Error(`shot ${index} names picture ${shot.picture}, which does not exist`);
    const start = msToTicks(shot.startMs);
    const span = { start, duration: msToTicks(shot.endMs) - start };
    const end = span.start + span.duration;
    const spoken = (words[shot.scene] ?? []).filter((word) => word.start >= span.start && word.start < end);
    return {
      kind: 'image',
      id: `shot-${index}`,
      ...span,
      ...anchorTo(spoken, span),
      media: mediaIdOf(shot.picture),
      box: WHOLE_CANVAS,
      fit: 'cover',
      camera: planCamera({ picture, canvasAspect, turn: index + material.seed, durationMs: shot.endMs - shot.startMs }),
      opacity: 1,
    };
  });
  return { kind: 'video', id: 'pictures', clips, transitions: planTransitions(shots, material.seed) };
}

/** New scenes slide in or fade, by turns; cuts within a scene only fade. */
function planTransitions(shots: readonly Shot[], seed: number): Transition[] {
  return shots.slice(1).flatMap((shot, index): Transition[] => {
    const before = shots[index];
    const isNewScene = before?.scene !== shot.scene;
    const slides = isNewScene && (index + seed) % 2 === 0;
    const durationMs = isNewScene ? SCENE_CHANGE_MS : SHOT_CHANGE_MS;
    // Half of each picture's time at most goes to changing; shorter ones are cut hard.
    const shortestMs = Math.min(shot.endMs - shot.startMs, before ? before.endMs - before.startMs : 0);
    if (shortestMs < 2 * durationMs) return [];
    return [
      {
        id: `cut-${index}`,
        from: `shot-${index}`,
        to: `shot-${index + 1}`,
        kind: slides ? (seed % 3 === 0 ? 'slide-up' : 'slide-left') : 'fade',
        duration: msToTicks(durationMs),
      },
    ];
  });
}

export function mediaIdOf(picture: number): string {
  return `picture-${picture}`;
}
