import { evaluate, frameToTick, type Layer, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { contentKey, listVisualClips, listStickers, listTitles } from './clip-kinds.ts';
import { formatTick, type Gate } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

const RATE = { min: 5.5, max: 9 } as const;
const FIRST_BY_TICKS = 1.2 * TICKS_PER_SECOND;
/** Changes closer together than this count as one. */
const ONE_CHANGE_TICKS = 0.25 * TICKS_PER_SECOND;
const SHOWN_OPACITY = 0.99;
/** An image that covers less of the canvas than this leaves it empty. */
const LEAST_SHOWN = 0.05;

/**
 * Returns the ticks at which something new is shown, apart from the start of the ad: images, titles and stickers that
 * were missing in the frame before.
 */
function listChanges(document: TimelineDocument): number[] {
  const clips = [
    ...listVisualClips(document),
    ...listTitles(document),
    ...listStickers(document).filter(({ kind }) => kind !== 'shape'),
  ];
  const frame = frameToTick(1, document.frameRate);
  const keyed = clips.map((clip) => ({ start: clip.start, end: clip.start + clip.duration, key: contentKey(clip) }));
  const starts = keyed
    .filter(({ start, key }) => !keyed.some((other) => other.key === key && Math.abs(other.end - start) <= frame))
    .map(({ start }) => start)
    .filter((start) => start > frame)
    .toSorted((one, other) => one - other);
  const changes: number[] = [];
  for (const start of starts) if (start - (changes.at(-1) ?? 0) >= ONE_CHANGE_TICKS) changes.push(start);
  return changes;
}

export function measureShots(document: TimelineDocument): Gate[] {
  const changes = listChanges(document);
  const perTenSeconds = (changes.length / document.duration) * TICKS_PER_SECOND * 10;
  const [first] = changes;
  const isSoon = first !== undefined && first <= FIRST_BY_TICKS;
  const rates = perTenSeconds >= RATE.min && perTenSeconds <= RATE.max;
  return [
    {
      id: 'changes',
      label: 'Visible changes in 10 s',
      value: perTenSeconds.toFixed(1),
      limit: `${RATE.min} to ${RATE.max}`,
      isPassed: rates,
      where: rates ? [] : [`at ${changes.map((tick) => (tick / TICKS_PER_SECOND).toFixed(1)).join(', ')} s`],
    },
    {
      id: 'first-change',
      label: 'First change',
      value: first === undefined ? 'none' : formatTick(first),
      limit: `≤ ${formatTick(FIRST_BY_TICKS)}`,
      isPassed: isSoon,
      where: [],
    },
  ];
}

function isWhole(layer: Layer, canvas: { width: number; height: number }): boolean {
  if (layer.kind === 'transition') return true;
  if (layer.kind !== 'visual' || layer.opacity < SHOWN_OPACITY) return false;
  const { dest } = layer;
  const width = Math.min(dest.x + dest.width, canvas.width) - Math.max(dest.x, 0);
  const height = Math.min(dest.y + dest.height, canvas.height) - Math.max(dest.y, 0);
  return Math.max(0, width) * Math.max(0, height) >= LEAST_SHOWN * canvas.width * canvas.height;
}

/** Checks that the first frame of the ad, and each frame after a cut, shows an image fully. */
export function measureCuts(document: TimelineDocument, scenes: readonly ReviewScene[]): Gate {
  const { num, den } = document.frameRate;
  const starts = [...listVisualClips(document).map(({ start }) => start), ...scenes.map(({ start }) => start)];
  const frames = [...new Set([0, ...starts].map((tick) => Math.ceil((tick * num) / (TICKS_PER_SECOND * den) - 1e-9)))];
  const ticks = frames
    .map((frame) => frameToTick(frame, document.frameRate))
    .filter((tick) => tick < document.duration);
  const empty = ticks
    .filter((tick) => !evaluate(document, tick).layers.some((layer) => isWhole(layer, document.canvas)))
    .toSorted((one, other) => one - other);
  return {
    id: 'cuts',
    label: 'Empty or half-drawn frames at a cut',
    value: `${empty.length} of ${ticks.length}`,
    limit: '0',
    isPassed: empty.length === 0,
    where: empty.map((tick) => describeMoment(scenes, tick)),
  };
}
