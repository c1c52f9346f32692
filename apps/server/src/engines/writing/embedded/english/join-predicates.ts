import type { SaidFact } from './say/said-fact.ts';

const LONGEST_PAIR_WORDS = 15;

interface JoinedPredicates {
  /** "It ", "They have ". */
  opening: string;
  first: string;
  second: string;
}

/**
 * Joins two facts about the product: "It has a 55 cm blade and weighs 2.4 kg", "You get five bands and a carry bag"; null
 * if one has a list or a clause of its own.
 */
export function joinPredicates(left: SaidFact, right: SaidFact, isPlural: boolean): JoinedPredicates | null {
  if (left.object !== null && right.object !== null)
    return check({ opening: 'You get ', first: left.object, second: right.object });
  if (left.predicate === null || right.predicate === null) return null;
  const [first, second] = isPlural
    ? [left.predicate.plural, right.predicate.plural]
    : [left.predicate.singular, right.predicate.singular];
  const verb = first.split(' ')[0] ?? '';
  // "It is soft and warm", not "It is soft and is warm".
  const rest = verb === second.split(' ')[0] ? second.slice(verb.length + 1) : second;
  const pronoun = isPlural ? 'They' : 'It';
  const short = /^(?:is|are) (.+)$/.exec(first)?.[1];
  return short === undefined
    ? check({ opening: `${pronoun} `, first, second: rest })
    : check({ opening: isPlural ? "They're " : "It's ", first: short, second: rest });
}

function check(joined: JoinedPredicates): JoinedPredicates | null {
  const { opening, first, second } = joined;
  const isPlain = [first, second].every(
    (part) => !/,|\b(?:and|or|but|when|while|so|that|which|if|both|with)\b/i.test(part) && part !== '',
  );
  const words = `${opening}${first} and ${second}`.split(' ').length;
  return isPlain && words <= LONGEST_PAIR_WORDS ? joined : null;
}
