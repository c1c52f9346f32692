import type { Product, SourceField } from '@reelwright/contracts';
import type { KindMatch } from '@reelwright/product-kinds';
import { measureOverlap, splitSentences } from '../clean-text.ts';
import { isExtent, isFigure } from '../leading-fact.ts';
import { isPlainMaterial, PLAIN_MATERIAL_COST } from '../plain-material.ts';
import { rankFact } from '../rank-fact.ts';
import { locate } from '../sourced-text.ts';
import { isInAnotherLanguage, isInLanguage } from '../text-language.ts';
import { ENGLISH_FEATURES } from './english-features.ts';
import { dropEmptyHead, dropPraise, isEmptyPraise } from './drop-praise.ts';
import type { FactForm } from './fact-form.ts';
import { isEcho, isKit, isSummary, shareInName, tellsMore, WHEELS } from './facts/compare-facts.ts';
import {
  dropAnswers,
  dropHeading,
  dropShoutedHeading,
  isRunningText,
  isWholePoint,
  LONGEST_LISTED_WORDS,
  readAside,
  withVerbOfOne,
} from './facts/point-text.ts';
import {
  agreeForm,
  dropReason,
  dropSubject,
  isCode,
  isGrammatical,
  isSayable,
  isShortPhrase,
  LEAST_ITSELF_WORDS,
  readAnyForm,
  sayItself,
  sayWeight,
  USED_UP,
} from './facts/read-fact.ts';
import { readAmounts } from './amounts/read-amounts.ts';
import { readVerbatim } from './facts/read-verbatim.ts';
import type { ReadClause } from './clause/read-clause.ts';
import { tellPoint } from './clause/tell-point.ts';
import { splitFacts } from './fact-text.ts';
import { calmDown, withSmallStart, capitalise, lowerStart } from './text/capitals.ts';
import { cutThingBehind } from './finish/finish-line.ts';
import { findFeatures } from './find-features.ts';
import { isAccessory } from './is-accessory.ts';
import { readListedPoint } from './listed/read-listed-point.ts';
import { isKnownWord } from './known-word.ts';
import { numberOfNoun } from './grammar/countability.ts';
import { listTitleTail, readFrontName } from './name/front-name.ts';
import { isInName } from './name/is-in-name.ts';
import type { ProseFact } from './prose/phrase-facts.ts';
import { collectBenefits, collectPitches } from './pitch/collect-pitches.ts';
import { leansOnPart } from './part-of-point.ts';
import { createProseReader, isPlainFragment } from './prose/prose-reader.ts';
import { giveArticle } from './prose/whole-sentence.ts';
import { splitDescription } from './split-description.ts';
import { shortenName } from './product-name.ts';
import { isPlainEnglish, joinTexts, readsAsEnglish } from './reads-as-english.ts';
import { isFact } from './refuse-fact.ts';
import { findSetFact } from './set-fact.ts';
import { NOTHING } from './say/said-fact.ts';
import { sayFact } from './say/say-fact.ts';
import type { EnglishFact } from './english-fact.ts';
import { BARE, isEffect, isOfPart, LONGEST_EASY_WORDS, PER_WORD_TOO_MANY } from './rate-english-fact.ts';

/** Word overlap above which two facts are the same. */
const SAME_FACT = 0.6;
const SAME_IN_PASSING = 0.45;
/** With so many facts the rest of the title is not needed. */
const ENOUGH_TOLD = 4;
/** A phrase with a larger share of the name's words adds almost nothing. */
const MOST_NAMED = 0.75;

