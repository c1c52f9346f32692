import { bottomOf, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
import type { Zones } from '../zones.ts';

/** How a canvas is divided between what was and what is: each side reaches the canvas' edges, the picture bleeds on the winner's. */
export interface VersusAreas {
  /** Grounds of the sides; the winner's is that of its words. */
  loser: Rect;
  winner: Rect;
  picture: Rect;
  /** The part of the picture that no caption stands on. */
  free: Rect;
  /** The same, off the edges. */
  clear: Rect;
  /** Where the words begin. */
  loserColumn: Rect;
  winnerColumn: Rect;
}

/** Around the words of a side. */
const PADDING_PX = { tall: 40, compact: 34, wide: 48 } as const;
/** Clear of the canvas' edges. */
const EDGE_PX = 24;
/** Of a wide canvas, where the winner's side begins. */
const WIDE_SPLIT = 0.485;
/** Of a wide canvas' height, what the winner's words have. */
const WIDE_BAND = 0.36;
/** Of an upright canvas, what the loser's words have at most. */
const LOSER_SHARE = 0.4;
/** Of an upright canvas' width, what the winner's words have beside a picture. */
const BESIDE = 0.5;

export type VersusPlan = 'beside' | 'above';

/** Where the loser's words may stand, before it is known how many they are. */
export function loserColumn({ canvas, content, orientation }: Zones): Rect {
  const padding = PADDING_PX[orientation];
  if (orientation === 'wide')
    return fromEdges(content.x, content.y + 20, canvas.width * WIDE_SPLIT - padding, bottomOf(content));
  return { ...content, height: content.height * LOSER_SHARE };
}

/** Of a picture above the words, at least. */
const LEAST_ABOVE_PX = 400;

/**
 * The parts of both sides, from the heights of their words; undefined where the picture would have too little room. On upright canvases the
 * loser is above the winner, and the picture stands `beside` the winner's words or `above` both, as wide as the canvas. On wide canvases
 * the loser has the left side.
 */
export function versusAreas(
  zones: Zones,
  plan: VersusPlan,
  { losing, winning }: { losing: number; winning: number },
): VersusAreas | undefined {
  const { canvas, content, caption, orientation } = zones;
  const padding = PADDING_PX[orientation];
  const low = (caption?.y ?? canvas.height) - 12;
  if (orientation === 'wide') {
    const left = canvas.width * WIDE_SPLIT;
    const winner = fromEdges(left, 0, canvas.width, canvas.height * WIDE_BAND);
    const picture = fromEdges(left, bottomOf(winner), canvas.width, canvas.height);
    return {
      loser: fromEdges(0, 0, left, canvas.height),
      winner,
      picture,
      clear: inset(picture, EDGE_PX),
      free: picture,
      loserColumn: { ...loserColumn(zones), y: content.y + (content.height - losing) / 2 },
      winnerColumn: fromEdges(left + padding, content.y, rightOf(zones.safe), bottomOf(winner) - padding * 0.6),
    };
  }
  if (plan === 'above') {
    const winnerTop = bottomOf(content) - winning - 0.8 * padding;
    const loserTop = winnerTop - losing - 1.8 * padding;
    if (loserTop < LEAST_ABOVE_PX) return undefined;
    const picture = fromEdges(0, 0, canvas.width, loserTop);
    return {
      loser: fromEdges(0, loserTop, canvas.width, winnerTop),
      winner: fromEdges(0, winnerTop, canvas.width, canvas.height),
      picture,
      free: picture,
      clear: inset(picture, EDGE_PX),
      loserColumn: fromEdges(content.x, loserTop + 0.9 * padding, rightOf(content), winnerTop),
      winnerColumn: fromEdges(content.x, winnerTop + 0.8 * padding, rightOf(content), bottomOf(content)),
    };
  }
  const top = content.y + losing + padding;
  const middle = canvas.width * BESIDE;
  const picture = fromEdges(middle, top, canvas.width, canvas.height);
  return {
    loser: fromEdges(0, 0, canvas.width, top),
    winner: fromEdges(0, top, middle, canvas.height),
    picture,
    free: fromEdges(middle, top, canvas.width, low),
    clear: fromEdges(middle + EDGE_PX, top + EDGE_PX, canvas.width - EDGE_PX, low),
    loserColumn: content,
    winnerColumn: fromEdges(zones.safe.x, top + padding, middle - padding * 0.7, bottomOf(content)),
  };
}
