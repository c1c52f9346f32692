import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** Pasted street bills: photos cut on a slope, condensed capitals, hard cuts. */
export const boldStreet: Look = {
  id: 'bold-street',
  name: 'Bold street',
  latin: {
    title: title(face('Anton', 400), { scale: 1.06, uppercase: true, lineHeight: 1.06, letterSpacing: 0.005 }),
    body: face('Barlow Condensed', 600),
    bodyScale: 1.14,
    sticker: face('Anton', 400),
  },
  chinese: {
    title: title(face('Noto Sans CJK SC', 700), { scale: 0.96, lineHeight: 1.12 }),
    body: face('Noto Sans CJK SC', 700),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#e6ff2b', lightness: [0.68, 0.92], chroma: [0.17, 0.26] },
    background: { base: '#0c0c0c', tint: 0 },
    ink: '#ffffff',
    support: { turn: 200, lightness: 0.62, chroma: 0.22 },
  },
  align: 'left',
  motion: {
    title: 'tilt',
    buttonLoop: 'shake',
    badgeLoop: 'wiggle',
  },
  decoration: {
    tilt: 3,
    plates: 'accent',
    texture: { kind: 'halftone', color: 'ink', opacity: 0.12, stepPx: 34, weight: 0.86 },
    emblem: { shape: 'circle', pattern: 'halftone' },
    backgrounds: ['background', 'accent', 'background'],
    panelEdge: 'slant',
    sets: [
      { kind: 'beams', footing: 'block' },
      { kind: 'folds', footing: 'block' },
      { kind: 'sweep', gobo: 'blinds', footing: 'floor' },
    ],
    endCard: { order: 'price-first', set: { kind: 'beams', footing: 'floor' } },
    materials: 'colorful',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'square', badge: 'burst', label: 'square', price: 'tag', mark: 'check' },
  captions: 'pop-heavy',
};
