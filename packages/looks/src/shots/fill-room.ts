import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fitAspect, type Rect, type Size } from '../rect.ts';

/** How large a product should be, and what it may lose for that. */
export interface FillWish {
  /** Share of the canvas that the product should cover. */
  target: number;
  /** Minimum visible share of the product. */
  least: number;
  /** Whether its sides stay in view until it has grown: only its foot may leave the canvas. */
  keepsSides?: boolean;
}

/** What a room is filled with. */
interface Filling extends FillWish {
  /** Width to height. */
  aspect: number;
  /** Share of its box that the product covers. */
  fill: number;
  /** Position in the room while the product fits: 0 at its top, 1 at its foot. */
  down: number;
  /** The part of the product that must stay above the canvas' foot, as a fraction of its height. */
  lowest: number;
}

const STEP = 1.03;
/** Share of its zone's width that a product takes at most if its sides stay in view. */
const SIDES = 0.84;
/** The same beside a column of texts. */
const BESIDE = 0.8;

/** Share of its box that a product covers, if it is unknown. */
const USUAL_FILL = 0.7;

export const fillOf = ({ cutOut }: Pick<LookImage, 'cutOut'>): number => cutOut?.fill ?? USUAL_FILL;

/**
 * Returns how far down a product must be seen, as a fraction of its height, 0.5 at least: to the end of its richest
 * detail, and of most of its area, which a lamp on a cord has at its foot.
 */
export function lowestDetail({ details, cutOut, subject }: LookImage): number {
  const [richest] = details;
  const { y, height } = cutOut?.region ?? subject;
  const detail = richest ? Math.min(1, (richest.y + richest.height - y) / height) : 0;
  return Math.max(0.5, detail, footOfMass(cutOut?.outline ?? []));
}

/** Share of a product's area that tells what it is, and how far down it ends in a product that has it at its foot. */
const MASS = { share: 0.55, low: 0.75 } as const;

/** Returns how far down most of an outline's area ends if that is at its foot; else 0. */
function footOfMass(outline: readonly { from: number; to: number }[]): number {
  const widths = outline.map(({ from, to }) => to - from);
  const wanted = MASS.share * widths.reduce((sum, width) => sum + width, 0);
  let seen = 0;
  for (const [index, width] of widths.entries()) {
    seen += width;
    const down = (index + 1) / widths.length;
    if (wanted > 0 && seen >= wanted) return down >= MASS.low ? down : 0;
  }
  return 0;
}

/**
 * Returns the box of a product in its room: whole, if that covers the wanted share of the canvas; else larger, so that
 * its sides leave the zone and its foot leaves the canvas, as far as enough of it stays visible.
 */
export function fillRoom(
  room: Rect,
  { zone, canvas, ...filling }: Filling & { zone: Rect; canvas: Size },
): { rect: Rect; isWhole: boolean } {
  const { aspect, fill, target, down, lowest } = filling;
  const least = fill < THIN.fill ? filling.least * THIN.loss : filling.least;
  const whole = fitAspect(room, aspect, 0.5, down);
  const wanted = (target * canvas.width * canvas.height) / fill;
  const seenAt = (scale: number): number => {
    const height = whole.height * scale;
    const seen = height > room.height ? Math.min(height, canvas.height - room.y) : height;
    return Math.min(whole.width * scale, zone.width) * seen;
  };
  // Below a zone that ends within the canvas stands something else.
  const isOpen = bottomOf(zone) >= canvas.height;
  const mostHeight = isOpen ? (canvas.height * (1 - LOWEST) - room.y) / lowest : 0;
  let scale = 1;
  while (seenAt(scale) < wanted) {
    const next = scale * STEP;
    if (filling.keepsSides && whole.width * next > (zone.x > 0 ? BESIDE : SIDES) * zone.width) break;
    const isLost = seenAt(next) < least * whole.width * whole.height * next * next;
    if (isLost || (whole.height * next > room.height && whole.height * next > mostHeight)) break;
    scale = next;
  }
  const [width, height] = [whole.width * scale, whole.height * scale];
  const isWhole = width <= room.width * 1.02 && height <= room.height;
  const y = height > room.height ? room.y : room.y + (room.height - height) * down;
  // Beside texts a product leaves its zone only on the other side.
  const x = zone.x + Math.max((zone.width - width) / 2, zone.x > 0 ? GROWTH * width : -Infinity);
  return { rect: { x, y, width, height }, isWhole };
}

/**
 * Share of its box below which a product is thin, such as a rope or a stand: much of its box is background, so that it
 * may lose more of it.
 */
export const THIN = { fill: 0.5, loss: 0.8 } as const;
/** Share of its width by which a product grows on each side during a shot. */
const GROWTH = 0.04;
/** Share of the canvas height that stays free below the lowest part that must be seen. */
const LOWEST = 0.06;

/** Returns the largest box that fits a room when it is turned by an angle, about the same middle. */
export function fitTurned(room: Rect, aspect: number, degrees: number): Rect {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.abs(Math.sin((degrees * Math.PI) / 180))];
  const height = Math.min(room.width / (aspect * cos + sin), room.height / (aspect * sin + cos));
  const width = height * aspect;
  return {
    x: room.x + (room.width - width) / 2,
    y: room.y + (bottomOf(room) - room.y - height) / 2,
    width,
    height,
  };
}
