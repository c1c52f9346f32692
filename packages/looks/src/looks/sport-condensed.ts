import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** A stadium scoreboard: slanted images, tall condensed capitals, one signal colour. */
export const sportCondensed: Look = {
  id: 'sport-condensed',
  name: 'Sport condensed',
  latin: {
    title: title(face('Barlow Condensed', 800), {
      scale: 1.22,
      uppercase: true,
      lineHeight: 0.94,
      letterSpacing: -0.005,
    }),
    body: face('Barlow Condensed', 600),
    bodyScale: 1.14,
    sticker: face('Barlow Condensed', 800),
  },
  chinese: {
    title: title(face('Noto Sans CJK SC', 700), { scale: 0.92, lineHeight: 1.12 }),
    body: face('Noto Sans CJK SC', 700),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#ff3d00', lightness: [0.62, 0.74], chroma: [0.19, 0.26] },
    background: { base: '#14161a', tint: 0.02 },
    ink: '#ffffff',
    support: { turn: 30, lightness: 0.86, chroma: 0.17 },
  },
  align: 'left',
  motion: {
    title: 'slide',
    buttonLoop: 'shake',
    badgeLoop: 'pulse',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    texture: { kind: 'dashes', color: 'ink', opacity: 0.1, stepPx: 40, weight: 0.3 },
    emblem: { shape: 'circle', pattern: 'stripes' },
    backgrounds: ['background', 'accent', 'background'],
    panelEdge: 'slant',
    sets: [
      { kind: 'beams', footing: 'block' },
      { kind: 'stage', footing: 'block' },
      { kind: 'folds', footing: 'floor' },
    ],
    endCard: { order: 'price-first', set: { kind: 'stage', footing: 'floor' } },
    materials: 'colorful',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'square', badge: 'tag', label: 'tag', price: 'tag', mark: 'plus' },
  captions: 'pop-heavy',
};
