import type { Product } from '@reelwright/contracts';
import { cleanLine } from '../../clean-text.ts';
import { BOAST } from '../boast.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import type { EnglishFact } from '../english-fact.ts';
import { cleanPhrase } from '../fact-text.ts';
import { articleFor, surelyTakesArticle } from '../noun-phrase.ts';
import { hasVerb } from '../prose/tagged-words.ts';
import { REFUSED } from '../listed/unit.ts';
import { isInLanguage } from '../../text-language.ts';
import { isKnownWord } from '../known-word.ts';
import { joinTexts, readsAsEnglish } from '../reads-as-english.ts';
import { isFact } from '../refuse-fact.ts';
import { capitalise, lowerStart } from '../text/capitals.ts';
import { COLOUR } from '../quote-fact.ts';
import { nameBehind } from '../sparks/name-behind.ts';
import { rateAppeal } from '../sparks/rate-appeal.ts';
import type { EnglishPoint } from './english-point.ts';

const LEAST_WORDS = 3;
const MOST_WORDS = 13;
/** Below every other point: it is told if nothing else is. */
const WEIGHT = 0.2;
/** Such a point opens an ad of which nothing better is known. */
const LESS_APPEAL = 1;
/** Fitment, cautions and papers, of which half is worse than nothing. */
const IDLE =
  /\b(?:compatible|suits?|fits?|toxic|harmful|caution|warning|cleared|fda|not|only|depends?|varies|vary|see|please|care|wash|store|size|sizes|up to size|ages?|included|incl|required|recommended)\b|\d{5}/iu;

/** "Low noise: under 40 dB", "【3 Ports】…": what heads a point. */
const HEADING = /^(?:【[^】]*】|\[[^\]]*\]|\p{Lu}[\p{Lu} &-]{3,30}:|[✓✔★●•▪◆-])\s*/u;

/** Whether a point is one thing, with at most an amount behind it. */
const takesArticle = (small: string): boolean => {
  const [thing = '', behind = ''] = small.split(/, (.*)/su);
  const [own = ''] = thing.split(/ (?:for|with|of|in|on|to|from|at) /);
  // "Legs screw on": several things, and what they do.
  if (
    own
      .split(' ')
      .slice(0, -1)
      .some((word) => word.endsWith('s') && numberOfNoun(word) === 'plural')
  )
    return false;
  return (
    surelyTakesArticle(own) &&
    !/ (?:and|or) /.test(small) &&
    !hasVerb(own) &&
    (behind === '' || /^(?:up to|over|about|no|with|\d)/.test(behind))
  );
};

/**
 * Lists the points of the seller's list of which no reader found anything, each whole: with an article before
 * it, or as it stands. The proofreader lets through what lacks nothing.
 */
export function listWholePoints(
  product: Product,
  told: readonly EnglishPoint[],
  names: ReadonlySet<string>,
): EnglishPoint[] {
  if (!readsAsEnglish(product)) return [];
  const company = joinTexts(product);
  return product.selling_points.flatMap((line, place): EnglishPoint[] => {
    const source: EnglishFact['source'] = `selling_points.${place}`;
    if (told.some((point) => point.source === source && point.isStrong)) return [];
    const text = cleanPhrase(cleanLine(line).replace(HEADING, ''), line).replace(/[\s.!;]+$/u, '');
    const count = text.split(' ').length;
    if (count < LEAST_WORDS || count > MOST_WORDS || /[:;?!"“”|{}/]| [-–—] /.test(text)) return [];
    if (!isInLanguage(text, 'en', { isKnownWord, company })) return [];
    if (IDLE.test(text) || !isFact(text) || REFUSED.test(text) || BOAST.test(text) || COLOUR.test(text)) return [];
    const small = lowerStart(text, names);
    return [
      {
        rows: [],
        amount: undefined,
        features: [],
        weight: WEIGHT - place / 100,
        canOpen: false,
        isQuote: true,
        isScene: false,
        lines: [
          ...(takesArticle(small)
            ? [
                {
                  text: `${capitalise(`${articleFor(small)} ${small}`)}.`,
                  topic: text,
                  rank: 0,
                  shape: 'listed' as const,
                  isVerbatim: true,
                },
              ]
            : []),
          { text: `${capitalise(small)}.`, topic: text, rank: 1, shape: 'part', isVerbatim: true },
        ],
        statements: [],
        openings: [
          {
            text: nameBehind(`${capitalise(small)}.`),
            shape: 'spark',
            appeal: rateAppeal({ text, isAccessory: false, form: { kind: 'listed' } }) - LESS_APPEAL,
          },
        ],
        isStrong: false,
        isPitch: false,
        isLast: true,
        titles: [],
        source,
        range: { start: 0, end: line.length },
      },
    ];
  });
}
