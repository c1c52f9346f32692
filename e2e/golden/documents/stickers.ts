import { type Box, LOOPS, MASK_SHAPES, msToTicks, type StickerClip } from '@reelwright/timeline';
import { gridBoxes, image, NOTHING, type SpanMs, span, WHOLE } from './clips.ts';
import {
  describeGolden,
  type GoldenDocument,
  imageTrack,
  LANDSCAPE,
  SQUARE,
  stickerTrack,
  type TrackSketch,
} from './golden-document.ts';

type Kind = StickerClip['kind'];
type Of<K extends Kind> = Extract<StickerClip, { kind: K }>;
type Common = 'kind' | 'id' | 'start' | 'duration' | 'box' | 'enter' | 'exit';

function sticker<K extends Kind>(
  kind: K,
  id: string,
  when: SpanMs,
  {
    box = WHOLE,
    enter = NOTHING,
    exit = NOTHING,
    ...looks
  }: Omit<Of<K>, Common> & Partial<Pick<Of<K>, 'box' | 'enter' | 'exit'>>,
): Of<K> {
  return { kind, id, ...span(when), box, enter, exit, ...looks } as unknown as Of<K>;
}

/** Stickers that stand together: tracks are few, so several share one, one after the other. */
const together = (clips: StickerClip[]): TrackSketch[] => clips.map((clip) => stickerTrack([clip]));

/** Rows of a grid of stickers, each row shown for a while. */
function showInRows<Look>(
  looks: readonly Look[],
  { columns, stepMs }: { columns: number; stepMs: number },
  toClip: (look: Look, when: SpanMs, box: Box) => StickerClip,
): { tracks: TrackSketch[]; durationMs: number } {
  const boxes = gridBoxes({ columns, rows: 1, margin: 0.05 });
  const steps = Math.ceil(looks.length / columns);
  const tracks = boxes.map((box, column) =>
    stickerTrack(
      looks
        .filter((_, index) => index % columns === column)
        .map((look, step) => toClip(look, { at: step * stepMs, for: stepMs }, box)),
    ),
  );
  return { tracks, durationMs: steps * stepMs };
}

const SOLID = { from: '#ff7a59', fromOpacity: 1, to: '#b23a48', toOpacity: 1 } as const;
const LETTERED = { family: 'Inter', background: '#ff5a36', color: '#ffffff' } as const;

const ground = (durationMs: number): TrackSketch => imageTrack([image('ground', 'meadow', { at: 0, for: durationMs })]);

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

