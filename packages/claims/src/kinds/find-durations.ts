import { refuse, type Tie, tieTo } from '../claim.ts';
import { findInTexts, type ProductFacts } from '../facts/product-facts.ts';
import { type ClaimLine, type FoundClaim, spanOf } from '../found-claim.ts';
import { speaksOfSomethingElse } from '../numbers/compare.ts';
import { toBase } from '../numbers/units.ts';
import { clauseAround } from '../text/clauses.ts';

const HOUR = 3600;

/** Durations without a number, and the minimum of each. They apply only to storing, charging or wearing. */
const DURATIONS: readonly (readonly [pattern: RegExp, atLeastS: number])[] = [
  [
    /(?<!\p{L})(?:all|the whole|the entire|a full|an entire)[- ]day(?: long)?(?!\p{L})|(?<!\p{L})from morning (?:to|till|until) night/gu,
    8 * HOUR,
  ],
  [
    /(?<!\p{L})(?:all|the whole|the entire|through the)[- ]night(?: long)?(?!\p{L})|(?<!\p{L})overnight(?!\p{L})/gu,
    8 * HOUR,
  ],
  [/(?<!\p{L})(?:day and night|around the clock|for days(?: on end)?)(?!\p{L})/gu, 24 * HOUR],
  [
    /(?<!\p{L})(?:all|the whole|the entire|for a)[- ](?:weekend|week)(?: long)?(?!\p{L})|(?<!\p{L})for weeks/gu,
    48 * HOUR,
  ],
  [/一整天|全天候?|整日|从早到晚|早到晚/gu, 8 * HOUR],
  [/一整夜|整夜|整晚|一整晚/gu, 8 * HOUR],
  [/一天一夜|昼夜/gu, 24 * HOUR],
  [/一整周|整个星期|一周都/gu, 48 * HOUR],
];

const KEPT =
  /\b(?:keeps?|stays?|lasts?|runs?|battery|charges?|power|playback|plays?|hot|cold|warm|cool|fresh|insulat|moistur|hydrat|protect)|保温|保冷|保鲜|续航|热水|热的|冰|电量|待机|播放|保湿|持妆|控油|留香/u;

/** Finds durations in words: 24 hours cold support "keeps water cold all day". */
export function findDurations({ normal }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  return DURATIONS.flatMap(([pattern, atLeastS]) =>
    [...normal.matchAll(pattern)].flatMap((match): FoundClaim[] => {
      const span = spanOf(match);
      const clause = clauseAround(normal, span);
      return KEPT.test(clause)
        ? [{ ...span, kind: 'number', tie: tieDuration(clause, { pattern, atLeastS }, facts) }]
        : [];
    }),
  );
}

function tieDuration(
  clause: string,
  { pattern, atLeastS }: { pattern: RegExp; atLeastS: number },
  facts: ProductFacts,
): Tie {
  const inText =
    findInTexts(facts.texts, pattern) ?? findInTexts(facts.texts, /all[- ]?day|long[- ]lasting|全天|整天|持久|长效/u);
  if (inText) return tieTo(inText);
  const long = facts.quantities.filter(
    ({ quantity }) =>
      quantity.kind === 'unit' &&
      quantity.units.some(
        (unit) =>
          unit.dimension === 'time' && Math.max(...quantity.values.map((value) => toBase(value, unit))) >= atLeastS,
      ),
  );
  const fact = long.find((candidate) => !speaksOfSomethingElse(clause, candidate.clause));
  if (fact) return tieTo(fact.source, 'computed');
  return refuse(long.length > 0 ? 'belongs_to_something_else' : 'not_in_data');
}
