import { bottomOf, fromEdges, type Rect, rightOf, type Size } from '../rect.ts';
import type { Move } from './moves.ts';

/**
 * What each edge of a product keeps from when it has landed until its shot's last frame: a distance to the canvas' edge,
 * as a share of the canvas, or a part of the product beyond it, as a share of the product. In between, it looks like a
 * mistake.
 */
export const EDGE = { inside: 0.04, beyond: 0.15 } as const;

/** A product and its move through a shot. */
interface Moved {
  rect: Rect;
  move: Move;
}

interface Around {
  canvas: Size;
  /** The part of the canvas that the product may fill; it leaves it only at the canvas' own edges. */
  zone: Rect;
  /** The part of the product that must stay above the canvas' foot, as a fraction of its height. */
  lowest: number;
  /** Whether the product stands: a smaller one stands on the same floor. */
  stands: boolean;
  /** Whether it does not become larger, so that all of it stays in view. */
  keepsSides?: boolean;
}

/** Growth and drift that a shot keeps, as shares of its own: slower is better than smaller. */
const PACES = [1, 0.6, 0.3] as const;
/** Sizes relative to the wanted one. */
const SIZES = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.78, 0.74, 0.7, 1.04, 1.08, 1.12, 1.18, 1.25, 1.35] as const;
/** Shifts, as shares of the canvas; the smallest first. */
const SHIFTS = [0, ...Array.from({ length: 16 }, (_, step) => [(step + 1) / 100, -(step + 1) / 100]).flat()] as const;
/** How much worse each change is. */
const COST = { smaller: 3, larger: 4, shift: 1, slower: 0.05 } as const;
/** Share of the canvas height that stays free below what must be seen. */
const FOOT = 0.06;

/** Most of its drift that a product has covered when it lands. */
const LANDED = 1 / 3;

/** Returns the extents of a product on the canvas, in pixels, from its landing to its last frame. */
function listExtents({ rect, move }: Moved, { width, height }: Size): Rect[] {
  const [, landed, last] = move.scale;
  const { drift = { x: 0, y: 0 }, rotation = [0, 0], rise } = move;
  const at = (scale: number, part: number, degrees: number): Rect => {
    const turn = (Math.abs(degrees) * Math.PI) / 180;
    const [wide, high] = [
      scale * (rect.width * Math.cos(turn) + rect.height * Math.sin(turn)),
      scale * (rect.width * Math.sin(turn) + rect.height * Math.cos(turn)),
    ];
    const x = rect.x + rect.width / 2 + part * drift.x * width;
    const y = rect.y + rect.height / 2 + (rise ? rise(scale) : part * drift.y) * height;
    return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
  };
  return [at(landed, -0.5, rotation[0]), at(landed, LANDED - 0.5, rotation[0]), at(last, 0.5, rotation[1])];
}

/** Whether the edges of an extent that may leave its zone keep their distance. */
function isKept(
  from: number,
  to: number,
  side: { length: number; isOpenBefore: boolean; isOpenAfter: boolean; isWhole?: boolean },
): boolean {
  const { length, isOpenBefore, isOpenAfter, isWhole = false } = side;
  const isFar = (inside: number) =>
    inside >= EDGE.inside * length - 0.5 || (!isWhole && -inside >= EDGE.beyond * (to - from) - 0.5);
  return (!isOpenBefore || isFar(from)) && (!isOpenAfter || isFar(length - to));
}

/** Whether an edge of a zone is the canvas' own. */
const NEAR_PX = 0.06;
const opensAt = (zone: Rect, { width, height }: Size) => ({
  left: zone.x <= NEAR_PX * width,
  top: zone.y <= NEAR_PX * height,
  right: rightOf(zone) >= width - 1,
  bottom: bottomOf(zone) >= height - 1,
});

/** Whether a product's edges keep their distance from the canvas' edges through its shot. */
function keepsEdges(moved: Moved, { canvas, zone, isWhole = false }: Around & { isWhole?: boolean }): boolean {
  const open = opensAt(zone, canvas);
  return listExtents(moved, canvas).every(
    (extent) =>
      isKept(extent.x, rightOf(extent), {
        length: canvas.width,
        isOpenBefore: open.left,
        isOpenAfter: open.right,
        isWhole,
      }) &&
      isKept(extent.y, bottomOf(extent), {
        length: canvas.height,
        isOpenBefore: open.top,
        isOpenAfter: open.bottom,
        isWhole,
      }),
  );
}

