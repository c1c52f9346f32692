import type { Look } from '../look.ts';
import { CHINESE_SANS, face, title } from './faces.ts';

/** A dark product page: near-black, hairlines, one cold light. */
export const techMinimal: Look = {
  id: 'tech-minimal',
  name: 'Tech minimal',
  latin: {
    title: title(face('Space Grotesk', 700), { scale: 0.92, lineHeight: 1.06, letterSpacing: -0.02 }),
    body: face('Space Grotesk', 400),
    sticker: face('Space Grotesk', 700),
  },
  chinese: CHINESE_SANS,
  colors: {
    accent: { fallback: '#3fd0ff', lightness: [0.74, 0.86], chroma: [0.1, 0.2] },
    background: { base: '#0b0d12', tint: 0.03 },
    ink: '#f4f6fa',
    support: { turn: 20, lightness: 0.3, chroma: 0.04 },
  },
  align: 'left',
  motion: {
    title: 'slide',
    buttonLoop: 'pulse',
    badgeLoop: 'none',
  },
  decoration: {
    isNight: true,
    tilt: 0,
    plates: 'background',
    emblem: { shape: 'circle', pattern: 'grid' },
    backgrounds: ['background'],
    texture: { kind: 'dots', color: 'ink', opacity: 0.34, stepPx: 36, weight: 0.15 },
    panelEdge: 'straight',
    sets: [
      { kind: 'stage', footing: 'pedestal' },
      { kind: 'ring', footing: 'floor' },
      { kind: 'flutes', footing: 'block' },
    ],
    endCard: { order: 'name-first', set: { kind: 'ring', footing: 'pedestal' } },
    materials: 'tonal',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'rounded', badge: 'tag', label: 'outline', price: 'block', mark: 'plus' },
  captions: 'dim-plate',
};
