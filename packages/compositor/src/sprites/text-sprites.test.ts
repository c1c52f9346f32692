import {
  type AnimatedTitleLayer,
  CAPTION_HIGHLIGHTS,
  type CaptionHighlight,
  type CaptionLayer,
  type CaptionSpec,
  TEXT_ANIMATIONS,
  type TextAnimation,
  type TextStyle,
  type TitleSpec,
  toRotation,
} from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { createFakeCanvas, type Mark } from '../fake-canvas.ts';
import { rasterizeSprite } from './rasterize-sprite.ts';
import type { PlacedSprite } from './place-part.ts';
import { createTextSprites } from './text-sprites.ts';

const STYLE: TextStyle = {
  family: 'Inter',
  weight: 800,
  size: 0.08,
  color: '#ffffff',
  align: 'center',
  uppercase: false,
  lineHeight: 1.2,
};

const TITLE: TitleSpec = {
  kind: 'title',
  key: 'title',
  width: 600,
  height: 240,
  scale: 1,
  text: 'Cold for a day, hot for a night',
  style: { ...STYLE, outline: { color: '#000000', width: 0.1 } },
  verticalAlign: 'middle',
  fontPx: 60,
};

const CARD: CaptionSpec = {
  kind: 'caption',
  key: 'card',
  width: 600,
  height: 200,
  scale: 1,
  words: ['It', 'keeps', 'coffee'].map((text) => ({ text, spaceAfter: true })),
  style: STYLE,
  highlight: { kind: 'pop', color: '#ffd23f' },
  verticalAlign: 'middle',
  fontPx: 60,
};

const POSE = { x: 100, y: 50, scale: 1, opacity: 1 };

function planTitle(animation: TextAnimation, changes: Partial<AnimatedTitleLayer> = {}): PlacedSprite[] {
  return createTextSprites(createFakeCanvas()).plan({
    kind: 'animated_title',
    sprite: TITLE,
    animation,
    enter: 1,
    exit: 0,
    elapsedMs: 900,
    ...POSE,
    ...changes,
  });
}

function planCard(kind: CaptionHighlight, changes: Partial<CaptionLayer> = {}): PlacedSprite[] {
  return createTextSprites(createFakeCanvas()).plan({
    kind: 'caption',
    sprite: { ...CARD, key: `card ${kind}`, highlight: { kind, color: '#ffd23f' } },
    active: 1,
    progress: 0.5,
    sinceWordMs: 1000,
    ...POSE,
    ...changes,
  });
}

function marksOf({ spec }: PlacedSprite): Mark[] {
  const canvas = createFakeCanvas();
  rasterizeSprite(canvas, spec);
  return canvas.marks;
}

const filled = (placed: PlacedSprite) => marksOf(placed).filter(({ kind }) => kind === 'fillText');
const textOf = (placed: PlacedSprite) =>
  filled(placed)
    .map(({ text }) => text)
    .join(' ');
/** Returns the texts drawn in a colour; the parts of a frame bottom first. */
const wordsIn = (sprites: PlacedSprite[], color: string) =>
  sprites
    .flatMap(filled)
    .filter(({ style }) => style === color)
    .map(({ text }) => text);

const NEVER_AT_REST: ReadonlySet<TextAnimation> = new Set(['wave', 'pulse', 'breathe', 'float'] as const);