/**
 * Changes a product's pace, place and size as little as needed, so that its edges keep their distance from the canvas'
 * edges until the last frame. Returns it unchanged if nothing near does that.
 */
export function keepEdges<Each extends Moved>(wanted: Each, around: Around): Each {
  if (around.keepsSides) {
    const isWhole = true;
    const whole = keepsEdges(wanted, { ...around, isWhole })
      ? wanted
      : (findKept(wanted, around, { isWhole }) ?? findKept(wanted, around, { isWhole, isFootFree: true }));
    if (whole) return whole;
  }
  if (keepsEdges(wanted, around)) return wanted;
  // Where the sides stay in view, the foot may lie anywhere, if nothing else is near.
  return (
    findKept(wanted, around) ??
    (around.keepsSides ? findKept(wanted, around, { isFootFree: true }) : undefined) ??
    wanted
  );
}

function findKept<Each extends Moved>(
  wanted: Each,
  around: Around,
  { isFootFree = false, isWhole = false } = {},
): Each | undefined {
  const { canvas, zone, lowest, stands, keepsSides = false } = around;
  const { bottom, ...sides } = opensAt(zone, canvas);
  const open = { ...sides, bottom: bottom && !isFootFree };
  const own = listExtents(wanted, canvas);
  let best: { moved: Each; cost: number } | undefined;
  for (const pace of PACES) {
    const move = slowed(wanted.move, pace, wanted.rect.height / canvas.height);
    for (const size of SIZES) {
      if (keepsSides && size > 1) continue;
      const sized = { rect: scaled(wanted.rect, size, stands ? 1 : 0.5), move };
      const extents = listExtents(sized, canvas);
      const across = SHIFTS.find((shift) =>
        extents.every((extent, index) => {
          const [from, to] = [extent.x + shift * canvas.width, rightOf(extent) + shift * canvas.width];
          const most = Math.min(zone.x, own[index]?.x ?? zone.x);
          return (
            (open.left || from >= most - 0.5) &&
            isKept(from, to, {
              length: canvas.width,
              isOpenBefore: open.left,
              isOpenAfter: open.right,
              isWhole,
            })
          );
        }),
      );
      const down = SHIFTS.find((shift) =>
        extents.every((extent, index) => {
          const [from, to] = [extent.y + shift * canvas.height, bottomOf(extent) + shift * canvas.height];
          const top = Math.min(zone.y, own[index]?.y ?? zone.y);
          const foot = Math.max(bottomOf(zone), bottomOf(own[index] ?? zone));
          const seen = from + lowest * (to - from) <= (1 - FOOT) * canvas.height || to <= canvas.height;
          return (
            seen &&
            (open.top || from >= top - 0.5) &&
            (bottom || to <= foot + 0.5) &&
            isKept(from, to, { length: canvas.height, isOpenBefore: open.top, isOpenAfter: open.bottom, isWhole })
          );
        }),
      );
      if (across === undefined || down === undefined) continue;
      const cost =
        (size < 1 ? COST.smaller : COST.larger) * Math.abs(Math.log(size)) +
        COST.shift * (Math.abs(across) + Math.abs(down)) +
        COST.slower * (1 - pace);
      if (best && best.cost <= cost) continue;
      const { x, y, ...rest } = sized.rect;
      const rect = { x: x + across * canvas.width, y: y + down * canvas.height, ...rest };
      best = { moved: { ...wanted, rect, move: slowed(wanted.move, pace, rest.height / canvas.height) }, cost };
    }
  }
  return best?.moved;
}

/** Returns a move with a share of its growth and drift; one that grows downwards still does. */
function slowed(move: Move, pace: number, height: number): Move {
  const [first, landed, last] = move.scale;
  const { drift, rise } = move;
  return {
    ...move,
    scale: [first, landed, landed + pace * (last - landed)],
    ...(drift ? { drift: { x: pace * drift.x, y: pace * drift.y } } : {}),
    ...(rise ? { rise: (scale: number) => (Math.sign(rise(2)) * (scale - 1) * height) / 2 } : {}),
  };
}

/** Scales about the middle of a width, and about a place down a height. */
function scaled({ x, y, width, height }: Rect, size: number, down: number): Rect {
  const left = x + (width * (1 - size)) / 2;
  const top = y + height * (1 - size) * down;
  return fromEdges(left, top, left + width * size, top + height * size);
}
