import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** A fashion magazine: images bleed off the page, a hairline, large left-aligned roman type. */
export const editorialMagazine: Look = {
  id: 'editorial-magazine',
  name: 'Editorial magazine',
  latin: {
    title: title(face('Playfair Display', 700), { scale: 0.98, lineHeight: 1.02, letterSpacing: -0.015 }),
    body: face('Inter', 400),
    sticker: face('Inter', 600),
  },
  chinese: {
    title: title(face('Noto Serif CJK SC', 700), { scale: 0.82, lineHeight: 1.18 }),
    body: face('Noto Sans CJK SC', 400),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#c8102e', lightness: [0.46, 0.56], chroma: [0.12, 0.2] },
    background: { base: '#ffffff', tint: 0 },
    ink: '#111111',
    support: { turn: 0, lightness: 0.94, chroma: 0.012 },
  },
  align: 'left',
  motion: {
    title: 'rise',
    buttonLoop: 'pulse',
    badgeLoop: 'none',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    emblem: { shape: 'circle' },
    backgrounds: ['background', 'support'],
    panelEdge: 'straight',
    sets: [
      { kind: 'sweep', gobo: 'window', footing: 'floor' },
      { kind: 'corner', footing: 'block' },
      { kind: 'curtain', footing: 'pedestal' },
    ],
    endCard: { order: 'name-first', set: { kind: 'sweep', gobo: 'window', footing: 'floor' } },
    materials: 'tonal',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'square', badge: 'circle', label: 'square', price: 'block', mark: 'number' },
  captions: 'underline-plate',
};