describe('an animated title', () => {
  test.each(TEXT_ANIMATIONS.filter((animation) => !NEVER_AT_REST.has(animation)))(
    '%s rests as the title drawn as one sprite',
    (animation) => {
      const [only, ...more] = planTitle(animation);
      expect(more).toEqual([]);
      expect(only?.spec).toBe(TITLE);
      expect(only).toMatchObject({ rect: { x: 100, y: 50, width: 600, height: 240 }, opacity: 1 });
      expect(only).not.toHaveProperty('rotation');
      expect(only).not.toHaveProperty('shown');
    },
  );

  test.each(TEXT_ANIMATIONS)('%s shows nothing before it enters and after it exits', (animation) => {
    const sizeOf = (placed: PlacedSprite) => {
      const { left, top, right, bottom } = placed.shown ?? { left: 0, top: 0, right: 1, bottom: 1 };
      return placed.opacity * (right - left) * (bottom - top) * placed.rect.width * placed.rect.height;
    };
    const isCaret = (placed: PlacedSprite) => placed.spec.key.startsWith('caret');
    for (const moment of [{ enter: 0 }, { exit: 1 }]) {
      const shown = planTitle(animation, moment).filter((placed) => !isCaret(placed));
      expect(shown.reduce((sum, placed) => sum + sizeOf(placed), 0)).toBeLessThan(1);
    }
  });

  test.each(TEXT_ANIMATIONS)('%s moves without jumps', (animation) => {
    // Glyphs of the first three are either shown or hidden; the others shake.
    if (['typewriter', 'word-by-word', 'flicker', 'glitch', 'shake'].includes(animation)) return;
    const sprites = createTextSprites(createFakeCanvas());
    const plan = (enter: number) =>
      new Map(
        sprites
          .plan({
            kind: 'animated_title',
            sprite: TITLE,
            animation,
            enter,
            exit: 0,
            elapsedMs: 600 * enter,
            ...POSE,
          })
          .map((placed) => [placed.spec.key, placed]),
      );
    const center = ({ rect }: PlacedSprite) => rect.x + rect.width / 2;
    let before = plan(0.2);
    let [farthest, brightest] = [0, 0];
    for (let step = 1; step <= 160; step++) {
      const now = plan(0.2 + (0.79 * step) / 160);
      for (const [key, placed] of now) {
        const former = before.get(key);
        if (!former) continue;
        const moved = Math.abs(center(placed) - center(former)) + Math.abs(placed.rect.y - former.rect.y);
        farthest = Math.max(farthest, moved);
        brightest = Math.max(brightest, Math.abs(placed.opacity - former.opacity));
      }
      before = now;
    }
    expect(farthest).toBeLessThan(24);
    expect(brightest).toBeLessThan(0.2);
  });

  test('is drawn once for all its frames', () => {
    const sprites = createTextSprites(createFakeCanvas());
    const layer = { kind: 'animated_title', sprite: TITLE, animation: 'rise-letters', exit: 0, ...POSE } as const;
    const keysAt = (enter: number) =>
      sprites.plan({ ...layer, enter, elapsedMs: 1000 * enter }).map((placed) => placed.spec.key);
    const keys = new Set(Array.from({ length: 60 }, (_, frame) => keysAt((frame + 1) / 60)).flat());
    // Outline, fill and both together of each glyph, and the whole title.
    expect(keys.size).toBeLessThanOrEqual(24 * 3 + 1);
  });

  test('draws its outlines beneath all of its glyphs', () => {
    const sprites = planTitle('rise-letters', { exit: 1e-9 });
    const kinds = sprites.map((placed) => marksOf(placed).map(({ kind }) => kind));
    const lastOutline = kinds.findLastIndex((kind) => kind.includes('strokeText'));
    expect(kinds.slice(0, lastOutline).flat()).not.toContain('fillText');
  });

  test('moves, scales, rotates and fades as a whole, in addition to its parts', () => {
    const plain = planTitle('rise-words', { enter: 0.5 });
    const rotation = toRotation(90);
    const moved = planTitle('rise-words', {
      enter: 0.5,
      x: 140,
      scale: 2,
      opacity: 0.5,
      ...(rotation ? { rotation } : {}),
    });
    const center = ({ rect }: PlacedSprite) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
    for (const [index, placed] of moved.entries()) {
      const before = plain[index];
      if (!before) throw new Error('Both have the same parts');
      const from = center(before);
      // A rotation of 90 degrees about the middle of the text's box, twice as large.
      expect(center(placed).x).toBeCloseTo(440 - 2 * (from.y - 170), 6);
      expect(center(placed).y).toBeCloseTo(170 + 2 * (from.x - 400), 6);
      expect(placed.rect.width).toBeCloseTo(2 * before.rect.width, 6);
      expect(placed.opacity).toBeCloseTo(before.opacity / 2, 6);
    }
  });

  test('keeps words of joining scripts whole', () => {
    const sprite = { ...TITLE, key: 'arabic', text: 'مرحبا بالعالم' };
    const sprites = planTitle('rise-letters', { sprite, enter: 0.9 });
    const drawn = new Set(sprites.flatMap((placed) => filled(placed).map(({ text }) => text)));
    expect(drawn.size).toBe(2);
  });
});

