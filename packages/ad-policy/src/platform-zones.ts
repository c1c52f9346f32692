import type { PolicyPackId } from '@reelwright/contracts';
import { type Box, safeZone } from '@reelwright/timeline';

/** Where a pack's platform leaves texts visible; the pack for all wants what every platform leaves. */
export function zoneOf(pack: PolicyPackId, canvas: { width: number; height: number }): Box {
  return safeZone(canvas, pack === 'general' ? [] : [pack]);
}
