import { type Feature, readFeatures } from '../read-features.ts';
import consumed from './features/consumed-features.json' with { type: 'json' };
import general from './features/general-features.json' with { type: 'json' };
import household from './features/household-features.json' with { type: 'json' };
import powered from './features/powered-features.json' with { type: 'json' };
import worn from './features/worn-features.json' with { type: 'json' };

/** Topics of sellers' statements, recognised by their words. A fact may have several. */
export const ENGLISH_FEATURES: readonly Feature[] = readFeatures([
  ...worn,
  ...household,
  ...powered,
  ...consumed,
  ...general,
]);
