import { capitalise } from '../text/capitals.ts';
import type { PlainContext, PlainFact, PlainLine } from './plain-line.ts';

/** Verbs of a clause that promise or list. */
export const IDLE_CLAUSE =
  /^(?:is|ensures?|makes?|allows?|lets?|helps?|gives?|provides?|offers?|features?|includes?|comes?|(?:feels?|looks?) like|supports? (?!up to|\d)|meets?|delivers?)\b/i;

/** "Stone, glass, ceramics" takes an "and". */
const joinLast = (text: string): string =>
  (text.match(/, /g)?.length ?? 0) > 1 && !/ (?:and|or) /.test(text)
    ? text.replace(/, ([^,]{2,24})$/, ' and $1')
    : text;

/** "Folds to 108 cm, 4.9 kg": the second amount is none of what it folds to. */
const AND_FIGURE = /(?<=\d ?\p{L}+), \d[\d.,]* ?\p{L}{1,3}$/u;

export function sayDoing(writtenClause: string, plural: string, { isOne }: PlainContext): PlainFact {
  const written = joinLast(writtenClause.replace(AND_FIGURE, ''));
  const clause = written.replace(DENIED, (word) => word.toLowerCase());
  const base = joinLast(plural.replace(AND_FIGURE, ''))
    .replace(DENIED, (word) => word.toLowerCase())
    .replace(/\bits\b/g, 'their');
  // A slot ends at a slash: "1/2-inch hoses" agrees by itself.
  const said = clause.includes('/') ? (isOne ? clause : base) : `{${clause}/${base}}`;
  const alone: PlainLine[] = isOne ? [{ text: `${capitalise(clause)}.`, shape: 'bare' }] : [];
  return {
    lines: [{ text: `{It/They} ${said}.`, shape: 'does' }, ...alone],
    statements: [{ text: `{branded} ${said}.`, shape: 'does' }],
    hooks: [
      // The deed before the name: nobody stops for a name.
      isOne
        ? { text: `${capitalise(clause)}. Meet {branded}.`, shape: 'does' }
        : { text: `{branded} ${said}.`, shape: 'does' },
      ...(isOne ? [{ text: `{branded} ${said}.`, shape: 'does' as const }] : []),
      { text: `{Here's/Here are} {a_kind} that ${said}.`, shape: 'does' },
      { text: `{this_kind} ${said}.`, shape: 'does' },
    ],
    thing: null,
    isStrong: !OF_SETUP.test(clause),
  };
}

const DENIED = /^(?:won['’]t|doesn['’]t|don['’]t|never)(?= )/i;

/** What comes along and what it goes with: worth a line, no opening. */
const OF_SETUP =
  /^(?:comes? (?:with|in)|includes?|works? with|fits? (?:all|most|any)|removes? with|comes? off with|is|weighs?|runs? on)\b/i;
