import type { Region } from '@reelwright/ad';
import type { Size } from '@reelwright/planes';
import { distance, type Oklab, toOklab } from './oklab.ts';

/** Oklab distance within which a pixel has one of the subject's colours. */
const SAME = 0.12;
/** Shares of a close-up that have them: of one that surely shows the subject, and of one that shows something else. */
const SHARE = { sure: 0.5, other: 0.35 } as const;
/** Pixels between two that are compared. */
const STEP = 3;

function parseHex(color: string): Oklab {
  const channel = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  return toOklab(channel(1), channel(3), channel(5));
}

/**
 * Leaves out the details of a photo of surroundings that have hardly any of the subject's colours, such as a sleeve
 * beside a bag, if others surely show it. `colors` are `#rrggbb`.
 */
export function keepSubjectDetails(
  details: readonly Region[],
  { rgb, width, height }: Size & { rgb: Uint8Array },
  colors: readonly string[],
): Region[] {
  const known = colors.map(parseHex);
  const shares = details.map((detail) => {
    let [all, same] = [0, 0];
    const [right, bottom] = [(detail.x + detail.width) * width - 1, (detail.y + detail.height) * height - 1];
    for (let y = Math.round(detail.y * height); y <= bottom; y += STEP)
      for (let x = Math.round(detail.x * width); x <= right; x += STEP) {
        const at = (y * width + x) * 3;
        const color = toOklab(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
        all += 1;
        if (known.some((each) => distance(color, each) < SAME)) same += 1;
      }
    return all > 0 ? same / all : 0;
  });
  if (!shares.some((share) => share >= SHARE.sure)) return [...details];
  return details.filter((_, index) => (shares[index] ?? 0) >= SHARE.other);
}
