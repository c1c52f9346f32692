import type { Mask, Size } from '@reelwright/planes';

/** The eight neighbours of a pixel; each is followed by its opposite. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const;
const NEIGHBOURS = STEPS.length;

/** Costs of separating an image's pixels; integers, so that sums stay exact. */
export interface CutCosts {
  size: Size;
  /** Per pixel: the cost as background minus the cost as subject. */
  lean: Int32Array;
  /** The cost of separating a pixel from the one to its right, below, below right and below left. */
  apart: readonly [right: Int32Array, below: Int32Array, belowRight: Int32Array, belowLeft: Int32Array];
}

const FREE = 0;
const SOURCE = 1;
const SINK = 2;
const TERMINAL = 8;
const ORPHAN = 9;
const NONE = 10;

/**
 * Finds the mask with the least cost: pixels that one side surely wins are decided first, the others by a minimum cut with
 * two search trees that are kept from one path to the next (Boykov and Kolmogorov 2004).
 */
export const findMinimumCut = (costs: CutCosts): Mask => openMinimumCut(costs.size)(costs);

/** Returns `findMinimumCut` for images of one size, with memory that serves all of them. */
export function openMinimumCut({ width, height }: Size): (costs: Pick<CutCosts, 'lean' | 'apart'>) => Mask {
  // A frame of unconnected nodes saves the tests for the image's edge.
  const row = width + 2;
  const count = row * (height + 2);
  const offsets = Int32Array.from(STEPS, ([x, y]) => y * row + x);
  const graph: Graph = {
    count,
    offsets,
    capacity: new Int32Array(count * NEIGHBOURS),
    terminal: new Int32Array(count),
    side: new Uint8Array(count),
  };
  const trees: Trees = {
    arcs: new Int32Array(count),
    parent: new Uint8Array(count),
    stamp: new Int32Array(count),
    depth: new Int32Array(count),
    queue: new Int32Array(count + 1),
    isQueued: new Uint8Array(count),
  };
  const { capacity, terminal, side } = graph;
  const connect = (node: number, direction: number, cost: number): void => {
    capacity[node * NEIGHBOURS + direction] = cost;
    capacity[(node + (offsets[direction] as number)) * NEIGHBOURS + direction + 1] = cost;
  };
  return ({ lean, apart: [right, below, belowRight, belowLeft] }) => {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const node = (y + 1) * row + x + 1;
        terminal[node] = lean[pixel] as number;
        if (x < width - 1) connect(node, 0, right[pixel] as number);
        if (y === height - 1) continue;
        connect(node, 2, below[pixel] as number);
        if (x < width - 1) connect(node, 4, belowRight[pixel] as number);
        if (x > 0) connect(node, 6, belowLeft[pixel] as number);
      }
    }
    side.fill(FREE);
    decideSureNodes(graph, trees);
    growTrees(graph, trees);
    const mask = new Uint8Array(lean.length);
    for (let y = 0; y < height; y += 1) {
      const from = (y + 1) * row + 1;
      for (let x = 0; x < width; x += 1) if (side[from + x] === SOURCE) mask[y * width + x] = 1;
    }
    return mask;
  };
}

interface Graph {
  count: number;
  offsets: Int32Array;
  /** Capacities of the arcs from a node to its neighbours: eight in a row per node, in the order of `STEPS`. */
  capacity: Int32Array;
  /** Remaining capacity from the source; below zero, the remaining capacity to the sink. */
  terminal: Int32Array;
  /** Which terminal a node belongs to: FREE, SOURCE or SINK. */
  side: Uint8Array;
}

/** Room for the search trees. */
interface Trees {
  /** The sum of each node's arcs, as long as sure nodes are decided. */
  arcs: Int32Array;
  parent: Uint8Array;
  stamp: Int32Array;
  depth: Int32Array;
  queue: Int32Array;
  /** All 0 between two searches. */
  isQueued: Uint8Array;
}

/**
 * Decides nodes whose own costs outweigh all their arcs: every minimum cut leaves them on their side. Their arcs then
 * become costs of their neighbours, which may decide those too. Marks and what is far from a contour go this way. Decided
 * nodes have no arcs and no terminal any more.
 */
function decideSureNodes({ count, offsets, capacity, terminal, side }: Graph, { queue, arcs }: Trees): void {
  for (let node = 0; node < count; node += 1) {
    let sum = 0;
    for (let arc = node * NEIGHBOURS; arc < (node + 1) * NEIGHBOURS; arc += 1) sum += capacity[arc] as number;
    arcs[node] = sum;
  }
  for (let start = 0; start < count; start += 1) {
    if (side[start] !== FREE) continue;
    let depth = 0;
    if (decide(start)) queue[depth++] = start;
    while (depth > 0) {
      depth -= 1;
      const node = queue[depth] as number;
      const isSource = side[node] === SOURCE;
      for (let direction = 0; direction < NEIGHBOURS; direction += 1) {
        const arc = node * NEIGHBOURS + direction;
        const cost = capacity[arc] as number;
        if (cost === 0) continue;
        const other = node + (offsets[direction] as number);
        capacity[arc] = 0;
        capacity[other * NEIGHBOURS + (direction ^ 1)] = 0;
        (arcs[other] as number) -= cost;
        (terminal[other] as number) += isSource ? cost : -cost;
        if (side[other] === FREE && decide(other)) queue[depth++] = other;
      }
    }
  }

  function decide(node: number): boolean {
    const own = terminal[node] as number;
    const sum = arcs[node] as number;
    if (own <= sum && own > -sum) return false;
    side[node] = own > sum ? SOURCE : SINK;
    return true;
  }
}

