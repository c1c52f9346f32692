import type { PolicyPackId } from '@reelwright/contracts';
import { type Box, safeZone } from '@reelwright/timeline';

/** A canvas at most this wide for its height is shown full-screen on a phone. */
const VERTICAL_MAX_ASPECT = 0.6;

/**
 * What stays free of a platform's own buttons in a full-screen vertical ad, in fractions. TikTok: the frame of its in-feed template;
 * Meta: what it names for Reels; Google: its Shorts template (left 38, right 162, top 38, bottom 387 of 1080x1920).
 */
const VERTICAL_ZONES: Readonly<Record<Exclude<PolicyPackId, 'general'>, Box>> = {
  tiktok: { x: 0.11, y: 0.13, width: 0.78, height: 0.535 },
  meta: { x: 0.06, y: 0.14, width: 0.88, height: 0.51 },
  google: { x: 0.035, y: 0.02, width: 0.815, height: 0.778 },
};

/** Where texts are seen: the platform's own zone on vertical video, else the one for all. */
export function zoneOf(pack: PolicyPackId, canvas: { width: number; height: number }): Box {
  if (pack === 'general' || canvas.width / canvas.height > VERTICAL_MAX_ASPECT) return safeZone(canvas);
  return VERTICAL_ZONES[pack];
}
