import type { SpriteSpec, TextStyle } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { createFakeCanvas, type Mark } from '../fake-canvas.ts';
import { rasterizeSprite } from './rasterize-sprite.ts';

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

type DrawnSpec = Parameters<typeof rasterizeSprite>[1];

function draw(spec: DrawnSpec): Mark[] {
  const canvas = createFakeCanvas();
  rasterizeSprite(canvas, spec);
  return canvas.marks;
}

const title = (text: string, changes: Partial<Extract<SpriteSpec, { kind: 'title' }>> = {}): DrawnSpec => ({
  kind: 'title',
  key: text,
  width: 600,
  height: 240,
  text,
  style: STYLE,
  verticalAlign: 'middle',
  fontPx: 80,
  ...changes,
});

const caption = (words: string[], active: number, kind: 'pop' | 'box' = 'pop'): DrawnSpec => ({
  kind: 'caption',
  key: words.join(' '),
  width: 600,
  height: 200,
  words: words.map((text) => ({ text, spaceAfter: true })),
  active,
  style: STYLE,
  highlight: { kind, color: '#ffd23f' },
  verticalAlign: 'middle',
  fontPx: 72,
});

const longWords = 'Thermally insulated stainless-steel drinking bottles for extraordinarily long expeditions';

const specs: [string, DrawnSpec][] = [
  ['a short title', title('New')],
  ['a long title', title(longWords.repeat(3))],
  ['a title of one endless word', title('x'.repeat(200))],
  ['a Chinese title', title('全天冰爽的保温杯，通勤露营都好用！'.repeat(4))],
  ['a title at the top left', title(longWords, { verticalAlign: 'top', style: { ...STYLE, align: 'left' } })],
  ['a title at the bottom right', title(longWords, { verticalAlign: 'bottom', style: { ...STYLE, align: 'right' } })],
  ['a caption', caption(longWords.split(' '), 2)],
  ['a caption with its first word lifted', caption(['Extraordinary', 'things'], 0)],
  ['a caption with a boxed word', caption(longWords.split(' '), 1, 'box')],
  [
    'a price tag',
    {
      kind: 'price_tag',
      key: 'tag',
      width: 540,
      height: 144,
      price: '$1,234,567.89',
      originalPrice: '$2,234,567.89',
      family: 'Inter',
      background: '#ff0000',
      color: '#ffffff',
    },
  ],
  [
    'a button',
    {
      kind: 'cta',
      key: 'cta',
      width: 712,
      height: 134,
      text: 'Order yours before the end of the week, while stocks last',
      family: 'Inter',
      background: '#ffffff',
      color: '#000000',
    },
  ],
];

describe('nothing is drawn outside the sprite', () => {
  test.each(specs)('%s', (_name, spec) => {
    const marks = draw(spec);
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      expect(mark.left).toBeGreaterThanOrEqual(0);
      expect(mark.top).toBeGreaterThanOrEqual(0);
      expect(mark.right).toBeLessThanOrEqual(spec.width);
      expect(mark.bottom).toBeLessThanOrEqual(spec.height);
    }
  });
});

describe('captions', () => {
  const textsIn = (marks: Mark[], style: string) =>
    marks.filter((mark) => mark.kind === 'fillText' && mark.style === style).map((mark) => mark.text);

  test('the spoken word alone has the highlight, and is drawn last', () => {
    const marks = draw(caption(['cold', 'all', 'day'], 1));
    expect(textsIn(marks, '#ffd23f')).toEqual(['all']);
    expect(textsIn(marks, '#ffffff')).toEqual(['cold', 'day']);
    expect(marks.at(-1)?.text).toBe('all');
  });

  test('words stand still when another one is spoken', () => {
    const placesOf = (active: number) => {
      const marks = draw(caption(['cold', 'all', 'day'], active)).filter((mark) => mark.kind === 'fillText');
      return ['cold', 'all', 'day'].map((word) => {
        const mark = marks.find(({ text }) => text === word);
        return mark && Math.round((mark.left + mark.right) * 1000);
      });
    };
    expect(placesOf(1)).toEqual(placesOf(0));
    expect(placesOf(-1)).toEqual(placesOf(0));
  });

  test('no word is spoken before the first', () => {
    expect(textsIn(draw(caption(['cold', 'all'], -1)), '#ffd23f')).toEqual([]);
  });
});

test('a former price is struck through', () => {
  const marks = draw(specs.find(([name]) => name === 'a price tag')?.[1] ?? title('none'));
  const old = marks.find((mark) => mark.text === '$2,234,567.89');
  const line = marks.find((mark) => mark.kind === 'stroke');
  expect(line?.left).toBeLessThan(old?.left ?? 0);
  expect(line?.right).toBeGreaterThan(old?.right ?? 0);
});

test('lines of a title are broken between words and evenly', () => {
  const marks = draw(title('Cold for a day and hot for a night', { height: 400 }));
  const lines = marks.filter((mark) => mark.kind === 'fillText');
  expect(lines.map((mark) => mark.text).join(' ')).toBe('Cold for a day and hot for a night');
  const widths = lines.map((mark) => mark.right - mark.left);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
});
