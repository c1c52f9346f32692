import type { Product } from '@reelwright/contracts';
import { measureOverlap } from '../clean-text.ts';
import { ENGLISH_LINES } from '../lines/en/english-lines.ts';
import { findConcepts, type ToldConcept } from '../lines/told-concepts.ts';
import { listSuiting } from '../lines/written-lines.ts';
import { weighConcepts } from '../lines/written-points.ts';
import { sceneOf } from '../point.ts';
import { findEnglishScene } from '../scenes/en/find-english-scene.ts';
import { dealLines, type Scene } from '../scenes/read-scenes.ts';
import { locate } from '../sourced-text.ts';
import type { EnglishFact, EnglishFacts } from './english-fact.ts';
import { ENGLISH_FEATURES } from './english-features.ts';
import { listTitles } from './fact-title.ts';
import { findFeatures } from './find-features.ts';
import { pickFragments } from './fragment-line.ts';
import { isKindAgreed } from './kind/kind-evidence.ts';
import { listPhrases } from './list-phrases.ts';
import { sayPlainly } from './plain-fact.ts';
import { holds } from './points/compare-things.ts';
import { type EnglishPoint, isMeaning, type QuotedFact } from './points/english-point.ts';
import { findPartner, toFragments, toQuoted, weigh } from './points/quoted-point.ts';
import { listWholePoints } from './points/whole-points.ts';
import { toWritten } from './points/written-point.ts';
import { isQuotable } from './quote-fact.ts';
import { openWithFact } from './sparks/open-with-fact.ts';

/** Points of an ad that quotes. */
const ENOUGH_QUOTED = 6;
const LEAST_QUOTED = 3;
const ENOUGH_LONG = 10;
/** With so many points, besides bare parts, nothing is said that is true of any product of the kind. */
const ENOUGH_POINTS = 4;
/** Before most bare parts. */
const SCENE_WEIGHT = 0.5;
/** A second line about the kind, in a long ad, stands apart from the first. */
const SECOND_SCENE_COST = 0.9;
/** A fact of which so many words are told is told. */
const TOLD = 0.5;

/** What there is to say, the strongest first. */
interface CollectedPoints {
  points: EnglishPoint[];
  /** What people do with things of the kind; undefined if not certain. */
  scene: Scene | undefined;
  /** True if what is usual for the kind may be said of the product. */
  isAgreed: boolean;
}

/**
 * Collects what there is to say, the strongest first: concepts that the texts state, and facts in the seller's words.
 * A long ad has time to list things.
 */
