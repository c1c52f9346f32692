import type { LookId } from '@reelwright/contracts';

/**
 * Moods of the drawn scenes that a look asks for, in place of its own sets. Looks of print, paper and street have sets
 * of their own kind, and ask for none.
 */
export const SCENE_MOODS = {
  'tech-minimal': ['neutral', 'dramatic', 'cozy'],
  'luxury-serif': ['luxury', 'calm', 'soft'],
  'bold-street': [],
  'playful-pop': ['playful', 'soft', 'fresh'],
  'editorial-magazine': ['calm', 'neutral', 'luxury', 'dramatic'],
  'retro-seventies': [],
  'ugc-handwritten': [],
  'corporate-clean': ['neutral', 'fresh', 'luxury', 'cozy'],
  'sport-condensed': ['dramatic', 'playful', 'calm'],
  'beauty-soft': ['soft', 'calm', 'fresh'],
  'food-warm': ['cozy', 'fresh', 'playful'],
  'neon-night': [],
  'flat-geometric': [],
  'paper-collage': [],
} as const satisfies Record<LookId, readonly string[]>;
