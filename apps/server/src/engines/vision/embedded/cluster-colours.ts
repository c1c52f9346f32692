import { distance, type Oklab } from './oklab.ts';

export interface Cluster {
  colour: Oklab;
  weight: number;
}

const ROUNDS = 12;

/** k-means with weights. Starts from the mean and the farthest colours in turn, so the same input gives the same groups. */
export function clusterColours(colours: readonly Oklab[], weights: ArrayLike<number>, count: number): Cluster[] {
  const weightOf = (index: number): number => weights[index] ?? 0;
  const kept = colours.map((_, index) => index).filter((index) => weightOf(index) > 0);
  const colourOf = (index: number): Oklab => colours[index] ?? [0, 0, 0];
  if (kept.length === 0) return [];
  let centres: Oklab[] = [mean(kept.map((index) => ({ colour: colourOf(index), weight: weightOf(index) })))];
  const nearest = kept.map(() => Number.POSITIVE_INFINITY);
  while (centres.length < count) {
    const last = centres.at(-1) ?? [0, 0, 0];
    let farthest = 0;
    for (const [order, index] of kept.entries()) {
      nearest[order] = Math.min(nearest[order] ?? 0, distance(colourOf(index), last));
      if (score(order) > score(farthest)) farthest = order;
    }
    centres.push(colourOf(kept[farthest] ?? 0));
  }
  function score(order: number): number {
    return (nearest[order] ?? 0) * Math.sqrt(weightOf(kept[order] ?? 0));
  }

  let groups: Cluster[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = centres.map(() => []);
    for (const index of kept) {
      const colour = colourOf(index);
      groups[findNearest(centres, colour)]?.push({ colour, weight: weightOf(index) });
    }
    centres = groups.map((group, index) => (group.length > 0 ? mean(group) : (centres[index] ?? [0, 0, 0])));
  }
  return centres
    .map((colour, index) => ({ colour, weight: (groups[index] ?? []).reduce((sum, { weight }) => sum + weight, 0) }))
    .filter(({ weight }) => weight > 0);
}

function findNearest(centres: readonly Oklab[], colour: Oklab): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, centre] of centres.entries()) {
    const far = distance(colour, centre);
    if (far < bestDistance) [best, bestDistance] = [index, far];
  }
  return best;
}

function mean(clusters: readonly Cluster[]): Oklab {
  const sums = [0, 0, 0, 0];
  for (const { colour, weight } of clusters) {
    for (const index of [0, 1, 2] as const) sums[index] = (sums[index] ?? 0) + colour[index] * weight;
    sums[3] = (sums[3] ?? 0) + weight;
  }
  const [l = 0, a = 0, b = 0, weight = 1] = sums;
  return [l / weight, a / weight, b / weight];
}