describe('a caption', () => {
  test.each(CAPTION_HIGHLIGHTS)('%s is drawn once per word and state, not once per frame', (kind) => {
    const sprites = createTextSprites(createFakeCanvas());
    const sprite = { ...CARD, key: `card ${kind}`, highlight: { kind, color: '#ffd23f' } };
    const keys = new Set<string>();
    for (let frame = 0; frame < 90; frame++) {
      const active = Math.floor(frame / 30);
      const progress = (frame % 30) / 30;
      const layer = { kind: 'caption', sprite, active, progress, sinceWordMs: progress * 1000, ...POSE } as const;
      for (const { spec } of sprites.plan(layer)) keys.add(spec.key);
    }
    expect(keys.size).toBeLessThanOrEqual(3 * CARD.words.length);
  });

  test.each(CAPTION_HIGHLIGHTS.filter((kind) => kind !== 'single'))('%s keeps words in place', (kind) => {
    const placesAt = (active: number) => {
      const sprites = planCard(kind, { active, progress: 1 });
      return CARD.words.map(({ text }) => {
        const placed = sprites.find((each) => textOf(each) === text);
        return placed && Math.round(placed.rect.x + placed.rect.width / 2);
      });
    };
    const last = placesAt(2);
    expect(last).not.toContain(undefined);
    if (kind !== 'typewriter') expect(placesAt(0)).toEqual(last);
  });

  test('highlights the spoken word alone, and above its neighbours', () => {
    const sprites = planCard('pop');
    expect(wordsIn(sprites, '#ffd23f')).toEqual(['keeps']);
    expect(wordsIn(sprites, '#ffffff')).toEqual(['It', 'coffee']);
    expect(textOf(sprites.at(-1) as PlacedSprite)).toBe('keeps');
  });

  test.each(['pop', 'karaoke', 'bounce'] as const)(
    '%s lays the outlines of all words under the glyphs of all words',
    (kind) => {
      const style = { ...STYLE, outline: { color: '#000000', width: 0.18 } };
      const sprite = { ...CARD, key: `outlined ${kind}`, style, highlight: { kind, color: '#ffd23f' } };
      const kinds = planCard(kind, { sprite }).map((placed) => marksOf(placed).map((mark) => mark.kind));
      const lastOutline = kinds.findLastIndex((each) => each.includes('strokeText'));
      const firstGlyph = kinds.findIndex((each) => each.includes('fillText'));
      expect(lastOutline).toBeGreaterThanOrEqual(0);
      expect(lastOutline).toBeLessThan(firstGlyph);
    },
  );

  test.each(['pop', 'box', 'karaoke', 'marker', 'underline', 'bounce'] as const)(
    'leaves a plain word its colour, and unmarked (%s)',
    (kind) => {
      const words = CARD.words.map((word) => ({ ...word, isPlain: true }));
      const sprite = { ...CARD, key: `plain ${kind}`, words, highlight: { kind, color: '#ffd23f' } };
      const sprites = createTextSprites(createFakeCanvas()).plan({
        kind: 'caption',
        sprite,
        active: 1,
        progress: 0.5,
        sinceWordMs: 1000,
        ...POSE,
      });
      expect(sprites.flatMap(marksOf).filter(({ style }) => style === '#ffd23f')).toEqual([]);
      expect(sprites.map(textOf)).toContain('keeps');
    },
  );

  test('highlights nothing before the first word', () => {
    expect(wordsIn(planCard('pop', { active: -1, progress: 0 }), '#ffd23f')).toEqual([]);
  });

  test('karaoke fills the spoken words, and the current word by its progress', () => {
    const sprites = planCard('karaoke', { progress: 0.5 });
    const lit = sprites.filter((placed) => wordsIn([placed], '#ffd23f').length > 0);
    expect(lit.map(textOf)).toEqual(['It', 'keeps']);
    expect(lit[0]?.shown).toBeUndefined();
    // The sprite has equal margins on both sides of the word: its middle is the word's.
    expect(lit[1]?.shown?.left).toBe(0);
    expect(lit[1]?.shown?.right).toBeCloseTo(0.5, 1);
  });

  test('typewriter shows only the spoken text, glyph by glyph', () => {
    expect(planCard('typewriter', { active: -1 })).toEqual([]);
    const early = planCard('typewriter', { progress: 0.1 });
    const late = planCard('typewriter', { progress: 0.9 });
    expect(early.map(textOf)).toEqual(['It', 'keeps']);
    expect(early[1]?.shown?.right).toBeLessThan(0.5);
    expect(late[1]?.shown?.right).toBe(1);
  });

  test('single shows one word, larger than in the card', () => {
    const [only, ...more] = planCard('single');
    expect(more).toEqual([]);
    const height = (placed: PlacedSprite | undefined) => {
      const [mark] = placed ? filled(placed) : [];
      return mark ? mark.bottom - mark.top : 0;
    };
    expect(height(only)).toBeGreaterThan(1.3 * height(planCard('dim')[0]));
    expect(planCard('single', { active: -1 })).toEqual([]);
  });

  test('dim fades the other words', () => {
    const opacities = planCard('dim').map((placed) => [textOf(placed), placed.opacity]);
    expect(Object.fromEntries(opacities)).toEqual({ It: 0.72, coffee: 0.72, keeps: 1 });
  });

  test('bounce lets the spoken word jump and land', () => {
    const yAt = (sinceWordMs: number) => planCard('bounce', { sinceWordMs }).at(-1)?.rect.y ?? 0;
    expect(yAt(120)).toBeLessThan(yAt(1000) - 5);
    expect(yAt(0)).toBe(yAt(1000));
  });
});
