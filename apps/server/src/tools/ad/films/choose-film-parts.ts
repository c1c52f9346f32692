import type { FilmSample } from './film-samples.ts';

/** Parts that one film gives at most: more scenes than these show it again. */
const MOST_PARTS = 6;
/** Outside of these a picture is nearly black or nearly white. */
const DARK = { from: 14, to: 48 } as const;
const BRIGHT = { from: 228, to: 250 } as const;
/** Change from one sample to the next: something moves, and not so much that nothing can be followed. */
const MOVING = { from: 1.5, to: 22 } as const;
/** A change of so many times the usual one, and at least of so much, is a cut. */
const CUT = { times: 4, least: 24 } as const;
const CUT_LOSS = 0.5;
/** Of a part that begins or ends with the film, where titles and black frames are. */
const EDGE_LOSS = 0.12;
const SHARES = { detail: 0.65, motion: 0.35 } as const;

const rise = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** How well each sample shows, 0 to 1: exposed, sharp for this film, something moving. */
function rateSamples(samples: readonly FilmSample[]): number[] {
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

function findCuts(samples: readonly FilmSample[]): boolean[] {
  const usual = quantile(
    samples.map(({ change }) => change),
    0.5,
  );
  return samples.map(({ change }) => change > Math.max(CUT.least, CUT.times * usual));
}

/**
 * Where the parts of a film worth showing start, in ticks, the best first; they do not overlap. Never empty: a film that is hardly longer
 * than a part is one from its start.
 */
export function chooseFilmParts(film: {
  samples: readonly FilmSample[];
  /** From one sample to the next; the first is at 0. */
  stepTicks: number;
  durationTicks: number;
  /** How long a part is to be. */
  partTicks: number;
}): number[] {
  const { samples, stepTicks, durationTicks, partTicks } = film;
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
