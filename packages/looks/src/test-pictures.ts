import type { LookPicture } from './picture/ad-picture.ts';

/** Pictures of every difficult kind, for tests. */

const base = {
  kind: 'image',
  faces: [],
  plainBackground: null,
  hasAlpha: false,
  palette: ['#c0392b', '#34495e', '#f1c40f'],
} as const satisfies Partial<LookPicture>;

export const TEST_PICTURES: readonly LookPicture[] = [
  {
    ...base,
    media: 'portrait',
    width: 1200,
    height: 1600,
    subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
    faces: [{ x: 0.38, y: 0.16, width: 0.24, height: 0.2 }],
  },
  { ...base, media: 'landscape', width: 1800, height: 1200, subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.5 } },
  { ...base, media: 'whole', width: 1500, height: 1500, subject: { x: 0, y: 0, width: 1, height: 1 } },
  {
    ...base,
    media: 'studio',
    width: 1000,
    height: 1400,
    subject: { x: 0.3, y: 0.08, width: 0.4, height: 0.84 },
    plainBackground: '#ffffff',
  },
  { ...base, media: 'panorama', width: 2400, height: 900, subject: { x: 0.05, y: 0.3, width: 0.2, height: 0.5 } },
  {
    ...base,
    media: 'cut-out',
    width: 900,
    height: 900,
    hasAlpha: true,
    subject: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  },
  { ...base, media: 'tower', width: 800, height: 2000, subject: { x: 0.3, y: 0.02, width: 0.4, height: 0.96 } },
  {
    ...base,
    media: 'dark-studio',
    width: 1600,
    height: 1200,
    subject: { x: 0.35, y: 0.2, width: 0.3, height: 0.6 },
    plainBackground: '#22252b',
    palette: ['#777777', '#22252b'],
  },
];
