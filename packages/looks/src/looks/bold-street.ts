import type { Look } from '../look.ts';
import { face, title } from './faces.ts';

/** Bills pasted on a wall: photos cut by a slope, condensed capitals, hard cuts. */
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
    title: title(face('ZCOOL QingKe HuangYou', 400), { scale: 1, lineHeight: 1.14 }),
    body: face('Noto Sans CJK SC', 700),
    sticker: face('ZCOOL QingKe HuangYou', 400),
  },
  colors: {
    accent: { fallback: '#e6ff2b', lightness: [0.68, 0.92], chroma: [0.17, 0.26] },
    ground: { base: '#0c0c0c', tint: 0 },
    ink: '#ffffff',
    support: { turn: 200, lightness: 0.62, chroma: 0.22 },
  },
  align: 'left',
  motion: {
    title: { animation: 'stamp', enterMs: 380 },
    sticker: { enter: 'swing', enterMs: 320 },
    buttonLoop: 'shake',
    badgeLoop: 'wiggle',
  },
  decoration: {
    tilt: 3,
    plates: 'accent',
    texture: { kind: 'halftone', color: 'ink', opacity: 0.12, stepPx: 34, weight: 0.86 },
    grounds: ['ground', 'accent', 'ground'],
    stage: 'slant',
    titleEffect: 'none',
    emphasis: 'color',
  },
  stickers: { cta: 'square', badge: 'burst', label: 'square', price: 'tag', mark: 'check' },
  captions: 'pop-heavy',
};
