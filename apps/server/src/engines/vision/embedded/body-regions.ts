import type { BodyRegion } from '@reelwright/product-kinds';

/** All regions, as a table that the compiler checks for completeness. */
const REGIONS = {
  head: true,
  face: true,
  eyes: true,
  ears: true,
  neck: true,
  torso: true,
  hands: true,
  wrist: true,
  legs: true,
  feet: true,
  'whole-body': true,
} as const satisfies Record<BodyRegion, true>;

/** Body regions that a request may name. */
export const BODY_REGIONS = Object.keys(REGIONS) as BodyRegion[];
