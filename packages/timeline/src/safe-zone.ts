import type { Box } from './document/primitives.ts';

/** Unsafe margin of each side of the canvas, as fractions of its width or height. */
interface Margins {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Apps that lay their own buttons over a full-screen vertical video. */
export const ZONE_PLATFORMS = ['tiktok', 'meta', 'google'] as const;
export type ZonePlatform = (typeof ZONE_PLATFORMS)[number];

/**
 * A canvas with at most this aspect ratio is a full-screen vertical video (9:16 is 0.5625; 2:3 is not shown
 * full-screen).
 */
const VERTICAL_MAX_ASPECT = 0.6;
const WIDE_MIN_ASPECT = 1.3;

/**
 * Areas that each app covers of a vertical video of 1080x1920. TikTok: the frame of its in-feed template with the
 * button of an ad. Meta: its values for Reels (14 % top, 35 % bottom, 6 % at the sides). Google: its Shorts template
 * (left 38, right 162, top 38, bottom 387).
 */
const VERTICAL: Readonly<Record<ZonePlatform, Margins>> = {
  tiktok: { top: 0.13, bottom: 0.335, left: 0.11, right: 0.11 },
  meta: { top: 0.14, bottom: 0.35, left: 0.06, right: 0.06 },
  google: { top: 0.02, bottom: 0.202, left: 0.035, right: 0.15 },
};

/**
 * 4:5 and 1:1 stand in a feed, covered only by round corners, an audio button (bottom right) and a page count (top
 * right).
 */
const FEED: Margins = { top: 0.06, bottom: 0.08, left: 0.06, right: 0.06 };

/** Title-safe area of television (EBU R 95: 5 % at each side), and a player's controls at the bottom. */
const WIDE: Margins = { top: 0.05, bottom: 0.1, left: 0.05, right: 0.05 };

function widest(margins: readonly Margins[]): Margins {
  const most = (side: keyof Margins) => Math.max(...margins.map((each) => each[side]));
  return { top: most('top'), bottom: most('bottom'), left: most('left'), right: most('right') };
}

/**
 * Returns the part of the canvas, in fractions, where none of the platforms covers texts and stickers. Without
 * platforms it suits all of them. The only table of zones: layouts, captions and the policy lint read it.
 */
export function safeZone(
  canvas: { width: number; height: number },
  platforms: readonly ZonePlatform[] = ZONE_PLATFORMS,
): Box {
  const aspect = canvas.width / canvas.height;
  const chosen = platforms.length > 0 ? platforms : ZONE_PLATFORMS;
  const { top, bottom, left, right } =
    aspect <= VERTICAL_MAX_ASPECT
      ? widest(chosen.map((platform) => VERTICAL[platform]))
      : aspect >= WIDE_MIN_ASPECT
        ? WIDE
        : FEED;
  return { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom };
}
