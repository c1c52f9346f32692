import { ENDS_IN_MATERIAL } from '../materials.ts';
import { lacksArticle, MEASURE, withArticle } from '../noun-phrase.ts';
import { NOTHING, type SaidFact, toBe, toHave } from './said-fact.ts';
import { sayPart } from './say-part.ts';
import { isCloth, listQualities, sayDone, sayMeasured, sayPacked } from './say-state.ts';

/** Things in -ing that take an article, unlike "editing". */
export const COUNTED_ING =
  /(?:^|[a-z])(?:lining|backing|coating|casing|setting|opening|bearing|string|ring|spring|wing|railing|fitting|covering|drawing|painting|edging|topping|filling|rating|building)$/;

export function sayThing(inside: string, text: string, number: 'singular' | 'plural' | 'uncountable'): SaidFact {
  const told = sayPacked(inside) ?? sayDone(inside);
  if (told !== null) return told;
  // "Water once a month" is advice, "20 cm tall" a size.
  if (/\b(?:once|twice|every|per)\b/i.test(inside)) return NOTHING;
  const sized = sayMeasured(inside);
  if (sized !== null) return sized;
  if (isCloth(inside)) return { ...NOTHING, predicate: toBe(`made of ${inside}`), thing: text };
  const weighed = /^([^,]+), (\d[\d.,]* ?\S{1,5})$/.exec(inside);
  if (weighed && ENDS_IN_MATERIAL.test(weighed[1] ?? ''))
    return { ...NOTHING, predicate: toBe(/^\d/.test(inside) ? inside : `made of ${inside}`) };
  const part = sayPart(inside, number === 'plural');
  const none = /^no (?!.*(?:needed|required)$)([^,]+)$/i.exec(inside);
  if (none) return { predicate: toHave(inside), sentence: null, object: null, thing: null };
  const qualities = listQualities(inside);
  if (qualities !== null) return { ...NOTHING, predicate: toBe(qualities) };
  if (/, /.test(inside) && !ENDS_IN_MATERIAL.test(inside)) return NOTHING;
  const ofMaterial = /^(.+) from /.exec(inside)?.[1] ?? inside;
  if (number === 'uncountable' && ENDS_IN_MATERIAL.test(ofMaterial))
    return {
      predicate: MEASURE.test(inside)
        ? toHave(inside)
        : toBe(/^(?:made|\d[\d.]* ?%)/i.test(inside) ? inside : `made of ${inside}`),
      sentence: null,
      object: null,
      thing: text,
    };
  const isBare = lacksArticle(inside);
  if (isBare && /^(?:first|last|next|second|third)\b/i.test(inside)) return NOTHING;
  const isOfCloth = /\b(?:fabric|material|cloth|textile|yarn)s?$/.test(inside) && !/^\d/.test(inside);
  if (isOfCloth) return { ...NOTHING, predicate: toBe(`made of ${inside}`), thing: text };
  const thing = withArticle(inside);
  const counted = /^(?:set|pack|pair|box|tube) of /i.test(inside);
  if (counted) return { ...NOTHING, predicate: { singular: `comes as a ${inside}`, plural: `come as a ${inside}` } };
  if (/^(?:only|just) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) /i.test(inside))
    return { ...NOTHING, predicate: toHave(inside) };
  const bare = /^(?:only|just|fits?|for|with)\b/i.test(inside);
  return bare ? { ...NOTHING, thing: text } : { predicate: toHave(thing), sentence: part, object: thing, thing: text };
}
