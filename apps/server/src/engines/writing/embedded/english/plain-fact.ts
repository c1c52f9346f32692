import { isPlainMaterial } from '../plain-material.ts';
import { BOAST } from './boast.ts';
import type { EnglishFact } from './english-fact.ts';
import { findEntailment } from './entailments.ts';
import { namePart } from './part-name.ts';
import { withSubjectArticle } from './fact-form.ts';
import { capitalise } from './text/capitals.ts';
import { findNoun, findThirdPersonBase, isBaseVerb } from './lexicon.ts';
import { sayBrought } from './plain/brought.ts';
import { IDLE_CLAUSE, sayDoing } from './plain/deeds.ts';
import { LONGEST_THING_WORDS, isFigureText } from './plain/figures.ts';
import { HALF, sayListed } from './plain/listed.ts';
import type { PlainContext, PlainFact } from './plain/plain-line.ts';
import { sayComplete } from './plain/points.ts';
import { sayRelative, sayState } from './plain/states.ts';
import { sayThing } from './plain/things.ts';
import { sayAbsent, sayFigure, sayWhole } from './plain/wholes.ts';
import { giveArticle } from './prose/whole-sentence.ts';
import { hasBareNoun } from './quote-fact.ts';

const LONGEST_WORDS = 11;

const LONGEST_WHOLE_WORDS = 16;

/** States that no buyer understands otherwise. */
const STATES =
  /^(?:(?:machine|hand) washable|(?:water|weather|scratch|stain|rust|shock|heat|tear|wrinkle|dust|fade)[- ]resistant(?: to \d.*)?|waterproof(?: to \d.*)?|(?:dishwasher|microwave|oven|freezer)[- ]safe|(?:bpa|gluten|sugar|fragrance|paraben|lead|dairy|sulphate|sulfate)[- ]free|foldable|fully adjustable|adjustable|height[- ]adjustable|rechargeable|reusable|portable|cordless|wireless|stackable|refillable|handmade|vegan|unscented|(?:made|woven|cut|carved|knitted|sewn) (?:of|from|by|in|with) .+|self-cleaning|easy to clean|(?:controlled|powered|operated|heated|charged) (?:by|from|with|over|through) .+|\d[\d.,]* ?(?:inch(?:es)?|cm|mm|feet|ft|meters?|metres?|m) (?:thick|tall|wide|long|deep|high|across))$/i;

/** "75% less fat than traditional frying". */
const COMPARED =
  /^(?:up to )?\d[\d.,]* ?(?:%|x|times) (?:less|more|fewer|faster|lighter|quieter|smaller|stronger|longer|brighter)\b/i;

/** "Gauges 10 to 46": things and their numbers, whatever the words look like. */
const COUNTED = /^(?:gauges|sizes|levels|stages|speeds|steps|grades|volumes|chapters|pages|ages|models|versions) \d/i;

/** "8 to 45 lb": of what? */
const BARE_RANGE = /^(?:from )?\d[\d.,]* (?:to|[-–]) \d[\d.,]*[- ]?\p{L}+\.?(?: \p{L}+)?$/u;

/** Says a fact in plain whole sentences; what has no certain form stands as the seller lists it, or is left out. */
export const sayPlainly = (fact: EnglishFact, context: PlainContext): PlainFact | null =>
  fact.pitch ?? sayCertain(fact, context) ?? sayListed(fact, context);

