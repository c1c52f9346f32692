import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** A scrapbook: prints placed askew on paper, marker pen, hand-cut stars. */
export const paperCollage: Look = {
  id: 'paper-collage',
  name: 'Paper collage',
  latin: {
    title: title(face('Sedgwick Ave Display', 400), { scale: 0.9, lineHeight: 1.12 }),
    body: face('Caveat', 700),
    bodyScale: 1.35,
    sticker: face('Caveat', 700),
  },
  chinese: {
    title: title(face('Ma Shan Zheng', 400), { scale: 1.02, lineHeight: 1.14 }),
    body: face('Noto Sans CJK SC', 700),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#1f7a5c', lightness: [0.46, 0.56], chroma: [0.1, 0.17] },
    background: { base: '#e9dfcc', tint: 0 },
    ink: '#26201a',
    support: { turn: 180, lightness: 0.8, chroma: 0.12 },
  },
  align: 'left',
  motion: {
    title: 'tilt',
    buttonLoop: 'wiggle',
    badgeLoop: 'wiggle',
  },
  decoration: {
    tilt: 3,
    plates: 'background',
    texture: { kind: 'grid', color: 'ink', opacity: 0.1, stepPx: 56, weight: 0.045 },
    emblem: { shape: 'torn', pattern: 'dots' },
    backgrounds: ['background'],
    panelEdge: 'slant',
    sets: [
      { kind: 'folds', footing: 'block', isPrinted: true },
      { kind: 'sweep', gobo: 'leaves', footing: 'floor', isPrinted: true },
      { kind: 'arches', footing: 'pedestal' },
    ],
    endCard: { order: 'price-first', set: { kind: 'folds', footing: 'block', isPrinted: true } },
    materials: 'colorful',
    titleEffect: 'none',
    emphasis: 'marker',
  },
  stickers: { cta: 'rounded', badge: 'ribbon', label: 'tag', price: 'tag', mark: 'check' },
  captions: 'marker-paper',
};
