import type { ChineseFact } from './chinese-facts.ts';
import type { TellingPattern } from './fact-rules.ts';
import { isQuality } from './is-quality.ts';
import type { Telling } from './say-fact.ts';

/** A fact with the ways to say it, the most natural first. */
export interface ToldFact {
  fact: ChineseFact;
  tellings: readonly Telling[];
}

/** A longer fact takes a line of its own. */
const LONGEST_IN_PAIR = 9;
const LONGEST_PAIR = 16;
/** How far down the list a partner may stand. */
const NEAR = 5;
/** Of what a thing is made, what it does, how much it is: facts of one group sound like one sentence. */
const GROUPS: readonly (readonly TellingPattern[])[] = [
  ['made-of', 'part-is', 'has'],
  ['can', 'spares', 'lacks', 'resists', 'supports', 'done', 'stated'],
  ['amount'],
];

const groupOf = (pattern: TellingPattern): number => GROUPS.findIndex((group) => group.includes(pattern));
const firstOf = ({ tellings, fact }: ToldFact): Telling =>
  tellings[0] ?? { text: fact.text, pattern: 'stated', isWhole: false };

/**
 * Deals facts out to lines: the strongest has one of its own, short ones share one with a related one. A fact that is no
 * sentence is told only beside another, or on the screen. `isTight`: a short ad has no time for a line of each, and leaves out what has no
 * partner.
 */
export function pairFacts(
  facts: readonly ToldFact[],
  { most, isTight }: { most: number; isTight: boolean },
): (readonly [ToldFact] | readonly [ToldFact, ToldFact])[] {
  const lines: (readonly [ToldFact] | readonly [ToldFact, ToldFact])[] = [];
  const left = [...facts];
  // What opens the ad has to be a sentence.
  const lead = left.findIndex((told) => firstOf(told).isWhole);
  if (lead > 0) left.unshift(...left.splice(lead, 1));
  while (left.length > 0 && lines.length < most) {
    const first = left.shift() as ToldFact;
    const isLead = lines.length === 0 && firstOf(first).isWhole;
    const partner = isLead || (!isTight && firstOf(first).isWhole) ? -1 : findPartner(first, left);
    if (partner >= 0) lines.push([first, ...left.splice(partner, 1)] as unknown as readonly [ToldFact, ToldFact]);
    else if (
      firstOf(first).isWhole ||
      (!isTight && isQuality(firstOf(first).text)) ||
      (lines.length === 0 && left.length === 0)
    )
      lines.push([first]);
  }
  return lines;
}

/** Finds the fact that shares a line with another: of its group rather than of another. */
function findPartner(first: ToldFact, others: readonly ToldFact[]): number {
  const own = firstOf(first);
  if (!isShort(own)) return -1;
  const rate = (told: ToldFact): number => {
    const other = firstOf(told);
    if (!isShort(other) || own.text.length + other.text.length > LONGEST_PAIR) return 0;
    if (first.fact.source !== told.fact.source && !isListed(first) && !isListed(told)) return 0;
    if (groupOf(own.pattern) === groupOf(other.pattern) && own.pattern !== 'stated' && other.pattern !== 'stated')
      return own.isWhole && other.isWhole ? 2 : 3;
    // 流心软糯，不粘牙: a quality beside a statement.
    const isStated = own.pattern === 'stated' && other.pattern === 'stated';
    const isSaidOfIt = (telling: Telling): boolean => isQuality(telling.text) || telling.text.startsWith('不');
    if (
      isStated &&
      [own, other].some((each) => !each.isWhole && isQuality(each.text)) &&
      isSaidOfIt(own) &&
      isSaidOfIt(other)
    )
      return 1;
    // 适合6个月以上，缺水自动断电: two statements that have nothing to do with each other are no sentence.
    return 0;
  };
  const rated = others.slice(0, NEAR).map(rate);
  const best = Math.max(0, ...rated);
  return best === 0 ? -1 : rated.indexOf(best);
}

const isShort = ({ text }: Telling): boolean => text.length <= LONGEST_IN_PAIR && !/[，、。]/u.test(text);
const isListed = ({ fact }: ToldFact): boolean => fact.source.startsWith('selling_points');

/** Patterns of which the second says "too": 可以水洗，也可以裁剪. */
const REPEATED_WITH_TOO: ReadonlySet<TellingPattern> = new Set(['can', 'spares', 'lacks']);

const isSaidAlike = (own: Telling, other: Telling): boolean =>
  own.pattern === other.pattern &&
  REPEATED_WITH_TOO.has(own.pattern) &&
  own.text.slice(0, 2) === other.text.slice(0, 2);

/** A part of a joined line: words between facts, or words of a fact. */
type JoinedPart = string | { text: string; fact: ChineseFact };

/** Joins the tellings of two facts: 带安全锁扣和收纳袋, 可以水洗，也可以裁剪. */
export function joinTellings(first: ToldFact, second: ToldFact): { text: string; parts: JoinedPart[] } {
  const [own, other] = [firstOf(first), firstOf(second)];
  const one = { text: own.text, fact: first.fact };
  const two = { text: other.text, fact: second.fact };
  const verb = /^(?:[带有]|用的是)(?!.*[和与])/u.exec(own.text)?.[0];
  const parts: JoinedPart[] =
    own.pattern === other.pattern && verb !== undefined && other.text.startsWith(verb) && !/[和与]/u.test(other.text)
      ? [one, '和', { ...two, text: other.text.slice(verb.length) }]
      : [one, isSaidAlike(own, other) ? '，也' : '，', two];
  return { text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''), parts };
}
