import { LOOPS, MASK_SHAPES, msToTicks, PATTERN_KINDS } from '@reelwright/timeline';
import { background } from './backgrounds.ts';
import { gridBoxes, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, LANDSCAPE, SQUARE } from './golden-document.ts';
import { showInRows, sticker, stickerTracks } from './sticker-clips.ts';

const SOLID = { from: '#ff7a59', fromOpacity: 1, to: '#b23a48', toOpacity: 1 } as const;

const SHAPES = MASK_SHAPES.filter((shape) => shape !== 'rounded');
const DRAWINGS = [
  'ring',
  'underline',
  'squiggle',
  'sparkles',
  'check',
  'cross',
  'heart',
  'star',
  'lightning',
  'rays',
] as const;

const shapes = showInRows([undefined, 'rect', ...SHAPES] as const, { columns: 4, stepMs: 120 }, (shape, when, box) =>
  sticker('shape', `shape-${shape ?? 'plain'}`, when, {
    box,
    ...(shape ? { shape } : {}),
    fill: { ...SOLID, direction: shape === 'star' ? 'right' : 'diagonal' },
    radius: 0.1,
    ...(shape === undefined ? {} : { border: { color: '#ffffff', opacity: 0.9, width: 0.06 } }),
  }),
);

const doodles = showInRows(DRAWINGS, { columns: 4, stepMs: 120 }, (drawing, when, box) =>
  sticker('doodle', drawing, when, { box, drawing, color: '#ffd23f' }),
);

const patterns = showInRows(PATTERN_KINDS, { columns: 4, stepMs: 120 }, (kind, when, box) =>
  sticker('shape', `pattern-${kind}`, when, {
    box,
    ...(kind === 'stripes' ? { shape: 'circle' } : {}),
    fill: kind === 'dashes' ? { ...SOLID, fromOpacity: 0, toOpacity: 0.4 } : SOLID,
    radius: 0.1,
    pattern: { kind, colors: ['#ffd23f', '#1d3557'], opacity: 0.9, step: kind === 'rays' ? 0.06 : 0.12, weight: 0.5 },
    ...(kind === 'grid' ? { border: { color: '#ffffff', opacity: 0.9, width: 0.05 } } : {}),
    ...(kind === 'tiles' ? { border: { color: '#ff2bd6', to: '#19e3ff', opacity: 1, width: 0.03, glow: 0.1 } } : {}),
  }),
);