export function collectEnglishPoints(
  product: Product,
  { name, kind, match, noun, facts }: EnglishFacts,
  isLong: boolean,
): CollectedPoints {
  const nouns = noun === undefined ? [] : [noun.singular, noun.plural];
  const rows = listSuiting(ENGLISH_LINES, { kind, nouns });
  const context = {
    nouns,
    trade: kind?.trade,
    isOne: name !== null && (name.number === null ? !/[^su]s\b/i.test(name.short) : name.number !== 'plural'),
  };
  const said = facts.map(
    (fact): QuotedFact => ({
      fact,
      plain: openWithFact(fact, sayPlainly(fact, context), kind?.trade),
      isQuoted: false,
    }),
  );
  const sentences = said.filter(({ fact, plain }) => fact.isWhole && plain !== null);
  const isSameAs = (fact: EnglishFact, { phrase, words }: ToldConcept): boolean =>
    fact.source === phrase.source && (measureOverlap(fact.text, phrase.text) > TOLD || fact.text.includes(words));
  const concepts = findConcepts(rows, listPhrases(product, match)).filter(
    (concept) =>
      concept.rows.some(({ lines }) => lines.length > 0) &&
      // "Side tables fold down" says nothing of the whole grill.
      !(
        concept.phrase.place === null &&
        sentences.some(({ fact }) => fact.form.kind === 'sentence' && isSameAs(fact, concept))
      ),
  );
  const written = weighConcepts(concepts, {
    language: 'en',
    trade: kind?.trade,
    listFeatures: (text) => findFeatures(ENGLISH_FEATURES, text, kind?.trade),
  }).filter(({ phrase, features }) => !BROUGHT.test(phrase.text) || features.some(({ id }) => OF_BOX.test(id)));
  /** The seller's own words for a concept: a sentence, or what is listed if nothing but its meaning was written. */
  const ownOf = (concept: ToldConcept): QuotedFact[] => {
    const whole = sentences.filter(({ fact }) => isSameAs(fact, concept)).slice(0, 1);
    if (whole.length > 0 || !concept.rows.every(isMeaning)) return whole;
    return said
      .filter(
        ({ fact, plain }) => plain !== null && fact.source.startsWith('selling_points') && isSameAs(fact, concept),
      )
      .slice(0, 1);
  };
  /** The listed amount of a concept, whose lines may leave it out. */
  const amountOf = (concept: ToldConcept): QuotedFact[] =>
    said
      .filter(({ fact, plain }) => plain !== null && !fact.isWhole && /\d/.test(fact.text) && isSameAs(fact, concept))
      .slice(0, 1);
  const answering = new Set(written.flatMap((concept) => ownOf(concept).map(({ fact }) => fact)));
  const others = said.filter(
    ({ fact }) => !answering.has(fact) && (fact.isWhole || !written.some((concept) => isSameAs(fact, concept))),
  );
  // "Low-friction coating", if a sentence tells what it is good for.
  const isInSentence = ({ fact }: QuotedFact): boolean =>
    !fact.isWhole && sentences.some((each) => holds(each.fact.text, fact.text));
  // Running text is quoted only if the seller lists nothing.
  const isList = product.selling_points.length > 0;
  const isAgreed = match !== undefined && isKindAgreed(product, match);
  const scene = isAgreed ? findEnglishScene(product.name, match, nouns) : undefined;
  const most = isLong ? ENOUGH_LONG : Math.max(LEAST_QUOTED, ENOUGH_QUOTED - written.length);
  const quoted = others
    .filter((each) => !isInSentence(each))
    .flatMap(({ fact, plain }): QuotedFact[] => {
      const isQuoted =
        !fact.isWhole &&
        isQuotable(fact, { nouns, trade: kind?.trade, isLong }) &&
        (fact.source !== 'description' ||
          (!isList && fact.form.kind !== 'sentence' && (isLong || written.length === 0))) &&
        // "Microfiber towels" alone is no sentence.
        (isLong || fact.form.kind === 'sentence' || fact.form.kind === 'clause');
      return plain !== null || isQuoted ? [{ fact, plain, isQuoted }] : [];
    })
    .toSorted((left, right) => weigh(right) - weigh(left))
    .slice(0, most);
  const told = written.length + quoted.filter(({ plain }) => plain !== null).length;
  const scenes =
    scene === undefined || match === undefined || told >= (isLong ? ENOUGH_LONG : ENOUGH_POINTS)
      ? []
      : dealLines(scene, isLong ? 2 : 1).map(
          (lines, at): EnglishPoint => ({
            ...sceneOf(SCENE_WEIGHT - at * SECOND_SCENE_COST, locate(match.head, product.name)),
            lines: lines.map((text) => ({ text, topic: `scene-${at}`, rank: 0 })),
            openings: [],
            statements: [],
            isPitch: false,
          }),
        );
  const titlesOf = (fact: EnglishFact): string[] =>
    said
      .filter((each) => isInSentence(each) && holds(fact.text, each.fact.text))
      .flatMap((each) => listTitles(each.fact).map(({ text }) => text));
  const fragments = pickFragments(
    others.filter(({ fact }) => !quoted.some((each) => each.fact === fact)).map(({ fact }) => fact),
  );
  const points = [
    ...written.map((concept) => toWritten(concept, ownOf(concept), amountOf(concept))),
    ...scenes,
    ...toFragments(fragments),
    ...quoted
      .map((each) => toQuoted(each, { partner: findPartner(each, quoted), titles: titlesOf(each.fact) }))
      .map((point) =>
        scene !== undefined &&
        !point.openings.some(({ form }) => form !== undefined) &&
        DULL.test(point.titles[0] ?? point.lines[0]?.text ?? '')
          ? { ...point, openings: [] }
          : point,
      ),
  ];
  return {
    scene,
    isAgreed,
    points: [...points, ...listWholePoints(product, points, ownWords(product))].toSorted(
      (left, right) => right.weight - left.weight,
    ),
  };
}

/** Words of the brand keep their capital. */
const ownWords = ({ brand = '' }: Product): ReadonlySet<string> => new Set(brand.toLowerCase().split(/\s+/));

/** Nobody stops for a lining while anything else is known. */
const DULL =
  /\b(?:lining|polyester|nylon|viscose|elastane|fastening|closure|stitching|pattern|hem|seams?|label|height|width|diameter|dimensions?|packaging|imported|collar|neckline|upper)\b|\d ?%|^(?:made|woven) (?:of|in)\b/i;

/** "Includes rubber feet": of what comes along, nothing is said about the product. */
const BROUGHT = /^includes?\b|^comes with\b|\bincluded$/i;
const OF_BOX = /^(?:set|pieces|included|case-included|gift-box)$/;
