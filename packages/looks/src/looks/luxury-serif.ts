import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** A jeweller's window: ivory, thin gold, slow movements, much white space. */
export const luxurySerif: Look = {
  id: 'luxury-serif',
  name: 'Luxury serif',
  latin: {
    title: title(face('Cormorant Garamond', 600), { scale: 0.98, lineHeight: 1.04, letterSpacing: -0.005 }),
    body: face('Cormorant Garamond', 600),
    bodyScale: 1.18,
    sticker: face('Cormorant Garamond', 600),
  },
  chinese: {
    title: title(face('Noto Serif CJK SC', 700), { scale: 0.76, lineHeight: 1.24, letterSpacing: 0.04 }),
    body: face('Noto Serif CJK SC', 700),
    sticker: face('Noto Serif CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#8d6b36', lightness: [0.42, 0.54], chroma: [0.04, 0.09] },
    background: { base: '#f6f1e8', tint: 0.02 },
    ink: '#241d16',
    support: { hue: 80, lightness: 0.89, chroma: 0.03 },
  },
  align: 'center',
  motion: {
    title: 'grow',
    buttonLoop: 'pulse',
    badgeLoop: 'none',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    backgrounds: ['background'],
    panelEdge: 'straight',
    sets: [
      { kind: 'curtain', footing: 'steps' },
      { kind: 'niche', footing: 'pedestal' },
      { kind: 'flutes', gobo: 'window', footing: 'pedestal' },
    ],
    endCard: { order: 'name-first', set: { kind: 'curtain', footing: 'pedestal' } },
    materials: 'tonal',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'square', badge: 'circle', label: 'outline', price: 'block', mark: 'dot' },
  captions: 'underline-plate',
};
