import type { Still } from '#src/studio/looks/paint-stills.ts';
import { formatShare, type Gate } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

/**
 * Mean difference of channels below which two frames count as equal: -50 dB of full scale, as in ffmpeg's freezedetect.
 */
const FROZEN_DIFFERENCE = 255 * 10 ** (-50 / 20);
const WATCHED_HEIGHT = 2 / 3;
const LIMIT = 0.15;

/** Returns the mean absolute difference of the channels of the upper two thirds, 0 to 255. */
function differenceAbove(one: Still, other: Still): number {
  const end = Math.floor(one.height * WATCHED_HEIGHT) * one.width * 3;
  let sum = 0;
  for (let at = 0; at < end; at++) sum += Math.abs((one.rgb[at] ?? 0) - (other.rgb[at] ?? 0));
  return sum / end;
}

/** Measures the share of time in which the upper two thirds do not move. `stills` have equal distances in time. */
export function measureFrozen(stills: readonly { tick: number; still: Still }[], scenes: readonly ReviewScene[]): Gate {
  const pairs = stills.slice(1).map((after, index) => ({ before: stills[index] ?? after, after }));
  const frozen = pairs.filter(({ before, after }) => differenceAbove(before.still, after.still) < FROZEN_DIFFERENCE);
  const share = pairs.length === 0 ? 0 : frozen.length / pairs.length;
  const runs = frozen.filter(({ before }, index) => frozen[index - 1]?.after.tick !== before.tick);
  return {
    id: 'frozen',
    label: 'Upper two thirds frozen',
    value: formatShare(share),
    limit: `≤ ${formatShare(LIMIT)}`,
    isPassed: share <= LIMIT,
    where: share <= LIMIT ? [] : runs.map(({ before }) => describeMoment(scenes, before.tick)),
  };
}