/** `areMany` of a product whose name is a plural. */
export function collectFacts(written: Product, match: KindMatch | undefined, areMany: boolean): EnglishFact[] {
  const named = new Set([...collectNames(written, /\S/), ...collectOwnWords(written.name)]);
  const product: Product = {
    ...written,
    selling_points: written.selling_points.map((point) => calmDown(dropShoutedHeading(point), named)),
    ...(written.description === undefined ? {} : { description: calmDown(written.description, named) }),
  };
  const collected: EnglishFact[] = [];
  const names = collectNames(product);
  // What a name leaves out, such as "SPF 50", is a fact.
  const spoken =
    readFrontName(written.name, written.brand) ??
    shortenName(product.name, product.brand, match?.source === 'name' ? match : undefined)?.short ??
    product.name;
  const company = joinTexts(product);
  const isEnglish = readsAsEnglish(product);
  const isForeign = !isEnglish && isInAnotherLanguage(company, 'en');
  const add = (
    written: string,
    source: SourceField,
    field: string,
    place: number | null,
    {
      form: known,
      isWhole = false,
      isComplete = false,
      reading,
    }: { form?: FactForm; isWhole?: boolean; isComplete?: boolean; reading?: ReadClause } = {},
  ) => {
    const phrase = isWhole
      ? withOwnName(capitalise(written), product.name)
      : known?.kind === 'sentence'
        ? capitalise(giveArticle(dropEmptyHead(dropPraise(dropReason(written)))))
        : capitalise(dropEmptyHead(dropPraise(dropSubject(sayWeight(dropReason(written), match), match))));
    // A short sentence may hold only words that no list knows: its text tells its language.
    const isInEnglish = isWhole
      ? isEnglish
      : isForeign
        ? isPlainEnglish(phrase)
        : isCode(phrase) || isInLanguage(phrase.replace(/(?<=\d)-(?=\p{L})/gu, ' '), 'en', { isKnownWord, company });
    if (!isFact(phrase) || !isInEnglish) return;
    if (isInName(phrase, { ...product, name: spoken }) || shareInName(phrase, spoken) > MOST_NAMED) return;
    // A point states a fact better than a passing mention in running text.
    const most = place === null ? SAME_IN_PASSING : SAME_FACT;
    // A sentence tells more than the thing that it is about.
    const isSame = (other: EnglishFact): boolean =>
      measureOverlap(phrase, other.text) > most && !(isWhole && tellsMore(phrase, other));
    if (collected.some(isSame)) return;
    if (isEmptyPraise(phrase)) return;
    const inside = isWrittenSmall(phrase, field) ? withSmallStart(phrase) : lowerStart(phrase, names);
    const isRead = reading !== undefined;
    const own = (isRead ? known : agreeForm(known, inside)) ?? readAnyForm(inside);
    const itself = isWhole ? undefined : sayItself(inside, own, match);
    const form: FactForm = itself === undefined ? own : { kind: 'state' };
    if (itself !== undefined && phrase.split(' ').length < LEAST_ITSELF_WORDS) return;
    if (
      (!isWhole && !isSayable(inside, own, match)) ||
      (/^\d[\d.,]* ?(?!modes$|speeds$|tips$|heads$|levels$|jets$)\p{L}{1,6}$/u.test(phrase) &&
        USED_UP.has(match?.kind.trade ?? 'general'))
    )
      return;
    const features = findFeatures(ENGLISH_FEATURES, phrase, match?.kind.trade).filter(
      ({ id }) => id !== 'material' || !isOfPart(inside, own, match?.kind.trade),
    );
    const rated = { text: phrase, features, isAccessory: isAccessory(phrase, form, match) };
    const whole = sayFact({ text: capitalise(phrase), inside: itself ?? inside, form });
    const isFragment = !isWhole && !isGrammatical(whole, itself ?? inside);
    // What the grammar doesn't cover is left out, or quoted if it is a short point of the seller's.
    if (isFragment && (place === null || !isShortPhrase(phrase))) return;
    const said = isFragment ? NOTHING : whole;
    const isTold = said.predicate !== null || said.sentence !== null || said.object !== null;
    const isMeasured = (isTold || isWhole) && isFigure(rated, { language: 'en', trade: match?.kind.trade });
    collected.push({
      text: capitalise(phrase),
      inside: itself ?? inside,
      form: isFragment ? { kind: 'text' } : form,
      features,
      isTold: isTold || isWhole,
      isFragment,
      isWhole,
      isComplete,
      isRead,
      ...(isRead ? { reading } : {}),
      weight:
        rankFact({
          features,
          trade: match?.kind.trade,
          isAccessory: rated.isAccessory,
          isKit: isKit(phrase),
          hasNumber: /\d/.test(phrase),
          isFigure: isMeasured,
          // "5 mm lugs bite into mud" tells what they do.
          isExtent:
            !(isComplete && form.kind === 'sentence') &&
            (WHEELS.test(phrase) || isExtent(rated, { language: 'en', trade: match?.kind.trade })),
          isEffect: isEffect(phrase, form),
          isBare: BARE.test(phrase),
          isEcho: isEcho(phrase, product, match),
          place,
        }) -
        Math.max(0, phrase.split(' ').length - LONGEST_EASY_WORDS) * PER_WORD_TOO_MANY -
        (isPlainMaterial(phrase) ? PLAIN_MATERIAL_COST : 0) -
        (isSize(phrase) ? SIZE_COST : 0),
      place,
      isAccessory: rated.isAccessory,
      source,
      range: locate(phrase, field),
    });
  };
  // "(for max. 4 persons)" is no end of a sentence.
  const description = dropCutTail(product.description ?? '').replace(/\s*\([^()]{0,60}\.[^()]{0,60}\)/g, '');
  const isMany = areMany || (match !== undefined && numberOfNoun(match.head.split(' ').at(-1) ?? '') === 'plural');
  const pitches = isEnglish ? collectPitches(description, product, { match, isMany, name: spoken }) : [];
  collected.push(...pitches.map(({ fact }) => fact));
  const told = createProseReader(product, match);
  for (const [index, line] of product.selling_points.entries()) {
    const source = `selling_points.${index}` as const;
    // What the grammar completes is said so.
    const isListed =
      !isRunningText(line) && splitSentences(line).some((entry) => readListedPoint(entry, names) !== null);
    const clauses = isEnglish ? tellPoint(isMany ? withVerbOfOne(line) : line, listNamed(product, index)) : null;
    // "Plastic tray presses dimples before you fill" lacks its article, though it speaks to the buyer.
    const isClause = clauses?.length === 1;
    const benefits =
      isEnglish && !isListed && !isClause
        ? collectBenefits(line, product, {
            match,
            isMany,
            name: spoken,
            place: index,
            whole: written.selling_points[index] ?? line,
          })
        : [];
    collected.push(...benefits);
    if (benefits.length > 0) continue;
    for (const { phrase, form, reading } of clauses ?? [])
      add(phrase, source, line, index, { form, isWhole: true, isComplete: form.kind !== 'state', reading });
    if (collected.some((fact) => fact.source === source)) continue;
    const addWhole = ({ phrase, form }: ProseFact): void => {
      if (form.kind !== 'clause' || !leansOnPart(phrase, line))
        add(phrase, source, line, index, { form, isWhole: true });
    };
    for (const entry of splitSentences(line)) {
      // Running text is no list.
      if (isRunningText(line) && entry.split(' ').length > LONGEST_LISTED_WORDS) continue;
      const spoken = isMany ? withVerbOfOne(entry) : entry;
      // Nothing is added to a text that lacks nothing.
      const verbatim = isEnglish ? readVerbatim(spoken) : null;
      const isSaid = verbatim !== null && verbatim.form.kind !== 'listed';
      const listed = isSaid ? verbatim : readListedPoint(spoken, names);
      if (listed !== null && !(listed.form.kind === 'clause' && leansOnPart(listed.phrase, line)))
        add(listed.phrase, source, line, index, { form: listed.form, isWhole: true, isComplete: true });
    }
    // A long point is running text, with or without its heading.
    const sentences = splitSentences(dropAnswers(line)).map(dropHeading);
    for (const sentence of sentences) {
      const whole = told.readWhole(sentence);
      if (whole !== null && isWholePoint(whole, sentence)) addWhole(whole);
      else if (sentence.split(' ').length >= LEAST_RUNNING_WORDS)
        for (const { phrase, form } of [
          ...(COMPARED.test(sentence) ? [] : told.readRelatives(sentence)),
          ...told.readFacts(sentence).filter(isNoAdvice),
        ])
          if ((form.kind === 'clause' && !leansOnPart(capitalise(phrase), line)) || form.kind === 'sentence')
            add(capitalise(phrase), source, line, index, { form });
    }
    for (const phrase of splitFacts(dropAnswers(line)).flatMap((each) => splitDescription(each, match, false))) {
      if (leansOnPart(phrase, line)) continue;
      const own = cutThingBehind(phrase);
      const whole = told.readWhole(own);
      if (whole !== null && isWholePoint(whole, own)) addWhole(whole);
      add(own, source, line, index);
    }
    // What no other reader knows for certain is said as it stands, if nothing has to be added.
    const own = collected.filter((fact) => fact.source === source);
    const verbatim =
      isEnglish && !isRunningText(line) && own.every(({ isFragment }) => isFragment) ? readVerbatim(line) : null;
    if (verbatim !== null) {
      for (const fragment of own) collected.splice(collected.indexOf(fragment), 1);
      add(verbatim.phrase, source, line, index, { form: verbatim.form, isWhole: true, isComplete: true });
    }
    const aside = readAside(line);
    if (aside !== null) addWhole({ phrase: aside, form: { kind: 'sentence' } });
  }
  for (const sentence of splitSentences(description)) {
    if (pitches.some(({ sentences }) => sentences.includes(sentence))) continue;
    const whole = told.readWhole(sentence);
    for (const { phrase, form } of whole === null ? told.readRelatives(sentence) : [whole])
      add(phrase, 'description', description, null, { form, isWhole: true });
    const prose = told.readFacts(sentence);
    for (const { phrase, form } of prose.filter(isNoAdvice))
      add(capitalise(placeMaker(phrase)), 'description', description, null, { form });
    const verbatim = isEnglish && whole === null && prose.length === 0 ? readVerbatim(sentence) : null;
    if (verbatim !== null)
      add(verbatim.phrase, 'description', description, null, { form: verbatim.form, isWhole: true, isComplete: true });
    if (verbatim !== null || prose.length > 0 || !isPlainFragment(dropPurpose(sentence), LONGEST_SENTENCE)) continue;
    for (const phrase of splitFacts(dropPurpose(sentence)).flatMap((each) => splitDescription(each, match, true)))
      if (isPlainFragment(phrase)) add(phrase, 'description', product.description ?? '', null);
  }
  // A title tells what a short list leaves out.
  const isShort = collected.filter(({ isTold, isFragment }) => isTold || isFragment).length < ENOUGH_TOLD;
  for (const [at, part] of (isEnglish && isShort ? listTitleTail(written.name, written.brand) : []).entries()) {
    const place = product.selling_points.length + at;
    const listed = readListedPoint(calmDown(part, named), names);
    if (listed === null)
      for (const phrase of splitFacts(calmDown(part, named))) add(phrase, 'name', written.name, place);
    else add(listed.phrase, 'name', written.name, place, { form: listed.form, isWhole: true, isComplete: true });
  }
  const ofSet = findSetFact(product.name, spoken, product.selling_points);
  if (ofSet !== undefined) collected.push(ofSet);
  return collected.filter((fact) => !isSummary(fact, collected)).toSorted((left, right) => right.weight - left.weight);
}
/** "Foxglove is a speckled mix" of a yarn "Foxglove": what the title quotes is a name, and takes no article. */
const withOwnName = (phrase: string, title: string): string =>
  phrase.replace(/^The (\p{Ll}+)(?= )/u, (found, word: string) =>
    new RegExp(`["“‘']${word}["”’']`, 'iu').test(title) ? capitalise(word) : found,
  );

