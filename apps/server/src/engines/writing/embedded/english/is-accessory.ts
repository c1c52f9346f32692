import type { KindMatch } from '@reelwright/product-kinds';
import type { FactForm } from './fact-form.ts';

/** Things that accompany a product or serve it. */
const ACCESSORY =
  /^(?:cables?|cords?|leads?|chargers?|adapters?|adaptors?|manuals?|booklets?|guides?|leaflets?|instructions|cards?|cases?|pouch(?:es)?|bags?|box(?:es)?|totes?|sacks?|tins?|cloths?|stickers?|lanyards?|batter(?:y|ies)|screws?|packaging|wrap(?:ping)?|ribbons?|coasters?|brush(?:es)?|spares?)$/i;
const BESIDE =
  /\b(?:included|in the box|free gift|bonus|supplied|(?:comes?|delivered|sold|packed) (?:with|in) (?:an?|the|its|two|three|\d))\b|^(?:includes?|with (?:an?|two|three|\d))\b/i;
const MAKER =
  /\b(?:since|est\.?|established|founded in) \d{4}\b|\bfamily[- ](?:owned|run|business)\b|\bdesigned (?:by|in)\b/i;

const POWERED_BY = /\b(?:takes|needs|uses|requires|runs on) (?:\d|one|two|three|four|six|eight) (?:x )?A{2,4}\b/i;

/** Checks if a fact is about the box's contents or the maker, not about the product itself. */
export function isAccessory(phrase: string, form: FactForm, match: KindMatch | undefined): boolean {
  if (BESIDE.test(phrase) || MAKER.test(phrase) || POWERED_BY.test(phrase)) return true;
  // "Starts dead batteries" is about the product.
  if (form.kind === 'clause') return false;
  // "512Wh battery", "54 cards": what it runs on, and what it consists of.
  if (/\d ?(?:k?Wh|mAh|Ah|V)\b|^\d{2,} /.test(phrase)) return false;
  const [core = ''] = phrase.split(/[,:]|\s(?:with|for|in|of|to|and|that)\s/);
  const head = form.kind === 'noun' ? form.head : (core.split(' ').at(-1) ?? '');
  const own = match === undefined ? [] : [match.head, match.kind.en.singular, match.kind.en.plural];
  return (
    ACCESSORY.test(head) && !own.some((name) => name.split(' ').at(-1)?.replace(/s$/, '') === head.replace(/s$/, ''))
  );
}
