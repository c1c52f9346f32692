import { msToTicks } from '@reelwright/timeline';
import type { SceneLayoutName } from '../layout/scene-content.ts';
import { SceneTextsError } from '../layout/scene-texts-error.ts';
import type { ComposedScene } from '../shots/shot.ts';
import type { TextSide, Zones } from '../zones.ts';
import { type Covered, MOST_COVERED, MOST_COVERED_FULL } from './covered-share.ts';
import type { Family } from './scene-family.ts';

/** A layout, and the side at which the texts of its scene stand. */
export interface Place {
  layout: SceneLayoutName;
  side: TextSide;
  /** Whether a line set as type takes less space than it could. */
  isTight?: boolean;
  /** Whether texts over an image stand at the top of the safe zone. */
  isHigh?: boolean;
}

/** Layouts that have a card of their own over an image. */
export const CARDS: ReadonlySet<SceneLayoutName> = new Set(['end', 'cta']);

/** A composed scene, how large its product is, and what its texts hide of it. */
export interface Composed extends Place {
  zones: Zones;
  composed: ComposedScene;
  /** Estimated share of the canvas that its product covers. */
  share: number;
  covered: Covered;
  /** Whether its texts lie on a photo that has no room beside its subject. */
  isFull: boolean;
  /** Whether it opens the ad with a photo beside its texts, which could fill the canvas. */
  isFramed: boolean;
  /** Whether it shows a photo in the shape of the canvas beside its texts. */
  isUpright: boolean;
  /** Share of a photo's subject and details that the area beside the texts cuts off, while the canvas could show them. */
  lost: number;
  /** What it has in common with other scenes, and whether the one before has that too. */
  family: Family;
  isAlike: boolean;
  isAnchoredAlike: boolean;
  /** Whether it has texts beside captions. */
  isTexted: boolean;
  /** How much larger than usual captions are, where they are the only text. */
  growth: number;
  /** Whether captions say what another layout would set large. */
  isCaptionsOnly: boolean;
  /** Whether the scene opens the ad, and nothing changes soon enough for viewers who scroll on. */
  isLate: boolean;
}

/** Shares of the canvas that a product covers: in the scene that opens the ad, less below a card, on the last card, and elsewhere. */
const LEAST_SHARE = { opening: 0.38, comment: 0.28, end: 0.24, other: 0.23 } as const;
/** Part of such a share from which a scene keeps its own layout. */
const LARGE_ENOUGH = 0.8;

function leastShareOf(layout: SceneLayoutName, index: number): number {
  if (index === 0) return layout === 'comment' ? LEAST_SHARE.comment : LEAST_SHARE.opening;
  return CARDS.has(layout) ? LEAST_SHARE.end : LEAST_SHARE.other;
}

/** How much worse a hidden share of the subject, or a hidden face or detail, is than a product that is as much smaller. */
const HIDING = { share: 4, detail: 0.6, over: 0.18, full: 0.06, onFull: 4, detailOnFull: 0.2 } as const;
/** The same for a photo that could fill the first frames of the ad, and is beside its texts. */
const FRAMED = 0.3;
/** The same for a scene of the family of the one before, and for one whose texts are where those were. */
const ALIKE = { family: 0.26, anchor: 0.07 } as const;
/** The same for an upright photo, from its aspect (height to width) on: beside texts it loses most of itself. */
const CROPPED = 0.2;
export const UPRIGHT = 1.2;
/** The same for each part of a photo's subject that is cut off beside the texts, from a small part on. */
const LOST = 0.8;
const MOST_LOST = 0.1;
/** The same for an opening in which nothing changes within this time. */
const LATE = 0.3;
export const FIRST_TICKS = msToTicks(1200);
/**
 * The same for an opening in the size of captions: large type wins where the product is large beside either, or beside
 * neither.
 */
const CAPTIONS_ONLY = { large: 0.5, small: 0.54, full: 0.46 } as const;

/** Returns how far a scene is from one that shows its product large and free of texts: 0 if it is one. */
function faultOf(
  {
    share,
    covered,
    layout,
    side,
    isFull,
    isFramed,
    isUpright,
    lost,
    isTexted,
    isCaptionsOnly,
    isLate,
    ...scene
  }: Composed,
  index: number,
): number {
  const least = leastShareOf(layout, index);
  const alike = (scene.isAlike ? ALIKE.family : 0) + (scene.isAnchoredAlike ? ALIKE.anchor : 0);
  if (isFull)
    return (
      alike +
      (isTexted ? HIDING.full + HIDING.onFull * Math.max(0, covered.share - MOST_COVERED) : 0) +
      Math.max(0, covered.share - mostOnFull(isTexted, layout)) +
      (isTexted && covered.isDetailHidden ? HIDING.detailOnFull : 0) +
      (isLate ? LATE : 0) +
      (isCaptionsOnly ? CAPTIONS_ONLY.full : 0) +
      (covered.isFaceHidden ? HIDING.detail : 0)
    );
  return (
    alike +
    Math.max(0, least - share) +
    (isLate ? LATE : 0) +
    (isFramed ? FRAMED : 0) +
    (isUpright ? CROPPED : 0) +
    LOST * Math.max(0, lost - MOST_LOST) +
    (isCaptionsOnly ? CAPTIONS_ONLY[share >= LARGE_ENOUGH * least ? 'large' : 'small'] : 0) +
    HIDING.share * Math.max(0, covered.share - MOST_COVERED) +
    (covered.isDetailHidden ? HIDING.detail : 0) +
    // Texts lie on a product only where it would be much smaller beside them.
    (side === 'over' && covered.share > 0 ? HIDING.over : 0)
  );
}

const mostOnFull = (isTexted: boolean, layout: SceneLayoutName): number =>
  MOST_COVERED_FULL[CARDS.has(layout) ? 'card' : isTexted ? 'texts' : 'captions'];

const isFree = ({ covered, isFull, isTexted, layout }: Composed): boolean =>
  isFull
    ? covered.share <= mostOnFull(isTexted, layout) && !covered.isFaceHidden
    : covered.share <= MOST_COVERED && !covered.isDetailHidden;

/**
 * Composes a scene at the first place at which its product is large enough and free of texts, else at the best one.
 * Throws SceneTextsError if its texts fit nowhere.
 */
export function composeBest(
  places: readonly Place[],
  index: number,
  composeAt: (place: Place, keepsOff: boolean) => Composed,
): Composed {
  const found: Composed[] = [];
  for (const keepsOff of [false, true]) {
    for (const place of places) {
      const { layout } = place;
      const own = found.filter((each) => each.layout === places[0]?.layout && isFree(each));
      const isLarge = own.some((each) => each.share >= LARGE_ENOUGH * leastShareOf(each.layout, index));
      if (isLarge && layout !== places[0]?.layout) break;
      try {
        const composed = composeAt(place, keepsOff);
        if (faultOf(composed, index) === 0) return composed;
        found.push(composed);
      } catch (error) {
        if (!(error instanceof SceneTextsError)) throw error;
      }
    }
    if (found.some(isFree)) break;
  }
  const free = found.filter(isFree);
  const [best] = (free.length > 0 ? free : found).toSorted((one, other) => faultOf(one, index) - faultOf(other, index));
  // Texts that fit nowhere else get the whole canvas above the image, or are refused there.
  return best ?? composeAt({ layout: places[0]?.layout ?? 'hero', side: 'above' }, true);
}
