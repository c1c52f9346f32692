import { evaluate, listFontFaces, type StickerClip, type TimelineDocument, toCanvasFont } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import type { CanvasHost, SpriteContext } from '../canvas-host.ts';
import { createFakeCanvas } from '../fake-canvas.ts';
import { rasterizeSprite } from './rasterize-sprite.ts';

const still = { kind: 'none', duration: 0 } as const;
const base = {
  start: 0,
  duration: 120_000,
  box: { x: 0.1, y: 0.1, width: 0.8, height: 0.3 },
  enter: still,
  exit: still,
} as const;
const lettered = { ...base, family: 'Inter', background: '#112233', color: '#ffffff' } as const;

const STICKERS: StickerClip[] = [
  { kind: 'price_tag', id: 'price', ...lettered, price: '$19', originalPrice: '$29' },
  { kind: 'cta', id: 'cta', ...lettered, text: 'Buy' },
  { kind: 'label', id: 'label', ...lettered, text: 'NEW', shape: 'pill' },
  { kind: 'discount_badge', id: 'badge', ...lettered, text: '-30%', caption: 'OFF', shape: 'burst' },
  { kind: 'rating', id: 'rating', ...lettered, value: 4.5, text: '4.5', starColor: '#ffcc00', emptyColor: '#888888' },
  { kind: 'countdown', id: 'clock', ...lettered, fromS: 90, style: 'clock' },
  { kind: 'countdown', id: 'number', ...lettered, fromS: 9, style: 'number' },
  { kind: 'review_card', id: 'card', ...lettered, quote: 'Great', author: 'Ann', rating: 5, starColor: '#ffcc00' },
  { kind: 'review_card', id: 'quote', ...lettered, quote: 'Great', author: 'Ann', starColor: '#ffcc00' },
  {
    kind: 'bullet_list',
    id: 'list',
    ...base,
    family: 'Inter',
    color: '#ffffff',
    weight: 500,
    items: ['One'],
    mark: 'number',
    markColor: '#ff0000',
    size: 0.1,
  },
];

function documentOf(sticker: StickerClip): TimelineDocument {
  return {
    version: 3,
    canvas: { width: 1080, height: 1920, background: '#000000' },
    frameRate: { num: 30, den: 1 },
    duration: base.duration,
    media: {},
    script: [],
    tracks: [{ kind: 'sticker', id: 'stickers', clips: [sticker] }],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 },
  };
}

/** Removes the size from a font. */
const familiesOf = (font: string) => font.replace(/^\S+ /, '');

/** Returns the `context.font` of everything that is drawn. */
function listFontsInUse(sticker: StickerClip): Set<string> {
  const fonts = new Set<string>();
  const fake = createFakeCanvas();
  const host: CanvasHost = {
    createContext: (width, height): SpriteContext =>
      new Proxy(fake.createContext(width, height), {
        get(context, name: keyof SpriteContext) {
          if (name === 'fillText' || name === 'strokeText') fonts.add(familiesOf(context.font));
          return context[name];
        },
      }),
  };
  for (const layer of evaluate(documentOf(sticker), 0).layers) {
    if (layer.kind === 'sprite' && layer.sprite.kind !== 'logo') rasterizeSprite(host, layer.sprite);
  }
  return fonts;
}

test.each(STICKERS)('a $kind is drawn in faces that its document lists', (sticker) => {
  const needed = new Set(
    listFontFaces(documentOf(sticker)).map((face) => familiesOf(toCanvasFont({ ...face, sizePx: 1 }))),
  );
  const used = [...listFontsInUse(sticker)];
  expect(used).not.toEqual([]);
  expect(used.filter((font) => !needed.has(font))).toEqual([]);
});