/** The words that a product's title and other points name, and pairs of them: a listener knows which thing is meant. */
function listNamed({ name, selling_points: points }: Product, except: number): ReadonlySet<string> {
  const texts = [name, ...points.filter((_point, at) => at !== except)];
  return new Set(
    texts.flatMap((text) => {
      const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
      return words.flatMap((word, at) => [word, word.replace(/s$/, ''), `${word}-${words[at + 1] ?? ''}`]);
    }),
  );
}

const SIZE_COST = 3;

/** "8.5 inches wide and 3 inches tall", "17 by 11 inches": a size, and nothing else. */
const isSize = (phrase: string): boolean => {
  const [amount] = readAmounts(phrase);
  return (
    amount !== undefined &&
    amount.unit !== null &&
    /^[\s,]*(?:(?:about|up to|over|and|by|x|wide|long|tall|high|deep|thick|across|diameter|in|each|a)[\s,]*)*$/i.test(
      readAmounts(phrase).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), phrase),
    ) &&
    /\b(?:wide|long|tall|high|deep|thick|across|diameter|by|x)\b/i.test(phrase)
  );
};

/** "Half the size of the charger that came with your laptop" tells nothing of that charger. */
const COMPARED = /\b(?:than|the size of|instead of|unlike|compared|as \p{L}+ as)\b/iu;

