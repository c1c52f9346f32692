import type { Look } from '../look.ts';
import { CHINESE_SANS, face, title } from './faces.ts';

/** A city at night after rain: dark photos, glowing rims, square type that flickers on. */
export const neonNight: Look = {
  id: 'neon-night',
  name: 'Neon night',
  latin: {
    title: title(face('Chakra Petch', 700), { scale: 0.92, uppercase: true, lineHeight: 1.12, letterSpacing: 0.01 }),
    body: face('Chakra Petch', 500),
    sticker: face('Chakra Petch', 700),
  },
  chinese: CHINESE_SANS,
  colors: {
    accent: { fallback: '#ff2bd6', lightness: [0.58, 0.86], chroma: [0.2, 0.3], isGlowing: true },
    background: { base: '#08060f', tint: 0.05 },
    ink: '#ffffff',
    support: { turn: 165, lightness: 0.82, chroma: 0.17 },
  },
  align: 'center',
  motion: {
    title: 'grow',
    buttonLoop: 'pulse',
    badgeLoop: 'blink',
  },
  decoration: {
    isNight: true,
    tilt: 0,
    plates: 'background',
    texture: { kind: 'rules', color: 'accent', opacity: 0.1, stepPx: 9, weight: 0.34 },
    emblem: { shape: 'circle', pattern: 'rules' },
    backgrounds: ['background'],
    panelEdge: 'straight',
    sets: [
      { kind: 'ring', footing: 'pedestal' },
      { kind: 'stage', footing: 'steps' },
      { kind: 'flutes', footing: 'block' },
    ],
    endCard: { order: 'price-first', set: { kind: 'ring', footing: 'pedestal' } },
    materials: 'tonal',
    titleEffect: 'tubes',
    emphasis: 'marker',
  },
  stickers: { cta: 'rounded', badge: 'circle', label: 'outline', price: 'plain', mark: 'plus' },
  captions: 'karaoke-outline',
};
