import { msToTicks } from '@reelwright/timeline';
import { background } from './backgrounds.ts';
import { gridBoxes, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, LANDSCAPE, SQUARE } from './golden-document.ts';
import { showInRows, sticker, stickerTracks } from './sticker-clips.ts';

const LETTERED = { family: 'Inter', background: '#ff5a36', color: '#ffffff' } as const;

const buttons = showInRows(
  [undefined, 'rounded', 'pill', 'square', 'outline'] as const,
  { columns: 1, stepMs: 160 },
  (shape, when) =>
    sticker('cta', `cta-${shape ?? 'plain'}`, when, {
      ...LETTERED,
      box: { x: 0.1, y: 0.3, width: 0.8, height: 0.2 },
      text: 'Shop now',
      ...(shape ? { shape, isFull: shape === 'square' } : {}),
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

/** Stickers with glyphs. */
export const LETTERED_STICKER_DOCUMENTS: GoldenDocument[] = [
  describeGolden({
    name: 'sticker-buttons',
    size: SQUARE,
    durationMs: buttons.durationMs,
    tracks: [background(buttons.durationMs), ...buttons.tracks],
  }),
  describeGolden({
    name: 'sticker-discount-badges',
    size: LANDSCAPE,
    durationMs: badges.durationMs,
    tracks: [background(badges.durationMs), ...badges.tracks],
  }),
  describeGolden({
    name: 'sticker-labels',
    size: SQUARE,
    durationMs: labels.durationMs,
    tracks: [background(labels.durationMs), ...labels.tracks],
  }),
  describeGolden({
    name: 'sticker-prices-and-ratings',
    size: SQUARE,
    durationMs: 500,
    tracks: [
      background(500),
      ...stickerTracks([
        sticker(
          'price_tag',
          'reduced',
          { at: 0, for: 500 },
          {
            ...LETTERED,
            box: { x: 0.05, y: 0.05, width: 0.7, height: 0.2 },
            price: '$19.99',
            originalPrice: '$29.99',
            shape: 'plain',
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
            shape: 'tag',
          },
        ),
        sticker(
          'price_tag',
          'block',
          { at: 0, for: 500 },
          { ...LETTERED, box: { x: 0.02, y: 0.3, width: 0.26, height: 0.15 }, price: '$8', shape: 'block' },
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
      background(1600),
      ...stickerTracks([
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
      tracks: stickerTracks(
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
      background(500),
      ...stickerTracks([
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
            box: { x: 0.08, y: 0.5, width: 0.84, height: 0.22 },
            quote: '非常好用，朋友们都问我在哪里买的。',
            starColor: '#ffb703',
          },
        ),
        sticker(
          'review_card',
          'question',
          { at: 0, for: 500 },
          {
            ...LETTERED,
            background: '#ffffff',
            color: '#20242c',
            box: { x: 0.08, y: 0.75, width: 0.84, height: 0.22 },
            quote: 'How many cups have you reheated today?',
            mark: 'question',
            starColor: '#e85d04',
          },
        ),
      ]),
    ],
  }),
];
