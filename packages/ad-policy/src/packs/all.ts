import { type AdPlatform, POLICY_PACKS, type PolicyPackId } from '@reelwright/contracts';
import type { PolicyPack } from '../policy-pack.ts';
import { GENERAL_PACK } from './general.ts';
import { GOOGLE_PACK } from './google.ts';
import { META_PACK } from './meta.ts';
import { TIKTOK_PACK } from './tiktok.ts';

const PACKS: Readonly<Record<PolicyPackId, PolicyPack>> = {
  general: GENERAL_PACK,
  tiktok: TIKTOK_PACK,
  meta: META_PACK,
  google: GOOGLE_PACK,
};

/** Returns the general pack, and those of the platforms on which the ad will run. */
export function choosePacks(platforms: readonly AdPlatform[]): PolicyPack[] {
  return POLICY_PACKS.filter((id) => id === 'general' || platforms.includes(id)).map((id) => PACKS[id]);
}
