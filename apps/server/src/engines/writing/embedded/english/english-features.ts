import type { Feature } from './feature.ts';
import { CONSUMED_FEATURES } from './features/consumed-features.ts';
import { GENERAL_FEATURES } from './features/general-features.ts';
import { HOUSEHOLD_FEATURES } from './features/household-features.ts';
import { POWERED_FEATURES } from './features/powered-features.ts';
import { WORN_FEATURES } from './features/worn-features.ts';

/** Topics of sellers' statements, recognised by their words. A fact may have several. */
export const ENGLISH_FEATURES: readonly Feature[] = [
  ...WORN_FEATURES,
  ...HOUSEHOLD_FEATURES,
  ...POWERED_FEATURES,
  ...CONSUMED_FEATURES,
  ...GENERAL_FEATURES,
];
