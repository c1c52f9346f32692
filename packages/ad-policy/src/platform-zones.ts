import type { PolicyPackId } from '@reelwright/contracts';
import { type Box, safeZone } from '@reelwright/timeline';

/**
 * Returns the area in which a pack's platform leaves texts visible; for the general pack, the area that every platform
 * leaves.
 */
export function zoneOf(pack: PolicyPackId, canvas: { width: number; height: number }): Box {
  return safeZone(canvas, pack === 'general' ? [] : [pack]);
}
