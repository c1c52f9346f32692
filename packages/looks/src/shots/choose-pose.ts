import type { LookImage } from '../picture/ad-image.ts';
import type { Pose } from './place-poses.ts';
import { isSlight } from './product-shape.ts';
import { productSource } from './product-source.ts';

/** Chooses a pose that visibly differs from the last: a row of one product would be shown as one that stands. */
export function chooseOther(image: LookImage, turn: number, last: Pose | undefined): Pose {
  const seen = (pose: Pose) => (pose === 'row' ? 'stand' : pose);
  const poses = [turn, turn + 1, turn + 2].map((each) => choosePose(image, each, false));
  return poses.find((pose) => last === undefined || seen(pose) !== seen(last)) ?? poses[0] ?? 'stand';
}

const FLAT = 1.45;
const NARROW = 0.5;
/** Aspect from which products are stacked in a row; less flat ones would be small in it. */
const VERY_FLAT = 2.1;

/**
 * Chooses a pose. Only in the first shot of an ad, a part of a product may leave the canvas: later it is whole, because
 * what is cut off looks like a mistake.
 */
export function choosePose(image: LookImage, turn: number, isCover: boolean): Pose {
  const source = productSource(image);
  if (!source) return 'stand';
  // Seen whole and upright, a thin thing is a line.
  if (isSlight(image)) {
    const whole = image.cutOut?.feet === null ? 'lean' : 'stand';
    return isCover ? 'across' : ((['across', whole, 'counter'] as const)[turn % 3] ?? 'across');
  }
  const aspect = source.width / source.height;
  const isHeadless = aspect < 1 && !hasHead(image);
  if (image.cutOut?.feet !== null) return chooseStanding(aspect, { turn, isCover, isHeadless });
  if (isCover) return isHeadless ? 'stand' : aspect > FLAT ? 'lean' : 'huge';
  const poses: readonly Pose[] = isHeadless
    ? ['stand', 'lean']
    : aspect < NARROW
      ? ['row', 'stand', 'lean']
      : aspect > FLAT
        ? ['lean', 'stand', ...(aspect > VERY_FLAT ? (['row'] as const) : [])]
        : ['stand', 'lean'];
  return poses[turn % poses.length] ?? 'stand';
}

/** What stands on a surface never leans: it would float. */
function chooseStanding(
  aspect: number,
  { turn, isCover, isHeadless }: { turn: number; isCover: boolean; isHeadless: boolean },
): Pose {
  if (isCover) return isHeadless || aspect > FLAT ? 'stand' : 'huge';
  const poses: readonly Pose[] = isHeadless
    ? ['stand', 'aside']
    : aspect < NARROW || aspect > VERY_FLAT
      ? ['stand', 'row']
      : ['stand'];
  return poses[turn % poses.length] ?? 'stand';
}

/** Share of its box that a product fills if it is as wide at the top as at the bottom. */
const EVEN_FILL = 0.48;

/** Share of its outline from which the upper half of a product is more than a cord or a rod. */
const UPPER_SHARE = 0.34;

/** Whether the upper part of a product is characteristic of it: of a lamp on a cord, only the lower part is. */
function hasHead({ cutOut }: LookImage): boolean {
  const widths = (cutOut?.outline ?? []).map(({ from, to }) => to - from);
  const sumOf = (parts: readonly number[]) => parts.reduce((sum, width) => sum + width, 0);
  const upper = sumOf(widths.slice(0, widths.length / 2));
  return (cutOut?.fill ?? 0) >= EVEN_FILL || (upper > 0 && upper >= UPPER_SHARE * sumOf(widths));
}
