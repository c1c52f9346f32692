import { MASK_SHAPES, type StickerSpec, type TextStyle, type TitleSpec } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { createFakeCanvas, type Mark } from '../fake-canvas.ts';
import { type DrawnSpec, rasterizeSprite } from './rasterize-sprite.ts';

const STYLE: TextStyle = {
  family: 'Inter',
  weight: 800,
  size: 0.08,
  color: '#ffffff',
  outline: { color: '#000000', width: 0.16 },
  align: 'center',
  uppercase: false,
  lineHeight: 1.2,
};

function draw(spec: DrawnSpec): Mark[] {
  const canvas = createFakeCanvas();
  rasterizeSprite(canvas, spec);
  return canvas.marks;
}

const title = (text: string, changes: Partial<TitleSpec> = {}): TitleSpec => ({
  kind: 'title',
  key: text,
  width: 600,
  height: 240,
  scale: 1,
  text,
  style: STYLE,
  verticalAlign: 'middle',
  fontPx: 80,
  ...changes,
});

const longWords = 'Thermally insulated stainless-steel drinking bottles for extraordinarily long expeditions';
const german = 'Temperaturbeständigkeitsgarantie und Versandkostenrückerstattung';
const chinese = '全天冰爽的保温杯，通勤露营都好用！';

const titles: [string, TitleSpec][] = [
  ['a short title', title('New')],
  ['a long title', title(longWords.repeat(3))],
  ['a title of one endless word', title('x'.repeat(200))],
  ['a Chinese title', title(chinese.repeat(4))],
  ['a title at the top left', title(longWords, { verticalAlign: 'top', style: { ...STYLE, align: 'left' } })],
  ['a title at the bottom right', title(longWords, { verticalAlign: 'bottom', style: { ...STYLE, align: 'right' } })],
  [
    'a title with a long shadow',
    title(longWords, { style: { ...STYLE, shadow: { color: '#000000', opacity: 1, x: 0.5, y: -0.5 } } }),
  ],
  ['a widely spaced title', title(longWords.toUpperCase(), { style: { ...STYLE, letterSpacing: 0.6 } })],
  [
    'a title on plates with a marker',
    title(longWords, {
      style: { ...STYLE, plate: { color: '#000000', opacity: 0.5, radius: 0.2, padding: 0.3 } },
      emphasis: { text: 'stainless-steel drinking', color: '#ffd23f', kind: 'marker' },
    }),
  ],
  [
    'an underlined title',
    title('Below', { verticalAlign: 'bottom', emphasis: { text: 'Below', color: '#ffd23f', kind: 'underline' } }),
  ],
];

type LookOf<T> = T extends unknown ? Omit<T, 'key' | 'width' | 'height' | 'scale'> : never;
type Look = LookOf<Exclude<StickerSpec, { kind: 'logo' }>>;

const face = { family: 'Inter', background: '#ff0000', color: '#ffffff' } as const;
const fill = { from: '#ff0000', fromOpacity: 1, to: '#0000ff', toOpacity: 1 } as const;
const texts = ['OK', longWords, german, chinese];
const each = <T>(values: readonly T[], toLook: (value: T) => Look): Look[] => values.map(toLook);
const words = (toLook: (text: string) => Look): Look[] => each(texts, toLook);

