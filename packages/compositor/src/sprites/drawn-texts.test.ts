import {
  CAPTION_HIGHLIGHTS,
  type CaptionClip,
  evaluate,
  listFontUses,
  splitClusters,
  type StickerClip,
  type TimelineDocument,
  type TitleClip,
  toCoveredText,
} from '@reelwright/timeline';
import { expect, test } from 'vitest';
import type { CanvasHost, SpriteContext } from '../canvas-host.ts';
import { createFakeCanvas } from '../fake-canvas.ts';
import { rasterizeSprite } from './rasterize-sprite.ts';
import { createTextSprites } from './text-sprites.ts';

/**
 * Emoji of all kinds, scripts that no face has, symbols, private and control characters, ideographs of all planes,
 * stacked marks.
 */
const TEXT =
  '❤\ufe0f\u200d🔥 ✅ 1\ufe0f\u20e3 🇩🇪 ™\ufe0f ★→° ➜ ŉ สวัส سلام न 𝗕 龘𠮷\u{2ffff} \ue000\u0007\ud800 q\u0323\u1ab0 Điện \u{1fbff}';
const FAMILY = 'Shrikhand';

const still = { kind: 'none', duration: 0 } as const;
const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.3 };
const base = { start: 0, duration: 120_000, box, enter: still, exit: still } as const;
const lettered = { ...base, family: FAMILY, background: '#112233', color: '#ffffff' } as const;
const style = {
  family: FAMILY,
  weight: 700,
  size: 0.1,
  color: '#ffffff',
  align: 'center',
  uppercase: true,
  lineHeight: 1.2,
  letterSpacing: 0.1,
  outline: { color: '#000000', width: 0.1 },
} as const;

const TITLE: TitleClip = {
  ...base,
  kind: 'title',
  id: 'title',
  text: TEXT,
  style,
  verticalAlign: 'middle',
  animation: { style: 'fade-letters', enterDuration: 60_000, exitDuration: 0 },
};
const CAPTIONS = CAPTION_HIGHLIGHTS.map(
  (kind): CaptionClip => ({
    ...base,
    kind: 'caption',
    id: kind,
    words: TEXT.split(' ').map((text, index) => ({
      id: `${index}`,
      text,
      start: index * 1000,
      end: (index + 1) * 1000,
      spaceAfter: true,
    })),
    style,
    highlight: { kind, color: '#ff0000' },
    verticalAlign: 'bottom',
  }),
);
const short = TEXT.slice(0, 16);
const STICKERS: StickerClip[] = [
  { kind: 'price_tag', id: 'price', ...lettered, price: TEXT, originalPrice: TEXT },
  { kind: 'cta', id: 'cta', ...lettered, text: TEXT },
  { kind: 'label', id: 'label', ...lettered, text: TEXT, shape: 'pill' },
  { kind: 'discount_badge', id: 'badge', ...lettered, text: short, caption: short, shape: 'burst' },
  { kind: 'rating', id: 'rating', ...lettered, value: 4.5, text: TEXT, starColor: '#ffcc00', emptyColor: '#888888' },
  { kind: 'countdown', id: 'clock', ...lettered, fromS: 90, style: 'clock' },
  { kind: 'review_card', id: 'card', ...lettered, quote: TEXT, author: 'élise สวัส', rating: 5, starColor: '#ffcc00' },
  { kind: 'review_card', id: 'question', ...lettered, quote: TEXT, mark: 'question', starColor: '#ffcc00' },
  {
    kind: 'bullet_list',
    id: 'list',
    ...lettered,
    weight: 500,
    items: [TEXT],
    mark: 'number',
    markColor: '#ff0000',
    size: 0.1,
  },
];

function documentOf(clip: TitleClip | CaptionClip | StickerClip): TimelineDocument {
  return {
    version: 3,
    canvas: { width: 1080, height: 1920, background: '#000000' },
    frameRate: { num: 30, den: 1 },
    duration: base.duration,
    media: {},
    script: [],
    tracks: [
      clip.kind === 'title' || clip.kind === 'caption'
        ? { kind: 'text', id: 'texts', clips: [clip] }
        : { kind: 'sticker', id: 'stickers', clips: [clip] },
    ],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 },
  };
}

interface CanvasText {
  text: string;
  /** Under the names registered by hosts, in the order of lookup. */
  faces: string[];
  language: string;
}

/** Returns every text that a canvas measures or draws for a document. */
function listCanvasTexts(document: TimelineDocument): CanvasText[] {
  const texts: CanvasText[] = [];
  const fake = createFakeCanvas();
  const host: CanvasHost = {
    createContext: (width, height): SpriteContext =>
      new Proxy(fake.createContext(width, height), {
        get(context, name: keyof SpriteContext) {
          if (name !== 'fillText' && name !== 'strokeText' && name !== 'measureText') return context[name];
          return (text: string, x: number, y: number) => {
            const faces = Array.from(context.font.matchAll(/"([^"]+)"/g), ([, face = '']) => face);
            texts.push({ text, faces, language: context.lang });
            return name === 'measureText' ? context.measureText(text) : context[name](text, x, y);
          };
        },
        set: (context, name: keyof SpriteContext, value) => Reflect.set(context, name, value),
      }),
  };
  const sprites = createTextSprites(host);
  for (const tick of [0, 40_000, 100_000]) {
    for (const layer of evaluate(document, tick).layers) {
      if (layer.kind === 'animated_title' || layer.kind === 'caption')
        for (const { spec } of sprites.plan(layer)) rasterizeSprite(host, spec);
      else if (layer.kind === 'sprite' && layer.sprite.kind !== 'logo') rasterizeSprite(host, layer.sprite);
    }
  }
  return texts;
}

test.each([TITLE, ...CAPTIONS, ...STICKERS])(
  'whatever a $kind ($id) says, each character that a canvas sees is in a face that it names and has been given',
  (clip) => {
    const document = documentOf(clip);
    const given = new Map(listFontUses(document).map(({ family, weight, text }) => [`${family} ${weight}`, text]));
    const texts = listCanvasTexts(document);
    expect(texts.length).toBeGreaterThan(0);
    const isGiven = (cluster: string, faces: readonly string[]) =>
      faces.some((face) => [...cluster].every((character) => given.get(face)?.includes(character)));
    for (const { text, faces, language } of texts) {
      expect(language).toBe('en');
      const family = faces[0]?.replace(/ \d+$/, '') ?? '';
      expect(toCoveredText(text, family)).toBe(text);
      const missing = splitClusters(text).filter(
        (cluster) => !/^[\u200b-\u200d]$/u.test(cluster) && !isGiven(cluster, faces),
      );
      expect(missing).toEqual([]);
    }
  },
);
