import { NOTHING, type SaidFact } from './said-fact.ts';

/** What a buyer is spared, and what a product is free of. */
const SPARED =
  /^(?:assembly|installation|tools?|drilling|wiring|batter(?:y|ies)|charging|ironing|mixing|measuring|soaking|preheating|subscription|glue|screws|maintenance|refrigeration)$/i;
const FREE_OF =
  /^(?:added |artificial |hidden )?(?:plastics?|sugars?|salt|palm oil|alcohol|parabens?|sulph?ates?|sulfates?|silicones?|fragrances?|dyes?|fillers?|gluten|bpa|lead|chemicals|additives?|colou?r(?:s|ings?)?|sweeteners?|preservatives?|flavou?r(?:s|ings?)?|grain|soy|dairy|nuts)$/i;

/** "No assembly" is needed, "no added sugar" contained. */
export function sayAbsent(inside: string): SaidFact | null {
  const things = inside.split(/,? and |, /).map((each) => /^no (.+)$/i.exec(each)?.[1] ?? '');
  if (things.length > 1 && things.every((each) => FREE_OF.test(each))) {
    const list = things.map((each) => `no ${each}`);
    const rest = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
    return { ...NOTHING, predicate: { singular: `contains ${rest}`, plural: `contain ${rest}` } };
  }
  const thing = /^no ([^,]+)$/i.exec(inside)?.[1] ?? '';
  if (SPARED.test(thing))
    return { ...NOTHING, predicate: { singular: `needs no ${thing}`, plural: `need no ${thing}` } };
  return FREE_OF.test(thing)
    ? { ...NOTHING, predicate: { singular: `contains no ${thing}`, plural: `contain no ${thing}` } }
    : null;
}
