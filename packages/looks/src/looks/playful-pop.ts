import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** Toy-box colours, round type, bouncing motion. */
export const playfulPop: Look = {
  id: 'playful-pop',
  name: 'Playful pop',
  latin: {
    title: title(face('Baloo 2', 800), { scale: 1.02, lineHeight: 0.98 }),
    body: face('Baloo 2', 600),
    sticker: face('Baloo 2', 800),
  },
  chinese: {
    title: title(face('ZCOOL KuaiLe', 400), { scale: 0.9, lineHeight: 1.16 }),
    body: face('Noto Sans CJK SC', 700),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#ff4f8b', lightness: [0.6, 0.7], chroma: [0.18, 0.26] },
    background: { base: '#ffe36b', tint: 0 },
    ink: '#2b1645',
    support: { turn: 150, lightness: 0.78, chroma: 0.14 },
  },
  align: 'center',
  motion: {
    title: 'grow',
    buttonLoop: 'bounce',
    badgeLoop: 'wiggle',
  },
  decoration: {
    tilt: 4,
    plates: 'background',
    texture: { kind: 'dots', color: 'support', opacity: 0.4, stepPx: 84, weight: 0.34 },
    emblem: { shape: 'blob', pattern: 'dots' },
    backgrounds: ['background', 'support', 'background', 'accent'],
    panelEdge: 'arc',
    sets: [
      { kind: 'arches', footing: 'steps' },
      { kind: 'sweep', footing: 'pedestal', isPrinted: true },
      { kind: 'folds', footing: 'block' },
    ],
    endCard: { order: 'roundel', set: { kind: 'arches', footing: 'steps' } },
    materials: 'colorful',
    titleEffect: 'hard-shadow',
    emphasis: 'color',
  },
  stickers: { cta: 'pill', badge: 'burst', label: 'bubble', price: 'tag', mark: 'star' },
  captions: 'bounce-outline',
};
