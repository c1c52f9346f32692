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
 * Finds the mask with the least cost: a minimum cut with two search trees that are kept from one path to the next
 * (Boykov and Kolmogorov 2004).
 */
export function findMinimumCut({ size, lean, apart }: CutCosts): Mask {
  const { width, height } = size;
  // A frame of unconnected nodes saves the tests for the image's edge.
  const row = width + 2;
  const count = row * (height + 2);
  const offsets = Int32Array.from(STEPS, ([x, y]) => y * row + x);
  const capacity = Array.from({ length: NEIGHBOURS }, () => new Int32Array(count));
  const terminal = new Int32Array(count);
  const place = (pixel: number): number => (Math.floor(pixel / width) + 1) * row + (pixel % width) + 1;
  for (let pixel = 0; pixel < lean.length; pixel += 1) {
    const node = place(pixel);
    const x = pixel % width;
    terminal[node] = lean[pixel] ?? 0;
    const isLast = { x: x === width - 1, y: pixel + width >= lean.length, xFirst: x === 0 };
    const reach = [!isLast.x, !isLast.y, !isLast.x && !isLast.y, !isLast.xFirst && !isLast.y];
    for (let pair = 0; pair < apart.length; pair += 1) {
      if (!reach[pair]) continue;
      const cost = apart[pair]?.[pixel] ?? 0;
      (capacity[pair * 2] as Int32Array)[node] = cost;
      (capacity[pair * 2 + 1] as Int32Array)[node + (offsets[pair * 2] as number)] = cost;
    }
  }
  const tree = growTrees({ count, offsets, capacity, terminal });
  const mask = new Uint8Array(lean.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) if (tree[place(pixel)] === SOURCE) mask[pixel] = 1;
  return mask;
}

interface Graph {
  count: number;
  offsets: Int32Array;
  /** Capacity of the arc from a node to each of its neighbours. */
  capacity: Int32Array[];
  /** Remaining capacity from the source; below zero, the remaining capacity to the sink. */
  terminal: Int32Array;
}

function growTrees({ count, offsets, capacity, terminal }: Graph): Uint8Array {
  const tree = new Uint8Array(count);
  const parent = new Uint8Array(count).fill(NONE);
  const stamp = new Int32Array(count);
  const depth = new Int32Array(count);
  const queue = new Int32Array(count + 1);
  const isQueued = new Uint8Array(count);
  const orphans: number[] = [];
  let [head, tail, time] = [0, 0, 0];
  const arc = (direction: number): Int32Array => capacity[direction] as Int32Array;
  const offset = (direction: number): number => offsets[direction] as number;
  const activate = (node: number): void => {
    if (isQueued[node] === 1) return;
    isQueued[node] = 1;
    queue[tail] = node;
    tail = (tail + 1) % queue.length;
  };
  for (let node = 0; node < count; node += 1) {
    const flow = terminal[node] as number;
    if (flow === 0) continue;
    tree[node] = flow > 0 ? SOURCE : SINK;
    parent[node] = TERMINAL;
    depth[node] = 1;
    activate(node);
  }

  /** Remaining capacity from a tree's node to its child: away from the source, towards the sink. */
  const rest = (node: number, direction: number, side: number): number =>
    side === SOURCE ? (arc(direction)[node] as number) : (arc(direction ^ 1)[node + offset(direction)] as number);

  const orphan = (node: number): void => {
    parent[node] = ORPHAN;
    orphans.push(node);
  };

  const pushAlong = (from: number, direction: number): void => {
    const to = from + offset(direction);
    let least = arc(direction)[from] as number;
    for (let node = from; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        least = Math.min(least, terminal[node] as number);
        break;
      }
      const above = node + offset(up);
      least = Math.min(least, arc(up ^ 1)[above] as number);
      node = above;
    }
    for (let node = to; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        least = Math.min(least, -(terminal[node] as number));
        break;
      }
      least = Math.min(least, arc(up)[node] as number);
      node += offset(up);
    }
    (arc(direction)[from] as number) -= least;
    (arc(direction ^ 1)[to] as number) += least;
    for (let node = from; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        (terminal[node] as number) -= least;
        if (terminal[node] === 0) orphan(node);
        break;
      }
      const above = node + offset(up);
      (arc(up)[node] as number) += least;
      (arc(up ^ 1)[above] as number) -= least;
      if (arc(up ^ 1)[above] === 0) orphan(node);
      node = above;
    }
    for (let node = to; ; ) {
      const up = parent[node] as number;
      if (up === TERMINAL) {
        (terminal[node] as number) += least;
        if (terminal[node] === 0) orphan(node);
        break;
      }
      const above = node + offset(up);
      (arc(up)[node] as number) -= least;
      (arc(up ^ 1)[above] as number) += least;
      if (arc(up)[node] === 0) orphan(node);
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
      node += offset(up);
    }
    const found = steps;
    for (node = start; stamp[node] !== time; node += offset(parent[node] as number)) {
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
      const other = node + offset(direction);
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
      const other = node + offset(direction);
      if (tree[other] !== side) continue;
      if (rest(other, direction ^ 1, side) > 0) activate(other);
      const up = parent[other] as number;
      if (up < TERMINAL && other + offset(up) === node) orphan(other);
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
        const other = node + offset(direction);
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
      head = (head + 1) % queue.length;
      continue;
    }
    time += 1;
    if (side === SOURCE) pushAlong(node, found);
    else pushAlong(node + offset(found), found ^ 1);
    while (orphans.length > 0) adopt(orphans.pop() as number);
  }
  return tree;
}
