import type { Look } from '../look.ts';
import { CHINESE_SANS, face, title } from './faces.ts';

/** A product explainer: a white card over the image, calm blue, ticks. */
export const corporateClean: Look = {
  id: 'corporate-clean',
  name: 'Corporate clean',
  latin: {
    title: title(face('Inter', 800), { scale: 0.84, lineHeight: 1.08, letterSpacing: -0.025 }),
    body: face('Inter', 400),
    sticker: face('Inter', 700),
  },
  chinese: CHINESE_SANS,
  colors: {
    accent: { fallback: '#2456e6', lightness: [0.46, 0.56], chroma: [0.12, 0.2] },
    background: { base: '#ffffff', tint: 0 },
    ink: '#10182b',
    support: { turn: 0, lightness: 0.93, chroma: 0.035 },
  },
  align: 'left',
  motion: {
    title: 'slide',
    buttonLoop: 'pulse',
    badgeLoop: 'none',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    texture: { kind: 'grid', color: 'support', opacity: 0.9, stepPx: 54, weight: 0.04 },
    emblem: { shape: 'hexagon', pattern: 'grid' },
    backgrounds: ['background'],
    panelEdge: 'arc',
    sets: [
      { kind: 'sweep', footing: 'pedestal' },
      { kind: 'corner', gobo: 'window', footing: 'block' },
      { kind: 'flutes', footing: 'steps' },
    ],
    endCard: { order: 'name-first', set: { kind: 'corner', footing: 'steps' } },
    materials: 'tonal',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'rounded', badge: 'tag', label: 'pill', price: 'block', mark: 'check' },
  captions: 'dim-plate',
};
