import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** A record sleeve of 1974: striped arches, brown, orange and cream, faded video stock. */
export const retroSeventies: Look = {
  id: 'retro-seventies',
  name: 'Retro 70s',
  latin: {
    title: title(face('Shrikhand', 400), { scale: 0.9, lineHeight: 1.06 }),
    body: face('Poppins', 500),
    sticker: face('Shrikhand', 400),
  },
  chinese: {
    title: title(face('Noto Serif CJK SC', 700), { scale: 0.84, lineHeight: 1.18 }),
    body: face('Noto Sans CJK SC', 400),
    sticker: face('Noto Sans CJK SC', 700),
  },
  colors: {
    accent: { fallback: '#d9541e', lightness: [0.55, 0.64], chroma: [0.13, 0.18] },
    background: { base: '#f7e7c6', tint: 0 },
    ink: '#4a2410',
    support: { hue: 78, lightness: 0.8, chroma: 0.15 },
  },
  align: 'center',
  motion: {
    title: 'tilt',
    buttonLoop: 'pulse',
    badgeLoop: 'wiggle',
  },
  decoration: {
    tilt: 0,
    plates: 'background',
    texture: { kind: 'dots', color: 'support', opacity: 0.34, stepPx: 45, weight: 0.24 },
    emblem: { shape: 'circle', pattern: 'rays' },
    backgrounds: ['background'],
    panelEdge: 'arc',
    sets: [
      { kind: 'arches', footing: 'pedestal' },
      { kind: 'sweep', gobo: 'blinds', footing: 'steps' },
      { kind: 'flutes', footing: 'pedestal' },
    ],
    endCard: { order: 'roundel', set: { kind: 'arches', footing: 'pedestal' } },
    materials: 'colorful',
    titleEffect: 'hard-shadow',
    emphasis: 'color',
  },
  stickers: { cta: 'pill', badge: 'burst', label: 'pill', price: 'tag', mark: 'dot' },
  captions: 'karaoke-plate',
};
