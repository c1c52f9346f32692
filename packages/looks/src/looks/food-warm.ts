import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** A bistro menu board: round plates on warm paper, soft heavy serifs, mustard and tomato. */
export const foodWarm: Look = {
  id: 'food-warm',
  name: 'Food warm',
  latin: {
    title: title(face('Fraunces', 800), { scale: 0.94, lineHeight: 1.02, letterSpacing: -0.01 }),
    body: face('Fraunces', 600),
    sticker: face('Fraunces', 800),
  },
  chinese: {
    title: title(face('Noto Serif CJK SC', 700), { scale: 0.84, lineHeight: 1.2 }),
    body: face('Noto Serif CJK SC', 700),
    sticker: face('Noto Serif CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#b8321a', lightness: [0.48, 0.57], chroma: [0.13, 0.18] },
    background: { base: '#fbf0dc', tint: 0 },
    ink: '#3a1a10',
    support: { hue: 82, lightness: 0.84, chroma: 0.14 },
  },
  align: 'center',
  motion: {
    title: 'rise',
    buttonLoop: 'pulse',
    badgeLoop: 'wiggle',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    texture: { kind: 'dots', color: 'support', opacity: 0.22, stepPx: 50, weight: 0.24 },
    emblem: { shape: 'circle', pattern: 'rays' },
    backgrounds: ['background', 'accent', 'support'],
    panelEdge: 'arc',
    sets: [
      { kind: 'table', gobo: 'window', footing: 'floor' },
      { kind: 'arches', footing: 'pedestal' },
      { kind: 'sweep', gobo: 'leaves', footing: 'floor' },
    ],
    endCard: { order: 'roundel', set: { kind: 'table', gobo: 'leaves', footing: 'floor' } },
    materials: 'colorful',
    titleEffect: 'hard-shadow',
    emphasis: 'color',
  },
  stickers: { cta: 'pill', badge: 'burst', label: 'tag', price: 'tag', mark: 'check' },
  captions: 'pop-outline',
};
