import { type AdImage, toLookImage } from '@reelwright/ad';
import { isOtherFraming, LEAST_STEP, listSlotted, measureFraming, stepBetween } from '@reelwright/looks';
import type { SceneLayoutName } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { listVisualClips } from './clip-kinds.ts';
import type { Gate } from './gate.ts';
import { toLayoutSize } from './layout-size.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

/**
 * Measures how much the distance changes at cuts between two shots of one photo, with the same rule as layouts. A cut to
 * a scene of another layout is a change of its own.
 */
export function measureFramings(
  document: TimelineDocument,
  {
    scenes,
    layouts,
    images,
  }: { scenes: readonly ReviewScene[]; layouts: readonly SceneLayoutName[]; images: readonly AdImage[] },
): Gate {
  const canvas = toLayoutSize(document.canvas);
  const looked = images.map(toLookImage);
  const slotted = listSlotted(document.tracks);
  const starts = [...new Set(listVisualClips(document).map(({ start }) => start))].toSorted((a, b) => a - b);
  const shots = starts.map((start, index) => {
    const duration = (starts[index + 1] ?? document.duration) - start;
    const scene = scenes.find((each) => start >= each.start && start < each.end);
    const clips = slotted.filter(({ clip }) => clip.start === start);
    return { start, scene, seen: measureFraming({ clips, start, duration }, looked, canvas) };
  });
  const steps = shots.slice(1).flatMap(({ start, scene, seen }, index) => {
    const before = shots[index];
    if (!before?.seen || !seen || !scene || !before.scene) return [];
    const [layout, earlier] = [layouts[scene.index], layouts[before.scene.index]];
    if (scene !== before.scene && layout !== earlier) return [];
    return isOtherFraming(before.seen, seen) ? [] : [{ start, step: stepBetween(before.seen, seen) }];
  });
  const least = Math.min(...steps.map(({ step }) => step));
  return {
    id: 'framings',
    label: 'Cuts between two framings that are alike',
    value: steps.length === 0 ? '0' : `${steps.length}, least step ${least.toFixed(2)}`,
    limit: `0 below ${LEAST_STEP}`,
    isPassed: steps.length === 0,
    where: steps.map(({ start, step }) => `${step.toFixed(2)} in ${describeMoment(scenes, start)}`),
  };
}
