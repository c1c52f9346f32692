import type { BodyRegion } from '@reelwright/product-kinds';

/** All regions: a table, so that the compiler misses none. */
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

/** The parts of a person that a request may name. */
export const BODY_REGIONS = Object.keys(REGIONS) as BodyRegion[];
