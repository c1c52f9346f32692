import type { LookId } from '@reelwright/contracts';
import type { Trade } from '@reelwright/product-kinds';

/** Looks that suit the products of a trade, best first; at least five, so that ads of one product differ. */
export const LOOKS_BY_TRADE: Readonly<Record<Trade, readonly LookId[]>> = {
  footwear: ['bold-street', 'sport-condensed', 'editorial-magazine', 'flat-geometric', 'playful-pop'],
  apparel: ['editorial-magazine', 'bold-street', 'flat-geometric', 'sport-condensed', 'luxury-serif'],
  eyewear: ['editorial-magazine', 'flat-geometric', 'retro-seventies', 'bold-street', 'playful-pop'],
  jewellery: ['luxury-serif', 'editorial-magazine', 'beauty-soft', 'corporate-clean', 'flat-geometric'],
  bags: ['editorial-magazine', 'flat-geometric', 'bold-street', 'corporate-clean', 'luxury-serif'],
  beauty: ['beauty-soft', 'luxury-serif', 'editorial-magazine', 'flat-geometric', 'playful-pop'],
  'hair-care': ['beauty-soft', 'editorial-magazine', 'flat-geometric', 'playful-pop', 'luxury-serif'],
  health: ['corporate-clean', 'beauty-soft', 'flat-geometric', 'tech-minimal', 'editorial-magazine'],
  food: ['food-warm', 'playful-pop', 'retro-seventies', 'ugc-handwritten', 'flat-geometric'],
  drinks: ['food-warm', 'flat-geometric', 'playful-pop', 'retro-seventies', 'bold-street'],
  kitchen: ['food-warm', 'flat-geometric', 'corporate-clean', 'retro-seventies', 'editorial-magazine'],
  home: ['editorial-magazine', 'flat-geometric', 'luxury-serif', 'beauty-soft', 'retro-seventies'],
  furniture: ['editorial-magazine', 'flat-geometric', 'luxury-serif', 'corporate-clean', 'retro-seventies'],
  bedding: ['beauty-soft', 'editorial-magazine', 'corporate-clean', 'flat-geometric', 'luxury-serif'],
  electronics: ['tech-minimal', 'corporate-clean', 'flat-geometric', 'neon-night', 'bold-street'],
  audio: ['tech-minimal', 'neon-night', 'bold-street', 'retro-seventies', 'flat-geometric'],
  computers: ['tech-minimal', 'neon-night', 'corporate-clean', 'flat-geometric', 'bold-street'],
  sport: ['sport-condensed', 'bold-street', 'tech-minimal', 'flat-geometric', 'playful-pop'],
  outdoor: ['sport-condensed', 'paper-collage', 'retro-seventies', 'bold-street', 'ugc-handwritten'],
  toys: ['playful-pop', 'ugc-handwritten', 'retro-seventies', 'flat-geometric', 'paper-collage'],
  baby: ['beauty-soft', 'playful-pop', 'ugc-handwritten', 'flat-geometric', 'paper-collage'],
  pets: ['playful-pop', 'ugc-handwritten', 'food-warm', 'flat-geometric', 'retro-seventies'],
  stationery: ['paper-collage', 'ugc-handwritten', 'flat-geometric', 'editorial-magazine', 'corporate-clean'],
  tools: ['sport-condensed', 'corporate-clean', 'bold-street', 'tech-minimal', 'flat-geometric'],
  garden: ['paper-collage', 'food-warm', 'ugc-handwritten', 'retro-seventies', 'flat-geometric'],
  car: ['sport-condensed', 'tech-minimal', 'bold-street', 'corporate-clean', 'neon-night'],
  'books-and-games': ['paper-collage', 'retro-seventies', 'playful-pop', 'editorial-magazine', 'ugc-handwritten'],
  general: ['corporate-clean', 'flat-geometric', 'editorial-magazine', 'tech-minimal', 'playful-pop', 'bold-street'],
};
