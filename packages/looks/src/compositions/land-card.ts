import { type Keyframe, msToTicks, type StickerClip, type Transform } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import { growTitle } from '../layout/title-landing.ts';
import { NO_APPEARANCE, type Span } from '../shots/shot.ts';

/** Time between the landings of two elements of the card, and how many of them land one after another. */
const NEXT_TICKS = msToTicks(70);
const MOST_STEPS = 3;
/** Scale of an element at the cut, and the time of its landing. */
const LANDING = { scale: 0.9, ticks: msToTicks(200) } as const;
/** How far an element jumps while the card lasts, and the times of going up and coming down. */
const NUDGE = { scale: 1.07, up: msToTicks(110), down: msToTicks(260) } as const;
/** Parts of the card's time at which its price, then its button jumps. */
const NUDGED = { sticker: [0.42], badge: [0.62, 0.84] } as const;

/**
 * Moves the elements of a card: all stand in its first frame, because a card that is drawn bit by bit looks unfinished.
 * They land one after another, from the top down; later the price jumps, then the button.
 */
export function inOrder(clips: readonly SlottedClip[], span: Span): SlottedClip[] {
  const placed = clips.flatMap(({ clip }) => ('box' in clip && clip.start === span.start ? [clip] : []));
  const order = placed.toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
  return clips.map((slotted) => {
    const { slot, clip } = slotted;
    const rank = order.findIndex(({ id }) => id === clip.id);
    if (rank < 0 || clip.kind === 'shape' || clip.kind === 'image' || clip.kind === 'video') return slotted;
    const { animation: _, ...standing } = { animation: undefined, ...clip };
    const late = Math.min(MOST_STEPS, rank) * NEXT_TICKS;
    const nudges = slot === 'sticker' || slot === 'badge' ? NUDGED[slot] : [];
    const transform = clip.kind === 'title' ? growTitle(span.duration) : landing(clip, { late, nudges, span });
    // Each slot keeps its own kind of clip.
    return { ...slotted, clip: { ...standing, enter: NO_APPEARANCE, transform } } as SlottedClip;
  });
}

function landing(
  { transform }: Pick<StickerClip, 'transform'>,
  { late, nudges, span: { duration } }: { late: number; nudges: readonly number[]; span: Span },
): Transform {
  const landed = late + LANDING.ticks;
  const jumps = nudges
    .map((part) => Math.round(part * duration))
    .filter((at) => at - NUDGE.up > landed && at + NUDGE.down < duration)
    .flatMap((at): Keyframe[] => [
      { at: at - NUDGE.up, value: 1, easing: 'ease-out' },
      { at, value: NUDGE.scale, easing: 'ease-in-out' },
      { at: at + NUDGE.down, value: 1, easing: 'linear' },
    ]);
  return {
    ...transform,
    scale: [
      { at: 0, value: LANDING.scale, easing: 'linear' },
      ...(late > 0 ? [{ at: late, value: LANDING.scale, easing: 'back-out' as const }] : []),
      { at: landed, value: 1, easing: 'linear' },
      ...jumps,
    ],
  };
}
