import { type CaptionSpec, type StickerSpec, settleFamily, type TitleSpec } from '@reelwright/timeline';

/** All that a sticker says: it is set in one family, whichever of its lines is drawn. */
function textOf(spec: StickerSpec): string {
  switch (spec.kind) {
    case 'price_tag':
      return `${spec.price}${spec.originalPrice ?? ''}`;
    case 'cta':
    case 'label':
      return spec.text;
    case 'discount_badge':
      return `${spec.text}${spec.caption ?? ''}`;
    case 'rating':
      return spec.text ?? '';
    case 'bullet_list':
      return spec.items.join('');
    case 'review_card':
      return `${spec.quote}${spec.author ?? ''}${spec.mark === 'question' ? '?' : ''}`;
    case 'logo':
    case 'shape':
    case 'arrow':
    case 'countdown':
    case 'progress_bar':
    case 'doodle':
    case 'chevrons':
      return '';
  }
}

/** A sticker in the family that has all letters of its text. */
export function settleSticker<Spec extends StickerSpec>(spec: Spec): Spec {
  return 'family' in spec ? { ...spec, family: settleFamily(spec.family, textOf(spec)) } : spec;
}

/** A title, or a card of a caption, in the family that has all its letters. */
export function settleText<Spec extends TitleSpec | CaptionSpec>(spec: Spec): Spec {
  const text = spec.kind === 'title' ? spec.text : spec.words.map((word) => word.text).join('');
  const shown = spec.style.uppercase ? text.toUpperCase() : text;
  return { ...spec, style: { ...spec.style, family: settleFamily(spec.style.family, shown) } };
}
