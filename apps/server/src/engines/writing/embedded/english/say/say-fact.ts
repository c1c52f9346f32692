import { type FactForm, readForm } from '../fact-form.ts';
import { joinMeasure } from '../noun-phrase.ts';
import { NOTHING, type SaidFact, toBe, toHave } from './said-fact.ts';
import { sayAbsent } from './say-absent.ts';
import { sayAlso, sayMoving } from './say-moving.ts';
import { sayThing } from './say-thing.ts';
import { sayUnsure } from './say-unsure.ts';

/** A fact as a sentence, as part of one, and its form. */
interface SayableFact {
  text: string;
  inside: string;
  form: FactForm;
  /** True if it is only quoted. */
  isFragment?: boolean;
}

const LONGEST_WORDS = 13;

/**
 * Turns a fact into its possible sentence parts. `kindWords`: the product's own nouns, so that the product is not said
 * to have itself.
 */
export function sayFact({ text, inside: written, form, isFragment = false }: SayableFact): SaidFact {
  if (isFragment) return NOTHING;
  const inside = joinMeasure(written).replace(/^(?:Inside|Outside)\b/, (place) => place.toLowerCase());
  const words = inside.split(/\s+/);
  if (words.length > LONGEST_WORDS || /[;:!?()]/.test(inside)) return NOTHING;
  const sleeves = /^(?:long|short|cap|raglan|puff|bell) sleeve$/i.test(inside) ? `${inside.toLowerCase()}s` : undefined;
  if (sleeves !== undefined) return { predicate: toHave(sleeves), sentence: null, object: sleeves, thing: text };
  if (/^\p{L}+-\p{L}+ (?:inside|outside)$/u.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  const absent = sayAbsent(inside);
  if (absent !== null) return absent;
  const moving = form.kind === 'noun' || form.kind === 'text' ? (sayAlso(inside) ?? sayMoving(inside)) : null;
  if (moving !== null) return moving;
  if (LIFETIME.test(inside))
    return { ...NOTHING, predicate: { singular: `lasts ${inside}`, plural: `last ${inside}` } };
  const sizes = SIZES.exec(inside)?.[1];
  if (sizes !== undefined)
    return { ...NOTHING, predicate: { singular: `comes in sizes ${sizes}`, plural: `come in sizes ${sizes}` } };
  const [, time, warmth] = TIME_OF_WARMTH.exec(inside) ?? [];
  if (warmth !== undefined) return { ...NOTHING, predicate: keepsAt(`keeps ${warmth} for ${time}`) };
  switch (form.kind) {
    case 'clause':
      return { ...NOTHING, predicate: keepsAt(inside) ?? { singular: inside, plural: form.base } };
    case 'state':
      return { ...NOTHING, predicate: toBe(inside) };
    case 'order':
      return {
        ...NOTHING,
        predicate: /^come as\b/i.test(inside) ? { singular: `comes${inside.slice(4)}`, plural: inside } : null,
      };
    case 'sentence':
      return { ...NOTHING, sentence: inside };
    case 'noun':
      return sayThing(inside, text, form.number);
    case 'listed': {
      const own = readForm(inside);
      return sayFact({ text, inside, form: own.kind === 'sentence' ? { kind: 'text' } : own });
    }
    case 'text':
      return sayUnsure(inside, text);
  }
}

/** "25,000 hours": how long a lamp or a motor lives. */
const LIFETIME = /^(?:up to |over )?\d{1,3}[,.]?000 hours$/i;
/** "Sizes S to XXL". */
const SIZES = /^sizes? (\S+ (?:to|-|–) \S+(?: \p{L}+)?)$/iu;

/** "12 hours cold": how long a bottle keeps its contents so. */
const TIME_OF_WARMTH = /^((?:up to )?\d[\d.,]* (?:hours|days)) (cold|cool|hot|warm|fresh)$/i;

/** "Keeps cold 24 hours": the contents are kept cold. */
function keepsAt(clause: string): { singular: string; plural: string } | null {
  const kept = /^keeps? (cold|cool|hot|warm|fresh) (?:for )?((?:up to )?\d.*)$/i.exec(clause);
  if (kept === null) return null;
  const rest = `what is in it ${kept[1]} for ${kept[2]}`;
  return { singular: `keeps ${rest}`, plural: `keep ${rest.replace('in it', 'in them')}` };
}
