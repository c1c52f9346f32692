import type { StickerClip } from './document/sticker-clips.ts';
import type { CaptionClip, TextClip, TitleClip } from './document/text-clips.ts';
import type { CaptionSpec, PixelRect, StickerSpec, TitleSpec } from './frame.ts';
import { type Size, toPixelRect } from './visual-motion.ts';
import { stableStringify } from './stable-stringify.ts';
import { TICKS_PER_SECOND } from './time.ts';

export type SpriteClip = TextClip | StickerClip;

/** The canvas of the output, output pixels per document pixel, and the canvas of the document. */
export interface OutputCanvas extends Size {
  scale: number;
  document: Size;
}

type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;

const toEven = (pixels: number) => 2 * Math.round(pixels / 2);

/**
 * Returns the rest position of a sprite. In whole and even pixels: there it is painted without resampling, in luma and
 * chroma.
 */
export function spriteRect(clip: Pick<SpriteClip, 'box'>, canvas: Size): PixelRect {
  const box = toPixelRect(clip.box, canvas);
  return {
    x: toEven(box.x),
    y: toEven(box.y),
    width: Math.max(2, toEven(box.width)),
    height: Math.max(2, toEven(box.height)),
  };
}

/** Returns the font size of a text, in pixels of the document. */
function fontPx(size: number, canvas: OutputCanvas): number {
  return Math.max(1, Math.round(size * Math.min(canvas.document.width, canvas.document.height)));
}

function withKey<Spec extends TitleSpec | CaptionSpec | StickerSpec>(spec: WithoutKey<Spec>): Spec {
  // Safe cast: only the key is missing from the spec.
  return { key: stableStringify(spec), ...spec } as unknown as Spec;
}

function baseOf(clip: SpriteClip, canvas: OutputCanvas) {
  const { width, height } = spriteRect(clip, canvas);
  const base = { width, height, scale: canvas.scale };
  if (canvas.scale === 1) return base;
  const layout = spriteRect(clip, canvas.document);
  return { ...base, layout: { width: layout.width, height: layout.height } };
}

export function titleSpec(clip: TitleClip, canvas: OutputCanvas): TitleSpec {
  const { text, style, emphasis, verticalAlign } = clip;
  return withKey<TitleSpec>({
    kind: 'title',
    ...baseOf(clip, canvas),
    text,
    style,
    ...(emphasis ? { emphasis } : {}),
    verticalAlign,
    fontPx: fontPx(style.size, canvas),
  });
}

export function captionSpec(clip: CaptionClip, canvas: OutputCanvas): CaptionSpec {
  const { words, style, highlight, verticalAlign } = clip;
  return withKey<CaptionSpec>({
    kind: 'caption',
    ...baseOf(clip, canvas),
    words: words.map(({ text, spaceAfter, staysWithNext = false, isPlain = false }) => ({
      text,
      spaceAfter,
      ...(staysWithNext ? { staysWithNext } : {}),
      ...(isPlain ? { isPlain } : {}),
    })),
    style,
    highlight,
    verticalAlign,
    fontPx: fontPx(style.size, canvas),
  });
}

/**
 * Returns the looks of a sticker at a tick, bottom first: most stickers have one, some consist of several that move
 * separately.
 */
export function stickerSpecs(clip: StickerClip, tick: number, canvas: OutputCanvas): StickerSpec[] {
  const base = baseOf(clip, canvas);
  switch (clip.kind) {
    case 'price_tag': {
      const { kind, price, originalPrice, shape, family, background, color } = clip;
      const former = originalPrice === undefined ? {} : { originalPrice };
      return [withKey({ ...base, kind, price, ...former, ...(shape ? { shape } : {}), family, background, color })];
    }
    case 'cta': {
      const { kind, text, family, background, color, shape, isFull } = clip;
      const optional = { ...(shape ? { shape } : {}), ...(isFull ? { isFull } : {}) };
      return [withKey({ ...base, kind, text, family, background, color, ...optional })];
    }
    case 'logo':
      return [withKey({ ...base, kind: clip.kind, media: clip.media })];
    case 'shape': {
      const { kind, shape, fill, radius, pattern, set, footing, border, softness } = clip;
      const optional = {
        ...(shape ? { shape } : {}),
        ...(pattern ? { pattern } : {}),
        ...(set ? { set } : {}),
        ...(footing ? { footing } : {}),
        ...(border ? { border } : {}),
        ...(softness ? { softness } : {}),
      };
      return [withKey({ ...base, kind, fill, radius, ...optional })];
    }
    case 'discount_badge': {
      const { kind, text, caption, shape, family, background, color } = clip;
      const small = caption === undefined ? {} : { caption };
      return [withKey({ ...base, kind, text, ...small, shape, family, background, color })];
    }
    case 'rating': {
      const { kind, value, text, family, starColor, emptyColor, color } = clip;
      return [
        withKey({
          ...base,
          kind,
          value,
          ...(text === undefined ? {} : { text }),
          family,
          starColor,
          emptyColor,
          color,
        }),
      ];
    }
    case 'arrow': {
      const { kind, style, direction, color } = clip;
      return [withKey({ ...base, kind, style, direction, color })];
    }
    case 'countdown': {
      const { kind, style, family, background, color, fromS } = clip;
      const secondsLeft = Math.max(0, fromS - Math.max(0, Math.floor((tick - clip.start) / TICKS_PER_SECOND)));
      return [withKey({ ...base, kind, style, family, background, color, secondsLeft })];
    }
    case 'progress_bar': {
      const { kind, radius, background, color } = clip;
      return [
        withKey({ ...base, kind, radius, part: 'track', color: background }),
        withKey({ ...base, kind, radius, part: 'fill', color }),
      ];
    }
    case 'bullet_list': {
      const { kind, family, weight, items, mark, color, markColor, plate, size } = clip;
      const look = { family, weight, items, mark, color, markColor, ...(plate ? { plate } : {}) };
      return items.map((_, item) => withKey({ ...base, kind, ...look, item, fontPx: fontPx(size, canvas) }));
    }
    case 'review_card': {
      const { kind, quote, author, rating, mark, family, background, color, starColor } = clip;
      const optional = {
        ...(author === undefined ? {} : { author }),
        ...(rating === undefined ? {} : { rating }),
        ...(mark === undefined ? {} : { mark }),
      };
      return [withKey({ ...base, kind, quote, ...optional, family, background, color, starColor })];
    }
    case 'label': {
      const { kind, text, shape, family, background, color } = clip;
      return [withKey({ ...base, kind, text, shape, family, background, color })];
    }
    case 'doodle': {
      const { kind, drawing, color } = clip;
      return [withKey({ ...base, kind, drawing, color })];
    }
    case 'chevrons':
      return [0, 1, 2].map((chevron) => withKey({ ...base, kind: clip.kind, color: clip.color, chevron }));
  }
}