/** Finds the side of each node that is still free. */
function growTrees(
  { count, offsets, capacity, terminal, side: tree }: Graph,
  { parent, stamp, depth, queue, isQueued }: Trees,
): void {
  parent.fill(NONE);
  stamp.fill(0);
  const orphans: number[] = [];
  let [head, tail, time] = [0, 0, 0];
  const activate = (node: number): void => {
    if (isQueued[node] === 1) return;
    isQueued[node] = 1;
    queue[tail] = node;
    tail = tail === count ? 0 : tail + 1;
  };
  for (let node = 0; node < count; node += 1) {
    if (tree[node] !== FREE) continue;
    const flow = terminal[node] as number;
    if (flow === 0) continue;
    tree[node] = flow > 0 ? SOURCE : SINK;
    parent[node] = TERMINAL;
    depth[node] = 1;
    activate(node);
  }

  /** Remaining capacity from a tree's node to its child: away from the source, towards the sink. */
  const rest = (node: number, direction: number, side: number): number =>
    side === SOURCE
      ? (capacity[node * NEIGHBOURS + direction] as number)
      : (capacity[(node + (offsets[direction] as number)) * NEIGHBOURS + (direction ^ 1)] as number);

  const orphan = (node: number): void => {
    parent[node] = ORPHAN;
    orphans.push(node);
  };

  const pushAlong = (from: number, direction: number): void => {
    const to = from + (offsets[direction] as number);
    let least = capacity[from * NEIGHBOURS + direction] as number;
    for (let node = from; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        least = Math.min(least, terminal[node] as number);
        break;
      }
      node += offsets[up] as number;
      least = Math.min(least, capacity[node * NEIGHBOURS + (up ^ 1)] as number);
    }
    for (let node = to; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        least = Math.min(least, -(terminal[node] as number));
        break;
      }
      least = Math.min(least, capacity[node * NEIGHBOURS + up] as number);
      node += offsets[up] as number;
    }
    (capacity[from * NEIGHBOURS + direction] as number) -= least;
    (capacity[to * NEIGHBOURS + (direction ^ 1)] as number) += least;
    for (let node = from; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        (terminal[node] as number) -= least;
        if (terminal[node] === 0) orphan(node);
        break;
      }
      const above = node + (offsets[up] as number);
      const arc = above * NEIGHBOURS + (up ^ 1);
      (capacity[node * NEIGHBOURS + up] as number) += least;
      (capacity[arc] as number) -= least;
      if (capacity[arc] === 0) orphan(node);
      node = above;
    }
    for (let node = to; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        (terminal[node] as number) += least;
        if (terminal[node] === 0) orphan(node);
        break;
      }
      const above = node + (offsets[up] as number);
      const arc = node * NEIGHBOURS + up;
      (capacity[arc] as number) -= least;
      (capacity[above * NEIGHBOURS + (up ^ 1)] as number) += least;
      if (capacity[arc] === 0) orphan(node);
      node = above;
    }
  };

  /** Returns the distance of a node to its terminal; 0 if its tree has lost it. Marks the path for later calls. */
  const measureDepth = (start: number): number => {
    let steps = 0;
    let node = start;
    for (;;) {
      if (stamp[node] === time) {
        steps += depth[node] as number;
        break;
      }
      const up = parent[node] as number;
      steps += 1;
      if (up === TERMINAL) {
        stamp[node] = time;
        depth[node] = 1;
        break;
      }
      if (up >= ORPHAN) return 0;
      node += offsets[up] as number;
    }
    const found = steps;
    for (node = start; stamp[node] !== time; node += offsets[parent[node] as number] as number) {
      stamp[node] = time;
      depth[node] = steps;
      steps -= 1;
    }
    return found;
  };

  const adopt = (node: number): void => {
    const side = tree[node] as number;
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < NEIGHBOURS; direction += 1) {
      const other = node + (offsets[direction] as number);
      if (tree[other] !== side || rest(other, direction ^ 1, side) === 0 || parent[other] === NONE) continue;
      const steps = measureDepth(other);
      if (steps > 0 && steps < least) [best, least] = [direction, steps];
    }
    parent[node] = best;
    if (best !== NONE) {
      stamp[node] = time;
      depth[node] = least + 1;
      return;
    }
    for (let direction = 0; direction < NEIGHBOURS; direction += 1) {
      const other = node + (offsets[direction] as number);
      if (tree[other] !== side) continue;
      if (rest(other, direction ^ 1, side) > 0) activate(other);
      const up = parent[other] as number;
      if (up < TERMINAL && other + (offsets[up] as number) === node) orphan(other);
    }
    tree[node] = FREE;
  };

  while (head !== tail) {
    const node = queue[head] as number;
    const side = tree[node] as number;
    let found = -1;
    if (side !== FREE) {
      for (let direction = 0; direction < NEIGHBOURS; direction += 1) {
        if (rest(node, direction, side) === 0) continue;
        const other = node + (offsets[direction] as number);
        if (tree[other] === FREE) {
          tree[other] = side;
          parent[other] = direction ^ 1;
          stamp[other] = stamp[node] as number;
          depth[other] = (depth[node] as number) + 1;
          activate(other);
        } else if (tree[other] !== side) {
          found = direction;
          break;
        } else if (
          (stamp[other] as number) <= (stamp[node] as number) &&
          (depth[other] as number) > (depth[node] as number)
        ) {
          parent[other] = direction ^ 1;
          stamp[other] = stamp[node] as number;
          depth[other] = (depth[node] as number) + 1;
        }
      }
    }
    if (found < 0) {
      isQueued[node] = 0;
      head = head === count ? 0 : head + 1;
      continue;
    }
    time += 1;
    if (side === SOURCE) pushAlong(node, found);
    else pushAlong(node + (offsets[found] as number), found ^ 1);
    while (orphans.length > 0) adopt(orphans.pop() as number);
  }
}