/** What is drawn without a glyph. */
const DRAWN: GoldenDocument[] = [
  describeGolden({
    name: 'sticker-shapes',
    size: LANDSCAPE,
    durationMs: shapes.durationMs,
    tracks: [ground(shapes.durationMs), ...shapes.tracks],
  }),
  describeGolden({
    name: 'sticker-shadows-and-plates',
    size: SQUARE,
    durationMs: 300,
    background: '#efe9dd',
    tracks: together([
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
    name: 'sticker-doodles',
    size: LANDSCAPE,
    durationMs: doodles.durationMs,
    tracks: [ground(doodles.durationMs), ...doodles.tracks],
  }),
  describeGolden({
    name: 'sticker-arrows-and-chevrons',
    size: SQUARE,
    durationMs: 700,
    tracks: [
      ground(700),
      ...together([
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
      ground(800),
      ...together([
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
    tracks: together([
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
    tracks: together(
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
      ground(400),
      ...together([
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

const buttons = showInRows(
  [undefined, 'rounded', 'pill', 'square', 'outline'] as const,
  { columns: 1, stepMs: 160 },
  (shape, when) =>
    sticker('cta', `cta-${shape ?? 'plain'}`, when, {
      ...LETTERED,
      box: { x: 0.1, y: 0.3, width: 0.8, height: 0.2 },
      text: 'Shop now',
      ...(shape ? { shape } : {}),
      loop: 'pulse',
    }),
);
const badges = showInRows(
  ['burst', 'circle', 'tag', 'ribbon'] as const,
  { columns: 2, stepMs: 160 },
  (shape, when, box) =>
    sticker('discount_badge', shape, when, {
      ...LETTERED,
      box,
      text: '-30%',
      shape,
      ...(shape === 'circle' || shape === 'tag' ? { caption: 'SALE' } : {}),
      enter: { kind: 'pop', duration: msToTicks(120) },
    }),
);
const labels = showInRows(
  ['pill', 'square', 'tag', 'outline', 'bubble'] as const,
  { columns: 2, stepMs: 120 },
  (shape, when, box) =>
    sticker('label', shape, when, {
      ...LETTERED,
      background: '#1d3557',
      box: { ...box, y: 0.3, height: 0.25 },
      text: 'Free shipping',
      shape,
    }),
);

const MARKS = ['check', 'cross', 'dot', 'number', 'plus', 'star', 'none'] as const;

/** What is drawn with glyphs. */
const LETTERED_DOCUMENTS: GoldenDocument[] = [
  describeGolden({
    name: 'sticker-buttons',
    size: SQUARE,
    durationMs: buttons.durationMs,
    tracks: [ground(buttons.durationMs), ...buttons.tracks],
  }),
  describeGolden({
    name: 'sticker-discount-badges',
    size: LANDSCAPE,
    durationMs: badges.durationMs,
    tracks: [ground(badges.durationMs), ...badges.tracks],
  }),
  describeGolden({
    name: 'sticker-labels',
    size: SQUARE,
    durationMs: labels.durationMs,
    tracks: [ground(labels.durationMs), ...labels.tracks],
  }),
  describeGolden({
    name: 'sticker-prices-and-ratings',
    size: SQUARE,
    durationMs: 500,
    tracks: [
      ground(500),
      ...together([
        sticker(
          'price_tag',
          'reduced',
          { at: 0, for: 500 },
          {
            ...LETTERED,
            box: { x: 0.05, y: 0.05, width: 0.7, height: 0.2 },
            price: '$19.99',
            originalPrice: '$29.99',
            loop: 'shake',
          },
        ),
        sticker(
          'price_tag',
          'plain',
          { at: 0, for: 500 },
          {
            ...LETTERED,
            family: 'Noto Sans CJK SC',
            box: { x: 0.3, y: 0.3, width: 0.6, height: 0.15 },
            price: '￥199',
          },
        ),
        sticker(
          'rating',
          'stars',
          { at: 0, for: 500 },
          {
            family: 'Inter',
            box: { x: 0.05, y: 0.5, width: 0.9, height: 0.15 },
            value: 4.3,
            text: '4.3 (1,204)',
            starColor: '#ffb703',
            emptyColor: '#adb5bd',
            color: '#20242c',
          },
        ),
        sticker(
          'rating',
          'bare',
          { at: 0, for: 500 },
          {
            family: 'Inter',
            box: { x: 0.05, y: 0.75, width: 0.5, height: 0.15 },
            value: 2.5,
            starColor: '#ffffff',
            emptyColor: '#555555',
            color: '#ffffff',
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'sticker-countdowns',
    size: LANDSCAPE,
    durationMs: 1600,
    tracks: [
      ground(1600),
      ...together([
        sticker(
          'countdown',
          'clock',
          { at: 0, for: 1600 },
          { ...LETTERED, box: { x: 0.1, y: 0.1, width: 0.8, height: 0.35 }, fromS: 3601, style: 'clock' },
        ),
        sticker(
          'countdown',
          'number',
          { at: 0, for: 1600 },
          { ...LETTERED, box: { x: 0.3, y: 0.5, width: 0.4, height: 0.4 }, fromS: 1, style: 'number' },
        ),
      ]),
    ],
  }),
  ...[MARKS.slice(0, 4), MARKS.slice(4)].map((marks, half) =>
    describeGolden({
      name: `sticker-lists-${half + 1}`,
      size: SQUARE,
      durationMs: 1000,
      background: '#3d405b',
      tracks: together(
        marks.map((mark, index) =>
          sticker(
            'bullet_list',
            mark,
            { at: 0, for: 1000 },
            {
              box: gridBoxes({ columns: 2, rows: 2 })[index] ?? WHOLE,
              family: 'Inter',
              weight: 600,
              items: ['Keeps cold for a day', 'No plastic', 'Fits the cup holder of your car'],
              mark,
              color: '#ffffff',
              markColor: '#f2cc8f',
              size: 0.06,
              ...(index === 1 ? { plate: { color: '#81b29a', opacity: 0.8 } } : {}),
              enter: { kind: 'slide-right', duration: msToTicks(200) },
            },
          ),
        ),
      ),
    }),
  ),
  describeGolden({
    name: 'sticker-review-cards',
    durationMs: 500,
    tracks: [
      ground(500),
      ...together([
        sticker(
          'review_card',
          'whole',
          { at: 0, for: 500 },
          {
            ...LETTERED,
            background: '#ffffff',
            color: '#20242c',
            box: { x: 0.08, y: 0.06, width: 0.84, height: 0.4 },
            quote: 'I took it to the desert. The ice was still there on the second day.',
            author: 'Marlene K.',
            rating: 4.5,
            starColor: '#ffb703',
            enter: { kind: 'slide-up', duration: msToTicks(240) },
            loop: 'float',
          },
        ),
        sticker(
          'review_card',
          'bare',
          { at: 0, for: 500 },
          {
            ...LETTERED,
            family: 'Noto Sans CJK SC',
            box: { x: 0.08, y: 0.55, width: 0.84, height: 0.3 },
            quote: '非常好用，朋友们都问我在哪里买的。',
            starColor: '#ffb703',
          },
        ),
      ]),
    ],
  }),
];

export const STICKER_DOCUMENTS: GoldenDocument[] = [...DRAWN, ...LETTERED_DOCUMENTS];