/** Says a fact in plain whole sentences; null unless its form is certain. */
function sayCertain(fact: EnglishFact, context: PlainContext): PlainFact | null {
  const { text, inside, form, isFragment, isWhole, source } = fact;
  const isListed = source.startsWith('selling_points');
  if (fact.isComplete) return sayComplete(fact, context);
  if (COMPARED.test(inside) && isListed && !BOAST.test(text)) return sayFigure(text);
  if (isFragment || BOAST.test(text) || HALF.test(inside)) return null;
  const brought = isListed && !isWhole ? sayBrought(fact) : null;
  if (brought !== null) return brought;
  const most = isWhole ? LONGEST_WHOLE_WORDS : LONGEST_WORDS;
  if (inside.split(' ').length > most || /[:;()"“”&+{}|?!=]|(?<!\d)\/|\/(?!\d)/.test(inside)) return null;
  if (BARE_RANGE.test(inside)) return null;
  const meant = form.kind === 'clause' || form.kind === 'sentence' ? null : findEntailment(inside);
  if (meant !== null && (isListed || form.kind !== 'text'))
    return {
      lines: meant.lines.map((line) => ({ text: line, shape: 'part' })),
      statements: meant.statements.map((line) => ({ text: line, shape: 'part' })),
      hooks: meant.statements.map((line) => ({ text: line, shape: 'part' })),
      thing: null,
      isStrong: false,
    };
  switch (form.kind) {
    case 'clause':
      // "Sits at waist" lacks an article.
      if (hasBareNoun(inside.split(' ')) || COUNTED.test(inside) || isOfThing(inside)) return null;
      return !isWhole && IDLE_CLAUSE.test(inside) ? null : sayDoing(inside, form.base, context);
    case 'sentence':
      // "Insert leaves stored under the top" has no verb.
      if (isListed && (hasBareNoun(inside.split(' ')) || VERBLESS.test(inside))) return null;
      if (isListed && !isWhole && endsInThings(inside)) return null;
      // "Top made of fabric that adapts": a thing without its article.
      if (MADE_THING.test(inside)) return sayWhole(capitalise(namePart(inside) ?? text));
      return isWhole || isListed || isPlainSentence(inside)
        ? sayWhole(withSubjectArticle(capitalise(giveArticle(text))))
        : null;
    case 'state':
      if (isPlainMaterial(text)) return null;
      if (isWhole) return sayState(inside, text);
      return STATES.test(inside) && isListed ? sayState(inside, null) : null;
    case 'noun':
      if (isListed && /^no /i.test(text) && text.split(' ').length <= LONGEST_THING_WORDS) return sayAbsent(text);
      return isPlainMaterial(text) ? null : (sayRelative(inside) ?? sayThing(inside, context, isListed));
    case 'text':
      if (!isListed || isPlainMaterial(text)) return null;
      if (/^no (?:\p{L}[\p{L}-]* ){1,2}(?:needed|required)$/iu.test(text)) return sayAbsent(text);
      if (STATES.test(inside)) return hasBareNoun(inside.split(' ')) ? null : sayState(inside, text);
      return (
        sayThing(inside, context, isListed) ?? saySubject(inside) ?? (isFigureText(inside) ? sayFigure(text) : null)
      );
    case 'order':
      return isWhole ? { ...sayWhole(text), hooks: [], isStrong: false } : null;
    default:
      return null;
  }
}

/** "15-stage filter reduces chlorine" has a verb, and lacks the article of its subject. */
function saySubject(inside: string): PlainFact | null {
  const [first = '', second = '', third] = inside.split(' ');
  // "Drawstring closes tight"; "fits half-sheet pans" has no subject.
  const isPlain =
    third !== undefined &&
    findNoun(first)?.number === 'singular' &&
    findThirdPersonBase(first) === null &&
    findThirdPersonBase(second) !== null &&
    findNoun(second) === null;
  if (!isPlain && !/^\p{L}?\d\S* \p{L}/u.test(inside)) return null;
  const sentence = withSubjectArticle(capitalise(inside));
  return sentence === capitalise(inside) ? null : sayWhole(sentence);
}

/** "Front and back leash clips": the last word looks like a verb. */
function endsInThings(inside: string): boolean {
  const words = inside.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const isOnlyVerb = !words.slice(0, -1).some((word, at) => at > 0 && findThirdPersonBase(word) !== null);
  return isOnlyVerb && findNoun(last)?.number === 'plural' && findThirdPersonBase(last) !== null;
}

const MADE_THING = /^(?:\p{L}+ ){1,2}made (?:of|from|with) /u;

/** A plural and what is done with it, which looks like a verb. */
const VERBLESS =
  /^(?:\p{L}[\p{L}-]* ){1,2}\p{L}{3,}s \p{L}{3,}ed (?:in|under|on|at|inside|behind|by|with|below|to)\b/iu;

/** A sentence of running text that the grammar has cut out of a longer one. */
const isPlainSentence = (inside: string): boolean => !/\b(?:you|your|it|its|they|their|will|can)\b/i.test(inside);

/** "Pans pop out": a thing that does something, whatever else its word may be. */
function isOfThing(clause: string): boolean {
  const [first = '', second = ''] = clause.toLowerCase().split(' ');
  return findNoun(first)?.number === 'plural' && isBaseVerb(second) && findThirdPersonBase(second) === null;
}
