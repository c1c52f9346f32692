import { frameToTick, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { contentKey, listVisualClips, listStickers, listTitles } from './clip-kinds.ts';
import { formatShare, formatTick, type Gate, meanOf } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

/** Long enough to read name, price and button; a longer card is waited through. */
const LEAST_TICKS = 2.3 * TICKS_PER_SECOND;
/**
 * Share of the canvas, besides name, price and button. Close-ups before it show more of the product than any card can.
 */
const LEAST_SHARE = 0.2;

/** `coverage`: the share of the canvas that the product covers, at ticks of the ad. */
export function measureEndCard(
  document: TimelineDocument,
  { scenes, coverage }: { scenes: readonly ReviewScene[]; coverage: readonly { tick: number; share: number }[] },
): Gate[] {
  const end = scenes.at(-1);
  const start = findCardStart(document, end?.start ?? 0);
  const onCard = meanOf(coverage.filter(({ tick }) => tick >= start).map(({ share }) => share));
  const leaving = listLeaving(document, start);
  const durationTicks = document.duration - start;
  return [
    {
      id: 'end-card',
      label: 'End card',
      value: formatTick(durationTicks),
      limit: `≥ ${formatTick(LEAST_TICKS)}`,
      isPassed: durationTicks >= LEAST_TICKS,
      where: durationTicks >= LEAST_TICKS ? [] : [`from ${formatTick(start)}`],
    },
    {
      id: 'end-product',
      label: 'Product on the end card',
      value: formatShare(onCard),
      limit: `≥ ${formatShare(LEAST_SHARE)}`,
      isPassed: onCard >= LEAST_SHARE,
      where: [],
    },
    {
      id: 'end-stays',
      label: 'Leaves before the end',
      value: String(leaving.length),
      limit: '0',
      isPassed: leaving.length === 0,
      where: leaving.map(({ id, tick }) => `${id} in ${describeMoment(scenes, tick)}`),
    },
  ];
}

/** Returns where the card of the last scene begins: a scene that tells its price shows that alone first. */
function findCardStart(document: TimelineDocument, sceneStart: number): number {
  const frame = frameToTick(1, document.frameRate);
  const lasting = [...listVisualClips(document), ...listTitles(document), ...listStickers(document)].filter(
    (clip) => clip.start >= sceneStart && clip.start + clip.duration >= document.duration - frame,
  );
  return lasting.length === 0 ? sceneStart : Math.min(...lasting.map((clip) => clip.start));
}

/** Returns content of the card that disappears before the ad ends, without a replacement of its kind. */
function listLeaving(document: TimelineDocument, start: number): { id: string; tick: number }[] {
  const frame = frameToTick(1, document.frameRate);
  const images = listVisualClips(document);
  const texts = [...listTitles(document), ...listStickers(document).filter(({ kind }) => kind !== 'shape')];
  const endOf = (clip: { start: number; duration: number }) => clip.start + clip.duration;
  const isLast = (clip: { start: number; duration: number }) => endOf(clip) >= document.duration - frame;
  const fades = [...images, ...texts]
    .filter(
      (clip) => clip.start >= start && isLast(clip) && clip.exit && clip.exit.kind !== 'none' && clip.exit.duration > 0,
    )
    .map((clip) => ({ id: clip.id, tick: endOf(clip) - (clip.exit?.duration ?? 0) }));
  const gone = [
    ...images
      .filter((clip) => clip.start >= start && !isLast(clip))
      .filter((clip) => !images.some((next) => Math.abs(next.start - endOf(clip)) <= frame)),
    ...texts
      .filter((clip) => clip.start >= start && !isLast(clip))
      .filter(
        (clip) =>
          !texts.some((next) => Math.abs(next.start - endOf(clip)) <= frame && contentKey(next) === contentKey(clip)),
      ),
  ].map((clip) => ({ id: clip.id, tick: endOf(clip) }));
  return [...gone, ...fades];
}
