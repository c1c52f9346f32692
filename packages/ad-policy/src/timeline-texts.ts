import {
  type Box,
  evaluate,
  type Layer,
  type StickerClip,
  type TextClip,
  type TimelineDocument,
} from '@reelwright/timeline';

type SpriteClip = TextClip | StickerClip;

/** A text of a document: its words, and its position when it is fully visible, in fractions of the canvas. */
export interface TimelineText {
  clip: string;
  kind: string;
  text: string;
  box: Box;
}

/** Approximate width of Latin glyphs relative to their height; Chinese glyphs are square. */
const LATIN_WIDTH = 0.52;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/**
 * Marks for a text's line breaks, invisible to readers: between words, and after a hyphen that divides a word. Spaces
 * that hold a phrase together are read as plain ones.
 */
const BREAK_MARK = /(?<!\u200b)-\u200b|\u200b/g;

/** Lists every text that the document shows, without line break marks. */
export function listTimelineTexts(document: TimelineDocument): TimelineText[] {
  return document.tracks.flatMap((track) => {
    if (track.kind !== 'text' && track.kind !== 'sticker') return [];
    return (track.clips as SpriteClip[]).flatMap((clip) => {
      const text = textOf(clip).replace(BREAK_MARK, '').replaceAll('\u00a0', ' ');
      return text === '' ? [] : [{ clip: clip.id, kind: clip.kind, text, box: placeOf(document, clip, text) }];
    });
  });
}

function textOf(clip: SpriteClip): string {
  switch (clip.kind) {
    case 'title':
    case 'cta':
    case 'label':
      return clip.text;
    case 'caption':
      return clip.words
        .map(({ text, spaceAfter }) => `${text}${spaceAfter ? ' ' : ''}`)
        .join('')
        .trim();
    case 'price_tag':
      return [clip.price, clip.originalPrice].filter(Boolean).join(' ');
    case 'discount_badge':
      return [clip.text, clip.caption].filter(Boolean).join(' ');
    case 'rating':
      return clip.text ?? String(clip.value);
    case 'bullet_list':
      return clip.items.join('\n');
    case 'review_card':
      return clip.mark === 'question' ? clip.quote : [`"${clip.quote}"`, clip.author].filter(Boolean).join(' ');
    case 'countdown':
      return String(clip.fromS);
    case 'logo':
    case 'shape':
    case 'arrow':
    case 'progress_bar':
    case 'doodle':
    case 'chevrons':
      return '';
  }
}

type Posed = Extract<Layer, { kind: 'sprite' | 'animated_title' | 'caption' }>;

/** Returns the box of the text's glyphs, in the middle of the clip's duration. */
function placeOf(document: TimelineDocument, clip: SpriteClip, text: string): Box {
  const { width, height } = document.canvas;
  const middle = Math.min(document.duration - 1, clip.start + Math.floor(clip.duration / 2));
  const alone = { ...document, tracks: [{ kind: 'text', id: 'alone', clips: [clip] }] } as unknown as TimelineDocument;
  const layer = evaluate(alone, middle).layers.find(
    (candidate): candidate is Posed => candidate.kind !== 'visual' && candidate.kind !== 'transition',
  );
  if (!layer) return clip.box;
  const inner = lettersOf(clip, text, layer);
  const scale = layer.scale;
  const centre = { x: layer.x + layer.sprite.width / 2, y: layer.y + layer.sprite.height / 2 };
  return {
    x: (centre.x + (inner.x - layer.sprite.width / 2) * scale) / width,
    y: (centre.y + (inner.y - layer.sprite.height / 2) * scale) / height,
    width: (inner.width * scale) / width,
    height: (inner.height * scale) / height,
  };
}

/**
 * Returns the box of the glyphs within the sprite, in pixels: titles and captions rarely fill their box, stickers do.
 */
function lettersOf(clip: SpriteClip, text: string, { sprite }: Posed): Box {
  const whole = { x: 0, y: 0, width: sprite.width, height: sprite.height };
  if (clip.kind !== 'title' && clip.kind !== 'caption') return whole;
  const fontPx = 'fontPx' in sprite ? sprite.fontPx : sprite.height;
  const lengthPx = Array.from(text).reduce((sum, letter) => sum + fontPx * (WIDE.test(letter) ? 1 : LATIN_WIDTH), 0);
  const lines = Math.max(1, Math.ceil(lengthPx / sprite.width), text.split('\n').length);
  const width = Math.min(sprite.width, lengthPx / lines);
  const height = Math.min(sprite.height, lines * fontPx * clip.style.lineHeight);
  const left = { left: 0, center: (sprite.width - width) / 2, right: sprite.width - width }[clip.style.align];
  const top = { top: 0, middle: (sprite.height - height) / 2, bottom: sprite.height - height }[clip.verticalAlign];
  return { x: left, y: top, width, height };
}
