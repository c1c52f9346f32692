import { type AdImage, toLookImage } from '@reelwright/ad';
import { isOtherFraming, LEAST_STEP, listSlotted, measureFraming, stepBetween } from '@reelwright/looks';
import type { SceneLayoutName } from '@reelwright/contracts';
import type { Box, TimelineDocument } from '@reelwright/timeline';
import { listVisualClips } from './clip-kinds.ts';
import type { Gate } from './gate.ts';
import { toLayoutSize } from './layout-size.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

const PANEL = /-panel-/u;
/** Distance between the edges of two panels, in fractions of the canvas, from which they are arranged otherwise. */
const MOVED = 0.12;

/** Whether the panels of texts stand elsewhere, or only one of two shots has one: the cut is seen by itself. */
function isArrangedOtherwise(one: readonly Box[], other: readonly Box[]): boolean {
  if (one.length !== other.length) return true;
  return one.some((box, index) => {
    const next = other[index];
    return next !== undefined && edgesOf(box).some((edge, at) => Math.abs(edge - (edgesOf(next)[at] ?? 0)) >= MOVED);
  });
}

/** Lists the edges of a box within the canvas: left, top, right, bottom. */
const edgesOf = ({ x, y, width, height }: Box): number[] =>
  [x, y, x + width, y + height].map((at) => Math.min(1, Math.max(0, at)));

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
    const panels = slotted.flatMap(({ clip }) =>
      clip.kind === 'shape' && clip.start === start && PANEL.test(clip.id) ? [clip.box] : [],
    );
    return { start, scene, panels, seen: measureFraming({ clips, start, duration }, looked, canvas) };
  });
  const steps = shots.slice(1).flatMap(({ start, scene, seen, panels }, index) => {
    const before = shots[index];
    if (!before?.seen || !seen || !scene || !before.scene) return [];
    const [layout, earlier] = [layouts[scene.index], layouts[before.scene.index]];
    if (scene !== before.scene && layout !== earlier) return [];
    if (isArrangedOtherwise(before.panels, panels)) return [];
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
