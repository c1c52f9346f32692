import type { Look } from '../look.ts';
import { CHINESE_SANS, face, title } from './faces.ts';

/** A Swiss poster: hard blocks of flat colour, one geometric sans, circles and diamonds. */
export const flatGeometric: Look = {
  id: 'flat-geometric',
  name: 'Flat geometric',
  latin: {
    title: title(face('Bricolage Grotesque', 800), { scale: 0.88, lineHeight: 1.02, letterSpacing: -0.025 }),
    body: face('Poppins', 500),
    sticker: face('Poppins', 700),
  },
  chinese: CHINESE_SANS,
  colors: {
    accent: { fallback: '#2f4bff', lightness: [0.5, 0.62], chroma: [0.17, 0.26] },
    background: { base: '#f3f0e8', tint: 0 },
    ink: '#14141a',
    support: { turn: 180, lightness: 0.85, chroma: 0.075 },
  },
  align: 'left',
  motion: {
    title: 'drop',
    buttonLoop: 'pulse',
    badgeLoop: 'pulse',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    emblem: { shape: 'circle', pattern: 'stripes' },
    backgrounds: ['background', 'accent', 'support'],
    panelEdge: 'arc',
    sets: [
      { kind: 'arches', footing: 'pedestal' },
      { kind: 'folds', footing: 'block' },
      { kind: 'corner', footing: 'steps' },
    ],
    endCard: { order: 'roundel', set: { kind: 'arches', footing: 'block' } },
    materials: 'colorful',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'square', badge: 'circle', label: 'square', price: 'block', mark: 'dot' },
  captions: 'box-accent',
};