/** A point of so many words is running text. */
const LEAST_RUNNING_WORDS = 11;

/** An order that tells no amount ("Embrace the season") says nothing of the product. */
const isNoAdvice = ({ phrase, form }: ProseFact): boolean => form.kind !== 'order' || /\d/.test(phrase);

/** "Thrown by hand in our Lisbon studio": the seller's own person is not the ad's. */
const placeMaker = (phrase: string): string =>
  phrase.replace(
    /\b(in|at) our (?:own )?(?=(?:\p{L}+ ){0,2}(?:studio|workshop|bakery|kitchen|factory|atelier|roastery|garden|farm|mill|brewery|dairy|forge|pottery|nursery|distillery)\b)/iu,
    '$1 a ',
  );

/** "IPX7 waterproof so you can use it in the shower": what a quality is good for. */
const dropPurpose = (sentence: string): string => sentence.replace(/,? so (?:that )?(?:you|it|they|the)\b.*$/i, '');

/** Checks if the seller wrote a phrase without a capital: then its first word is no name. */
const isWrittenSmall = (phrase: string, field: string): boolean => {
  const start = phrase.split(' ').slice(0, 2).join(' ');
  return /^\p{Lu}\P{Lu}/u.test(phrase) && field.includes(withSmallStart(start)) && !field.includes(start);
};

/** A sentence of more words is no list of short phrases. */
const LONGEST_SENTENCE = 24;

/** "Murum" of the title is a name, in whatever capitals a point writes it. */
const collectOwnWords = (title: string): string[] =>
  (title.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}{3,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !isKnownWord(word));

/** Words of the brand keep their capital. */
function collectNames(product: Product, counts = /^\p{Lu}/u): ReadonlySet<string> {
  return new Set(
    [...(product.brand ?? '').split(/\s+/).filter((word) => counts.test(word)), ...listGivenNames(product)].map(
      (word) => word.toLowerCase(),
    ),
  );
}

/** "Felix" of "Felix the Fox": words of the title that no list knows, and that no text writes small. */
function listGivenNames({ name, description = '', selling_points: points }: Product): string[] {
  const texts = [description, ...points].join(' ');
  return (name.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? []).filter(
    (word) => !isKnownWord(word.toLowerCase()) && texts.includes(word) && !texts.includes(word.toLowerCase()),
  );
}

/** Drops the broken last sentence of a description at the limit of its length. */
function dropCutTail(description: string): string {
  const isCut = description.length >= 990 && !/[.!?]\s*$/.test(description);
  return isCut ? description.slice(0, description.lastIndexOf('.') + 1) : description;
}
