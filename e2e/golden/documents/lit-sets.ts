import { FOOTING_KINDS, GOBOS, SET_KINDS } from '@reelwright/timeline';
import { describeGolden, type GoldenDocument, LANDSCAPE } from './golden-document.ts';
import { showInRows, sticker } from './sticker-clips.ts';

const WALL = { shade: '#274156', base: '#3c6382', lit: '#82a9c4' } as const;
const FLOOR = { shade: '#5b4636', base: '#8a6a4f', lit: '#c9a27c' } as const;
const TRIM = { shade: '#9a5b1f', base: '#e58e26', lit: '#f8c471' } as const;
const PLAIN = { from: WALL.base, fromOpacity: 1, to: WALL.base, toOpacity: 1 } as const;
const FOCUS = { x: 0.25, y: 0.35, width: 0.5, height: 0.45 } as const;

const sets = showInRows(SET_KINDS, { columns: 4, stepMs: 120 }, (kind, when, box) => {
  const gobo = GOBOS[SET_KINDS.indexOf(kind)];
  return sticker('shape', `set-${kind}`, when, {
    box,
    fill: PLAIN,
    radius: 0,
    set: {
      kind,
      wall: WALL,
      floor: FLOOR,
      trim: TRIM,
      horizon: kind === 'curtain' ? 2 : 0.8,
      light: { x: 0.3, y: 0.3, color: '#fff3d6' },
      focus: FOCUS,
      ...(gobo ? { gobo } : { quiet: { x: 0, y: 0, width: 1, height: 0.3 } }),
    },
  });
});

const footings = showInRows(FOOTING_KINDS, { columns: 4, stepMs: 200 }, (kind, when, box) =>
  sticker('shape', `footing-${kind}`, when, {
    box,
    fill: PLAIN,
    radius: 0,
    footing: {
      kind,
      surface: TRIM,
      shadow: { color: '#101820', opacity: 0.6 },
      lightFrom: kind === 'steps' ? 0.85 : -0.85,
      rim: '#fff3d6',
      feet: [{ x: 0.5, y: 0.6, width: 0.3, height: 0.4 }],
      middle: 0.5,
      breadth: 0.4,
    },
  }),
);

/** Rooms with light, and the bases that products stand on. */
export const LIT_SET_DOCUMENTS: GoldenDocument[] = [
  describeGolden({ name: 'lit-sets', size: LANDSCAPE, durationMs: sets.durationMs, tracks: sets.tracks }),
  describeGolden({
    name: 'footings',
    size: LANDSCAPE,
    durationMs: footings.durationMs,
    background: WALL.base,
    tracks: footings.tracks,
  }),
];
