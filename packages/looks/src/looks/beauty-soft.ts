import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** Skin care: powder tints, arches, thin high-contrast type, drifting motion. */
export const beautySoft: Look = {
  id: 'beauty-soft',
  name: 'Beauty soft',
  latin: {
    title: title(face('DM Serif Display', 400), { scale: 0.96, lineHeight: 1.06, letterSpacing: -0.005 }),
    body: face('Poppins', 400),
    sticker: face('Poppins', 500),
  },
  chinese: {
    title: title(face('Noto Serif CJK SC', 700), { scale: 0.78, lineHeight: 1.24 }),
    body: face('Noto Sans CJK SC', 400),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#b5546f', lightness: [0.48, 0.56], chroma: [0.08, 0.14] },
    background: { base: '#fdf3f0', tint: 0.09 },
    ink: '#3b2129',
    support: { turn: 20, lightness: 0.86, chroma: 0.06 },
  },
  align: 'center',
  motion: {
    title: 'grow',
    buttonLoop: 'float',
    badgeLoop: 'float',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    emblem: { shape: 'circle' },
    backgrounds: ['background', 'support'],
    panelEdge: 'arc',
    sets: [
      { kind: 'niche', footing: 'pedestal' },
      { kind: 'sweep', gobo: 'leaves', footing: 'steps' },
      { kind: 'curtain', footing: 'pedestal' },
    ],
    endCard: { order: 'roundel', set: { kind: 'niche', footing: 'pedestal' } },
    materials: 'tonal',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'pill', badge: 'circle', label: 'pill', price: 'block', mark: 'star' },
  captions: 'karaoke-plate',
};
