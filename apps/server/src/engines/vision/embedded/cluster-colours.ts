import { distance, type Oklab } from './oklab.ts';

export interface Cluster {
  colour: Oklab;
  weight: number;
}

const ROUNDS = 12;

/** Steps of lightness and of each opponent colour that are merged: well below the distance of clusters. */
const STEP = 0.02;

/** Merges thousands of pixels into some hundred colours, in the order in which they first appear. */
function pool(colours: readonly Oklab[], weights: ArrayLike<number>): Cluster[] {
  const pools = new Map<number, { sums: [number, number, number]; weight: number }>();
  for (const [index, colour] of colours.entries()) {
    const weight = weights[index] ?? 0;
    if (weight <= 0) continue;
    const [l, a, b] = colour;
    const key = (Math.round(l / STEP) * 256 + Math.round(a / STEP) + 128) * 256 + Math.round(b / STEP) + 128;
    const found = pools.get(key);
    if (found) {
      found.sums[0] += l * weight;
      found.sums[1] += a * weight;
      found.sums[2] += b * weight;
      found.weight += weight;
    } else {
      pools.set(key, { sums: [l * weight, a * weight, b * weight], weight });
    }
  }
  return [...pools.values()].map(({ sums: [l, a, b], weight }) => ({
    colour: [l / weight, a / weight, b / weight],
    weight,
  }));
}

/**
 * Clusters by k-means with weights. Starts from the mean and then the farthest colours, so the same input gives the
 * same groups.
 */
export function clusterColours(colours: readonly Oklab[], weights: ArrayLike<number>, count: number): Cluster[] {
  const pools = pool(colours, weights);
  if (pools.length === 0) return [];
  let centres = chooseCentres(pools, count);
  let groups: Cluster[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = centres.map(() => []);
    for (const cluster of pools) groups[findNearest(centres, cluster.colour)]?.push(cluster);
    centres = groups.map((group, index) => (group.length > 0 ? mean(group) : (centres[index] ?? [0, 0, 0])));
  }
  return centres
    .map((colour, index) => ({ colour, weight: (groups[index] ?? []).reduce((sum, { weight }) => sum + weight, 0) }))
    .filter(({ weight }) => weight > 0);
}

/** Chooses the mean, then repeatedly the colour farthest from all chosen; common ones count more. */
function chooseCentres(pools: readonly Cluster[], count: number): Oklab[] {
  const centres: Oklab[] = [mean(pools)];
  const nearest = pools.map(() => Number.POSITIVE_INFINITY);
  while (centres.length < Math.min(count, pools.length)) {
    const last = centres.at(-1) ?? [0, 0, 0];
    let best: Cluster | undefined;
    let bestScore = -1;
    for (const [index, cluster] of pools.entries()) {
      const near = Math.min(nearest[index] ?? 0, distance(cluster.colour, last));
      nearest[index] = near;
      const score = near * Math.sqrt(cluster.weight);
      if (score > bestScore) [best, bestScore] = [cluster, score];
    }
    if (!best) break;
    centres.push(best.colour);
  }
  return centres;
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
