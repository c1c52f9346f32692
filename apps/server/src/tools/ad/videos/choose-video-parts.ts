import type { VideoSample } from './video-samples.ts';

/** Maximum number of parts from one video: further scenes repeat a part. */
const MOST_PARTS = 6;
/** Outside of these limits an image is nearly black or nearly white. */
const DARK = { from: 14, to: 48 } as const;
const BRIGHT = { from: 228, to: 250 } as const;
/** Change between two samples: enough that something moves, and not too much to follow. */
const MOVING = { from: 1.5, to: 22 } as const;
/** A change of this many times the usual one, and of at least this size, is a cut. */
const CUT = { times: 4, least: 24 } as const;
const CUT_LOSS = 0.5;
/** Penalty for a part at the start or end of the video, where titles and black frames are. */
const EDGE_LOSS = 0.12;
const SHARES = { detail: 0.65, motion: 0.35 } as const;

const rise = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Rates each sample, 0 to 1: exposed, sharp for this video, something moving. */
function rateSamples(samples: readonly VideoSample[]): number[] {
  const sharp = Math.max(
    0.5,
    quantile(
      samples.map(({ detail }) => detail),
      0.9,
    ),
  );
  return samples.map(({ brightness, detail, change }) => {
    const exposure = Math.min(rise(brightness, DARK), 1 - rise(brightness, BRIGHT));
    const motion = change < MOVING.from ? change / MOVING.from : Math.min(1, MOVING.to / change);
    return exposure * (SHARES.detail * Math.min(1, detail / sharp) + SHARES.motion * motion);
  });
}

function findCuts(samples: readonly VideoSample[]): boolean[] {
  const usual = quantile(
    samples.map(({ change }) => change),
    0.5,
  );
  return samples.map(({ change }) => change > Math.max(CUT.least, CUT.times * usual));
}

/**
 * Returns the start ticks of the parts worth showing, the best first; parts do not overlap. Never empty: a video hardly
 * longer than a part yields one part from its start.
 */
export function chooseVideoParts(video: {
  samples: readonly VideoSample[];
  /** Ticks from one sample to the next; the first sample is at 0. */
  stepTicks: number;
  durationTicks: number;
  /** Duration of a part. */
  partTicks: number;
}): number[] {
  const { samples, stepTicks, durationTicks, partTicks } = video;
  const ratings = rateSamples(samples);
  const cuts = findCuts(samples);
  const steps = Math.max(1, Math.round(partTicks / stepTicks));
  const candidates = samples.flatMap((_sample, first) => {
    const start = first * stepTicks;
    if (start + partTicks > durationTicks) return [];
    const inside = ratings.slice(first, first + steps);
    const quality = inside.reduce((sum, rating) => sum + rating, 0) / inside.length;
    const cutCount = cuts.slice(first + 1, first + steps).filter(Boolean).length;
    const isEdge = first === 0 || start + partTicks + stepTicks > durationTicks;
    return [{ start, score: quality - CUT_LOSS * cutCount - (isEdge ? EDGE_LOSS : 0) }];
  });
  const chosen: number[] = [];
  for (const { start } of candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
    if (chosen.length === MOST_PARTS) break;
    if (chosen.every((other) => Math.abs(other - start) >= partTicks)) chosen.push(start);
  }
  return chosen.length > 0 ? chosen : [0];
}
