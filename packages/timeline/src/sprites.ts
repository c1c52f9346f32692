import type { CaptionClip, StickerClip, TextClip, TimelineDocument } from './document.ts';
import type { PixelRect, SpriteSpec } from './frame.ts';
import { type Size, toPixelRect } from './picture-motion.ts';
import { stableStringify } from './stable-stringify.ts';

export type SpriteClip = TextClip | StickerClip;

type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;

const toEven = (pixels: number) => 2 * Math.round(pixels / 2);

/** Where a sprite rests. Whole and even pixels: there it is painted without resampling, in luma and chroma. */
export function spriteRect(clip: SpriteClip, canvas: Size): PixelRect {
  const box = toPixelRect(clip.box, canvas);
  return {
    x: toEven(box.x),
    y: toEven(box.y),
    width: Math.max(2, toEven(box.width)),
    height: Math.max(2, toEven(box.height)),
  };
}

/** The word of a caption that is lit at a tick: the last one that began, until the next begins; -1 before the first. */
function activeWord(clip: CaptionClip, tick: number): number {
  return clip.words.findLastIndex((word) => word.start <= tick);
}

function describeSprite(clip: SpriteClip, canvas: Size, active: number): WithoutKey<SpriteSpec> {
  const { width, height } = spriteRect(clip, canvas);
  const shorterSide = Math.min(canvas.width, canvas.height);
  switch (clip.kind) {
    case 'title':
      return {
        kind: 'title',
        width,
        height,
        text: clip.text,
        style: clip.style,
        verticalAlign: clip.verticalAlign,
        fontPx: Math.max(1, Math.round(clip.style.size * shorterSide)),
      };
    case 'caption':
      return {
        kind: 'caption',
        width,
        height,
        words: clip.words.map(({ text, spaceAfter }) => ({ text, spaceAfter })),
        active,
        style: clip.style,
        highlight: clip.highlight,
        verticalAlign: clip.verticalAlign,
        fontPx: Math.max(1, Math.round(clip.style.size * shorterSide)),
      };
    case 'price_tag':
      return {
        kind: 'price_tag',
        width,
        height,
        price: clip.price,
        originalPrice: clip.originalPrice,
        family: clip.family,
        background: clip.background,
        color: clip.color,
      };
    case 'cta':
      return {
        kind: 'cta',
        width,
        height,
        text: clip.text,
        family: clip.family,
        background: clip.background,
        color: clip.color,
      };
    case 'logo':
      return { kind: 'logo', width, height, media: clip.media };
    case 'shape':
      return { kind: 'shape', width, height, ...clip.fill, radiusPx: clip.radius * Math.min(width, height) };
  }
}

function specOf(clip: SpriteClip, canvas: Size, active: number): SpriteSpec {
  const spec = describeSprite(clip, canvas, active);
  return { key: stableStringify(spec), ...spec };
}

/** What a text or sticker looks like at a tick. The key is the whole look as text, so equal looks share one raster. */
export function spriteAt(clip: SpriteClip, tick: number, canvas: Size): SpriteSpec {
  return specOf(clip, canvas, clip.kind === 'caption' ? activeWord(clip, tick) : -1);
}

export interface TickRange {
  start: number;
  end: number;
}

/** The looks of one clip in order, each with when it shows. */
function looksOf(clip: SpriteClip, canvas: Size): { spec: SpriteSpec; range: TickRange }[] {
  const end = clip.start + clip.duration;
  if (clip.kind !== 'caption') return [{ spec: specOf(clip, canvas, -1), range: { start: clip.start, end } }];
  const changes = [
    clip.start,
    ...clip.words.map((word) => word.start).filter((start) => start > clip.start && start < end),
    end,
  ];
  return changes.flatMap((start, index) => {
    const next = changes[index + 1];
    return next === undefined || next <= start
      ? []
      : [{ spec: spriteAt(clip, start, canvas), range: { start, end: next } }];
  });
}

/** Every distinct sprite of a document with the ranges in which it shows (end exclusive), in order of first showing. */
export function listSprites(document: TimelineDocument): { spec: SpriteSpec; ranges: TickRange[] }[] {
  const sprites = new Map<string, { spec: SpriteSpec; ranges: TickRange[] }>();
  const looks = document.tracks.flatMap((track) =>
    track.kind === 'text' || track.kind === 'sticker'
      ? track.clips.flatMap((clip) => looksOf(clip, document.canvas))
      : [],
  );
  for (const { spec, range } of looks.sort((a, b) => a.range.start - b.range.start)) {
    const known = sprites.get(spec.key);
    if (known) known.ranges.push(range);
    else sprites.set(spec.key, { spec, ranges: [range] });
  }
  return [...sprites.values()];
}