const looks: Record<Look['kind'], Look[]> = {
  price_tag: [
    { kind: 'price_tag', ...face, price: '$9' },
    { kind: 'price_tag', ...face, price: '$1,234,567.89', originalPrice: '$2,234,567.89' },
  ],
  cta: (['rounded', 'pill', 'square', 'outline'] as const).flatMap((shape) =>
    words((text) => ({ kind: 'cta', ...face, text, shape })),
  ),
  shape: (['rect', ...MASK_SHAPES] as const)
    .filter((shape) => shape !== 'rounded')
    .flatMap((shape) =>
      each(['down', 'right', 'diagonal'] as const, (direction) => ({
        kind: 'shape',
        shape,
        fill: { ...fill, direction },
        radius: 0.2,
      })),
    ),
  discount_badge: (['burst', 'circle', 'tag', 'ribbon'] as const).flatMap((shape) => [
    { kind: 'discount_badge', ...face, text: '-30%', shape },
    { kind: 'discount_badge', ...face, text: '5折', caption: '限时特惠限时特惠', shape },
    { kind: 'discount_badge', ...face, text: 'SOMMERSCHLUSSVK', caption: 'NUR HEUTE', shape },
  ]),
  rating: [
    { kind: 'rating', family: 'Inter', value: 4.6, starColor: '#ffb400', emptyColor: '#cccccc', color: '#000000' },
    {
      kind: 'rating',
      family: 'Inter',
      value: 5,
      text: '4.8 (1.204 Kundenbewertungen insgesamt)',
      starColor: '#ffb400',
      emptyColor: '#cccccc',
      color: '#000000',
    },
  ],
  arrow: (['straight', 'curved', 'hand'] as const).flatMap((style) =>
    each([0, 30, 90, 135, 180, 250, 315], (direction) => ({ kind: 'arrow', style, direction, color: '#ff0000' })),
  ),
  countdown: (['clock', 'number'] as const).flatMap((style) =>
    each([0, 59, 3599, 359_999], (secondsLeft) => ({ kind: 'countdown', ...face, style, secondsLeft })),
  ),
  progress_bar: [{ kind: 'progress_bar', part: 'track', radius: 0.5, color: '#ff0000' }],
  bullet_list: (['check', 'cross', 'dot', 'number', 'plus', 'star', 'none'] as const).flatMap((mark) =>
    each([0, 1, 2, 3], (item) => ({
      kind: 'bullet_list',
      family: 'Inter',
      weight: 700,
      items: texts,
      item,
      mark,
      color: '#000000',
      markColor: '#00aa00',
      fontPx: 60,
      ...(item % 2 === 0 ? {} : { plate: { color: '#ffffff', opacity: 1 } }),
    })),
  ),
  review_card: words((quote) => ({
    kind: 'review_card',
    ...face,
    quote,
    author: 'Maximilian Oberhuber-Schmidtkowski',
    ...(quote === chinese ? {} : { rating: 4.5 }),
    starColor: '#ffb400',
  })),
  label: (['pill', 'square', 'tag', 'outline', 'bubble'] as const).flatMap((shape) =>
    words((text) => ({ kind: 'label', ...face, text, shape })),
  ),
  doodle: each(
    ['ring', 'underline', 'squiggle', 'sparkles', 'check', 'cross', 'heart', 'star', 'lightning', 'rays'] as const,
    (drawing) => ({ kind: 'doodle', drawing, color: '#ff0000' }),
  ),
  chevrons: each([0, 1, 2], (chevron) => ({ kind: 'chevrons', color: '#ff0000', chevron })),
};

const boxes = [
  { width: 640, height: 120 },
  { width: 300, height: 300 },
  { width: 160, height: 420 },
];

function expectInside(spec: DrawnSpec): void {
  // Clearing and clipping operations may exceed the edge.
  const marks = draw(spec).filter(({ operation }) => operation === 'source-over' || operation === 'destination-over');
  expect(marks.length).toBeGreaterThan(0);
  expect(Math.min(...marks.map(({ left }) => left))).toBeGreaterThanOrEqual(-1e-6);
  expect(Math.min(...marks.map(({ top }) => top))).toBeGreaterThanOrEqual(-1e-6);
  expect(Math.max(...marks.map(({ right }) => right))).toBeLessThanOrEqual(spec.width + 1e-6);
  expect(Math.max(...marks.map(({ bottom }) => bottom))).toBeLessThanOrEqual(spec.height + 1e-6);
}

describe('nothing is drawn outside the sprite, for any text and any box', () => {
  test.each(titles)('%s', (_name, spec) => expectInside(spec));
  test.each(Object.keys(looks) as Look['kind'][])('%s', (kind) => {
    for (const [index, look] of looks[kind].entries())
      for (const box of boxes) expectInside({ ...look, ...box, key: `${kind} ${index}`, scale: 1 });
  });
});

const textMarks = (marks: Mark[]) => marks.filter((mark) => mark.kind === 'fillText');
const look = (spec: Look, box: { width: number; height: number }): DrawnSpec => ({
  ...spec,
  ...box,
  key: 'one',
  scale: 1,
});

test('a former price is struck through', () => {
  const price = { kind: 'price_tag', ...face, price: '$19', originalPrice: '$29' } as const;
  const marks = draw(look(price, { width: 600, height: 160 }));
  const old = marks.find((mark) => mark.text === '$29');
  const line = marks.find((mark) => mark.kind === 'stroke');
  expect(line?.left).toBeLessThan(old?.left ?? 0);
  expect(line?.right).toBeGreaterThan(old?.right ?? 0);
});

test('a price on a block stands within its colour', () => {
  const price = { kind: 'price_tag', ...face, price: '$19', originalPrice: '$29', shape: 'block' } as const;
  const marks = draw(look(price, { width: 600, height: 220 }));
  const block = marks.find((mark) => mark.kind === 'fill' && mark.style === face.background);
  expect(textMarks(marks)).toHaveLength(2);
  for (const text of textMarks(marks)) {
    expect(text.left).toBeGreaterThan(block?.left ?? Infinity);
    expect(text.right).toBeLessThan(block?.right ?? 0);
    expect(text.top).toBeGreaterThan(block?.top ?? Infinity);
    expect(text.bottom).toBeLessThan(block?.bottom ?? 0);
  }
});

