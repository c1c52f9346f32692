import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** User-generated style: whole photos, handwriting on strips of paper, hand-drawn arrows. */
export const ugcHandwritten: Look = {
  id: 'ugc-handwritten',
  name: 'Handwritten story',
  latin: {
    title: title(face('Caveat', 700), { scale: 1.16, lineHeight: 1.1 }),
    body: face('Caveat', 700),
    bodyScale: 1.35,
    sticker: face('Caveat', 700),
  },
  chinese: {
    title: title(face('ZCOOL KuaiLe', 400), { scale: 0.86, lineHeight: 1.2 }),
    body: face('Noto Sans CJK SC', 700),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#ff5c5c', lightness: [0.6, 0.68], chroma: [0.17, 0.22] },
    background: { base: '#ffffff', tint: 0 },
    ink: '#1b1b1f',
    support: { turn: 40, lightness: 0.9, chroma: 0.06 },
  },
  align: 'center',
  motion: {
    title: 'tilt',
    buttonLoop: 'wiggle',
    badgeLoop: 'wiggle',
  },
  decoration: {
    tilt: 2,
    plates: 'background',
    texture: { kind: 'rules', color: 'ink', opacity: 0.1, stepPx: 62, weight: 0.05 },
    emblem: { shape: 'blob' },
    backgrounds: ['background'],
    panelEdge: 'arc',
    sets: [
      { kind: 'table', gobo: 'window', footing: 'floor' },
      { kind: 'sweep', gobo: 'leaves', footing: 'floor' },
      { kind: 'corner', gobo: 'window', footing: 'floor' },
    ],
    endCard: { order: 'price-first', set: { kind: 'table', gobo: 'window', footing: 'floor' } },
    materials: 'tonal',
    titleEffect: 'none',
    emphasis: 'marker',
  },
  stickers: { cta: 'rounded', badge: 'circle', label: 'bubble', price: 'tag', mark: 'check' },
  captions: 'box-on-plate',
};
