import { toCoveredText } from './covered-text.ts';
import type { StickerClip } from './document/sticker-clips.ts';
import type { CaptionClip, TextClip, TitleClip } from './document/text-clips.ts';
import { settleFamily } from './font-stack.ts';
import type { SpriteClip } from './sprites.ts';

const drawn = new WeakMap<SpriteClip, SpriteClip | undefined>();

/**
 * Returns a clip as it is drawn: its texts in capitals if its style says so, in the family that has their letters, and
 * only with characters that the family's faces have. This text is measured, broken into lines, drawn and cut out of
 * fonts. Undefined if nothing is left.
 */
export function toDrawnClip<Clip extends SpriteClip>(clip: Clip): Clip | undefined {
  if (!drawn.has(clip)) drawn.set(clip, isText(clip) ? toDrawnText(clip) : toDrawnSticker(clip));
  // Of the same kind as the clip that it was made from.
  return drawn.get(clip) as Clip | undefined;
}

function isText(clip: SpriteClip): clip is TextClip {
  return clip.kind === 'title' || clip.kind === 'caption';
}

/** Returns the family for texts that share one, and a function that converts each of them. */
function settleTexts(family: string, texts: readonly (string | undefined)[]) {
  const settled = settleFamily(family, texts.join(''));
  return { family: settled, toDrawn: (text: string) => toCoveredText(text, settled) };
}

const isSeen = (text: string) => /[^\s\u200b-\u200d]/u.test(text);

function toDrawnText(clip: TextClip): TextClip | undefined {
  const toShown = (text: string) => (clip.style.uppercase ? text.toUpperCase() : text);
  return clip.kind === 'title' ? toDrawnTitle(clip, toShown) : toDrawnCaption(clip, toShown);
}

function toDrawnTitle(clip: TitleClip, toShown: (text: string) => string): TitleClip | undefined {
  const shown = toShown(clip.text);
  const { family, toDrawn } = settleTexts(clip.style.family, [shown]);
  const text = toDrawn(shown);
  if (!isSeen(text)) return undefined;
  const style = { ...clip.style, family, uppercase: false };
  if (!clip.emphasis) return { ...clip, text, style };
  return { ...clip, text, style, emphasis: { ...clip.emphasis, text: toDrawn(toShown(clip.emphasis.text)) } };
}

/** Drops words without visible characters: the word before stays the spoken one. */
function toDrawnCaption(clip: CaptionClip, toShown: (text: string) => string): CaptionClip | undefined {
  const shown = clip.words.map((word) => ({ ...word, text: toShown(word.text) }));
  const { family, toDrawn } = settleTexts(
    clip.style.family,
    shown.map(({ text }) => text),
  );
  const words = shown.map((word) => ({ ...word, text: toDrawn(word.text) })).filter(({ text }) => isSeen(text));
  if (words.length === 0) return undefined;
  return { ...clip, words, style: { ...clip.style, family, uppercase: false } };
}

function toDrawnSticker(clip: StickerClip): StickerClip {
  switch (clip.kind) {
    case 'price_tag': {
      const { originalPrice, ...others } = clip;
      const { family, toDrawn } = settleTexts(clip.family, [clip.price, originalPrice]);
      return { ...others, family, price: toDrawn(clip.price), ...drawOptional({ originalPrice }, toDrawn) };
    }
    case 'cta':
    case 'label': {
      const { family, toDrawn } = settleTexts(clip.family, [clip.text]);
      return { ...clip, family, text: toDrawn(clip.text) };
    }
    case 'discount_badge': {
      const { caption, ...others } = clip;
      const { family, toDrawn } = settleTexts(clip.family, [clip.text, caption]);
      return { ...others, family, text: toDrawn(clip.text), ...drawOptional({ caption }, toDrawn) };
    }
    case 'rating': {
      const { text, ...others } = clip;
      const { family, toDrawn } = settleTexts(clip.family, [text]);
      return { ...others, family, ...drawOptional({ text }, toDrawn) };
    }
    case 'bullet_list': {
      const { family, toDrawn } = settleTexts(clip.family, clip.items);
      return { ...clip, family, items: clip.items.map(toDrawn) };
    }
    case 'review_card': {
      const { author, ...others } = clip;
      const { family, toDrawn } = settleTexts(clip.family, [clip.quote, author]);
      return { ...others, family, quote: toDrawn(clip.quote), ...drawOptional({ author }, toDrawn) };
    }
    case 'countdown':
    case 'logo':
    case 'shape':
    case 'arrow':
    case 'progress_bar':
    case 'doodle':
    case 'chevrons':
      return clip;
  }
}

/** Drops an optional text if nothing of it is visible. */
function drawOptional<Name extends string>(
  texts: Record<Name, string | undefined>,
  toDrawn: (text: string) => string,
): Partial<Record<Name, string>> {
  const entries = Object.entries<string | undefined>(texts).flatMap(([name, text]) => {
    const shown = text === undefined ? '' : toDrawn(text);
    return isSeen(shown) ? [[name, shown]] : [];
  });
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}