test('the lines of a list share one size and one left edge, one below the other', () => {
  const list = { kind: 'bullet_list', family: 'Inter', weight: 700, mark: 'check', fontPx: 60 } as const;
  const items = ['Cold', german, 'Leakproof'];
  const rows = items.map((_, item) => {
    const spec = { ...list, items, item, color: '#000000', markColor: '#00aa00' };
    return textMarks(draw(look(spec, { width: 500, height: 500 })));
  });
  const heights = rows.flat().map(({ top, bottom }) => Math.round((bottom - top) * 100));
  expect(new Set(heights).size).toBe(1);
  expect(new Set(rows.map(([first]) => Math.round((first?.left ?? 0) * 100))).size).toBe(1);
  for (const [index, row] of rows.slice(1).entries())
    expect(Math.min(...row.map(({ top }) => top))).toBeGreaterThan(
      Math.max(...(rows[index] ?? []).map(({ bottom }) => bottom)),
    );
});

describe('a countdown', () => {
  const shown = (secondsLeft: number) =>
    textMarks(draw(look({ kind: 'countdown', ...face, style: 'clock', secondsLeft }, { width: 600, height: 160 })));

  test('shows minutes and seconds, and hours if there are any', () => {
    expect(
      shown(754)
        .map(({ text }) => text)
        .join(''),
    ).toBe('1234');
    expect(
      shown(3 * 3600 + 5)
        .map(({ text }) => text)
        .join(''),
    ).toBe('030005');
  });

  test('keeps its digits in place', () => {
    const places = (secondsLeft: number) => shown(secondsLeft).map(({ left, right }) => left + right);
    expect(places(711)).toEqual(places(688));
  });
});

test('stars are filled up to the value', () => {
  const colors = { starColor: '#ffb400', emptyColor: '#cccccc', color: '#000000' };
  const marks = draw(look({ kind: 'rating', family: 'Inter', value: 3.5, ...colors }, { width: 600, height: 100 }));
  expect(marks.map(({ style }) => style)).toEqual(['#ffb400', '#ffb400', '#ffb400', 'gradient', '#cccccc']);
});

describe('a title', () => {
  const texts = (spec: TitleSpec) => textMarks(draw(spec)).map(({ text }) => text);

  test('is broken between words, into balanced lines', () => {
    const marks = textMarks(draw(title('Cold for a day and hot for a night', { height: 400 })));
    expect(marks.map(({ text }) => text).join(' ')).toBe('Cold for a day and hot for a night');
    const lines = Map.groupBy(marks, ({ top }) => Math.round(top));
    const widths = [...lines.values()].map(
      (line) => Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
  });

  test('has the same lines in a small preview, scaled down', () => {
    const spec = title(longWords, { width: 601 - 1, height: 242 });
    const whole = textMarks(draw(spec));
    const layout = { width: spec.width, height: spec.height };
    const half = textMarks(draw({ ...spec, width: 300, height: 122, scale: 0.5, layout }));
    expect(half.map(({ text }) => text)).toEqual(whole.map(({ text }) => text));
    for (const [index, mark] of half.entries()) {
      expect(mark.left).toBeCloseTo((whole[index]?.left ?? 0) / 2, 6);
      // The sprite's height is rounded to even pixels: the text stays in its middle.
      expect(mark.top).toBeCloseTo((whole[index]?.top ?? 0) / 2 + 0.5, 6);
    }
  });

  test('emphasises whole words only, at every occurrence', () => {
    const emphasis = { text: 'ice', color: '#ff0000', kind: 'color' } as const;
    const marks = textMarks(draw(title('Nice ice, no price: ice!', { emphasis })));
    expect(marks.filter(({ style }) => style === '#ff0000').map(({ text }) => text)).toEqual(['ice', 'ice']);
  });

  test('emphasises a number and its unit, which an unbreakable space holds together', () => {
    const emphasis = { text: '12 oz', color: '#ff0000', kind: 'color' } as const;
    const marks = textMarks(draw(title('It holds 12\u00a0oz', { emphasis })));
    expect(marks.filter(({ style }) => style === '#ff0000').map(({ text }) => text)).toEqual(['12\u00a0oz']);
  });

  test('emphasises a part of Chinese, which has no spaces', () => {
    const emphasis = { text: '保温', color: '#ff0000', kind: 'color' } as const;
    const marks = textMarks(draw(title('全天保温杯', { emphasis })));
    expect(
      marks
        .filter(({ style }) => style === '#ff0000')
        .map(({ text }) => text)
        .join(''),
    ).toBe('保温');
  });

  test('keeps words of joining scripts in one piece, at any letter spacing', () => {
    const style = { ...STYLE, letterSpacing: 0.5 };
    expect(texts(title('नमस्ते', { style }))).toEqual(['नमस्ते']);
    expect(texts(title('e\u0301te\u0301', { style }))).toEqual(['e\u0301', 't', 'e\u0301']);
  });

  test('runs from right to left if its script does', () => {
    const [first, second] = textMarks(draw(title('שלום עולם', { width: 900 })));
    expect(first?.text).toContain('שלום');
    expect(first?.left).toBeGreaterThan(second?.right ?? 0);
  });
});