/** Stickers without glyphs. */
export const DRAWN_STICKER_DOCUMENTS: GoldenDocument[] = [
  describeGolden({
    name: 'sticker-shapes',
    size: LANDSCAPE,
    durationMs: shapes.durationMs,
    tracks: [background(shapes.durationMs), ...shapes.tracks],
  }),
  describeGolden({
    name: 'sticker-shadows-and-plates',
    size: SQUARE,
    durationMs: 300,
    background: '#efe9dd',
    tracks: stickerTracks([
      sticker(
        'shape',
        'shadow',
        { at: 0, for: 300 },
        {
          box: { x: 0.1, y: 0.1, width: 0.8, height: 0.5 },
          fill: { from: '#000000', fromOpacity: 0.5, to: '#000000', toOpacity: 0.5 },
          radius: 0.2,
          softness: 0.25,
        },
      ),
      sticker(
        'shape',
        'plate',
        { at: 0, for: 300 },
        {
          box: { x: 0.15, y: 0.15, width: 0.7, height: 0.4 },
          fill: { from: '#ffffff', fromOpacity: 1, to: '#3a86ff', toOpacity: 0, direction: 'down' },
          radius: 0.5,
        },
      ),
      sticker(
        'shape',
        'frame',
        { at: 0, for: 300 },
        {
          box: { x: 0.03, y: 0.66, width: 0.9, height: 0.3 },
          fill: { from: '#ffffff', fromOpacity: 0, to: '#ffffff', toOpacity: 0 },
          radius: 0,
          border: { color: '#1d3557', opacity: 1, width: 0.04 },
          transform: { rotation: -4 },
          enter: { kind: 'slide-left', duration: msToTicks(160) },
          exit: { kind: 'drop', duration: msToTicks(100) },
        },
      ),
    ]),
  }),
  describeGolden({
    name: 'sticker-patterns',
    size: LANDSCAPE,
    durationMs: patterns.durationMs,
    tracks: [background(patterns.durationMs), ...patterns.tracks],
  }),
  describeGolden({
    name: 'sticker-doodles',
    size: LANDSCAPE,
    durationMs: doodles.durationMs,
    tracks: [background(doodles.durationMs), ...doodles.tracks],
  }),
  describeGolden({
    name: 'sticker-arrows-and-chevrons',
    size: SQUARE,
    durationMs: 700,
    tracks: [
      background(700),
      ...stickerTracks([
        sticker(
          'arrow',
          'straight',
          { at: 0, for: 700 },
          { box: { x: 0.05, y: 0.05, width: 0.4, height: 0.3 }, style: 'straight', direction: 0, color: '#e63946' },
        ),
        sticker(
          'arrow',
          'curved',
          { at: 0, for: 700 },
          { box: { x: 0.55, y: 0.05, width: 0.4, height: 0.4 }, style: 'curved', direction: 135, color: '#ffffff' },
        ),
        sticker(
          'arrow',
          'hand',
          { at: 0, for: 700 },
          {
            box: { x: 0.05, y: 0.5, width: 0.45, height: 0.4 },
            style: 'hand',
            direction: 330,
            color: '#1d3557',
            enter: { kind: 'swing', duration: msToTicks(240) },
          },
        ),
        sticker(
          'chevrons',
          'chevrons',
          { at: 0, for: 700 },
          { box: { x: 0.65, y: 0.5, width: 0.25, height: 0.45 }, color: '#ffffff' },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'sticker-progress-bars',
    size: LANDSCAPE,
    durationMs: 800,
    tracks: [
      background(800),
      ...stickerTracks([
        sticker(
          'progress_bar',
          'round',
          { at: 0, for: 800 },
          { box: { x: 0.1, y: 0.1, width: 0.8, height: 0.06 }, background: '#ffffff', color: '#ff5a36', radius: 0.5 },
        ),
        sticker(
          'progress_bar',
          'square',
          { at: 200, for: 600 },
          {
            box: { x: 0.2, y: 0.5, width: 0.5, height: 0.2 },
            background: '#20242c',
            color: '#2a9d8f',
            radius: 0,
            transform: { rotation: 15 },
            exit: { kind: 'zoom-out', duration: msToTicks(200) },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'sticker-logos',
    size: SQUARE,
    durationMs: 600,
    background: '#f4f1ea',
    tracks: stickerTracks([
      sticker(
        'logo',
        'large',
        { at: 0, for: 600 },
        {
          box: { x: 0.1, y: 0.1, width: 0.8, height: 0.35 },
          media: 'logo',
          opacity: 1,
          enter: { kind: 'zoom-in', duration: msToTicks(240) },
        },
      ),
      sticker(
        'logo',
        'small',
        { at: 0, for: 600 },
        { box: { x: 0.62, y: 0.86, width: 0.3, height: 0.1 }, media: 'logo', opacity: 0.7 },
      ),
      sticker(
        'logo',
        'turned',
        { at: 0, for: 600 },
        { box: { x: 0.1, y: 0.5, width: 0.45, height: 0.4 }, media: 'cutOut', opacity: 1, loop: 'wiggle' },
      ),
    ]),
  }),
  describeGolden({
    name: 'sticker-loops',
    size: LANDSCAPE,
    durationMs: 1600,
    background: '#264653',
    tracks: stickerTracks(
      LOOPS.map((loop, index) =>
        sticker(
          'doodle',
          loop,
          { at: 0, for: 1600 },
          {
            box: gridBoxes({ columns: 4, rows: 2, margin: 0.05 })[index] ?? WHOLE,
            drawing: index % 2 === 0 ? 'star' : 'heart',
            color: '#e9c46a',
            loop,
          },
        ),
      ),
    ),
  }),
  describeGolden({
    name: 'stickers-at-half-size',
    size: SQUARE,
    scale: 0.5,
    durationMs: 400,
    tracks: [
      background(400),
      ...stickerTracks([
        sticker(
          'shape',
          'plate',
          { at: 0, for: 400 },
          {
            box: { x: 0.1, y: 0.1, width: 0.5, height: 0.3 },
            fill: SOLID,
            radius: 0.25,
            softness: 0.05,
            enter: { kind: 'bounce', duration: msToTicks(300) },
          },
        ),
        sticker(
          'logo',
          'logo',
          { at: 0, for: 400 },
          { box: { x: 0.4, y: 0.5, width: 0.5, height: 0.2 }, media: 'logo', opacity: 1 },
        ),
        sticker(
          'doodle',
          'ring',
          { at: 0, for: 400 },
          { box: { x: 0.1, y: 0.6, width: 0.3, height: 0.3 }, drawing: 'ring', color: '#ffffff', loop: 'pulse' },
        ),
      ]),
    ],
  }),
];
