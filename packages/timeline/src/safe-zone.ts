import type { Box } from './document/primitives.ts';

/** How much of each side of the canvas is not safe, as fractions of its width or height. */
interface Margins {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A canvas at most this wide for its height is a full-screen vertical video (9:16 is 0.5625, 2:3 already is not shown full-screen). */
const VERTICAL_MAX_ASPECT = 0.6;
const WIDE_MIN_ASPECT = 1.3;

/**
 * What apps draw over a vertical video, the union of the published insets of TikTok, Reels and Shorts on 1080x1920: the tabs and
 * the search line on top (130 to 250 px), name, description and buttons at the bottom (370 to 400 px, with the button of an ad),
 * the column of likes, comments and shares on the right (120 to 150 px).
 */
const VERTICAL: Margins = { top: 0.12, bottom: 0.2, left: 0.06, right: 0.14 };

/** 4:5 and 1:1 stand in a feed with nothing over them but round corners, a sound button (bottom right) and a page count (top right). */
const FEED: Margins = { top: 0.06, bottom: 0.08, left: 0.06, right: 0.06 };

/** Title-safe area of television (EBU R 95: 5 % at each side), and a player's controls at the bottom. */
const WIDE: Margins = { top: 0.05, bottom: 0.1, left: 0.05, right: 0.05 };

function marginsOf(canvas: { width: number; height: number }): Margins {
  const aspect = canvas.width / canvas.height;
  if (aspect <= VERTICAL_MAX_ASPECT) return VERTICAL;
  return aspect >= WIDE_MIN_ASPECT ? WIDE : FEED;
}

/** The part of the canvas, in fractions, where no app covers texts and stickers. */
export function safeZone(canvas: { width: number; height: number }): Box {
  const { top, bottom, left, right } = marginsOf(canvas);
  return { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom };
}
