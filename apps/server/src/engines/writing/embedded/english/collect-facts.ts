import type { Product, SourceField } from '@reelwright/contracts';
import type { KindMatch, Trade } from '@reelwright/product-kinds';
import { measureOverlap, splitSentences } from '../clean-text.ts';
import { isExtent, isFigure } from '../leading-fact.ts';
import { isPlainMaterial, PLAIN_MATERIAL_COST } from '../plain-material.ts';
import { rankFact } from '../rank-fact.ts';
import { locate } from '../sourced-text.ts';
import { isInAnotherLanguage, isInLanguage } from '../text-language.ts';
import { ENGLISH_FEATURES } from './english-features.ts';
import { dropEmptyHead, dropPraise, isEmptyPraise } from './drop-praise.ts';
import { type FactForm, isPlacedThing, readForm, singularVerb } from './fact-form.ts';
import { splitFacts } from './fact-text.ts';
import { calmDown, withSmallStart, capitalise, lowerStart } from './text/capitals.ts';
import { spellOut } from './text/spell-out.ts';
import { cutThingBehind } from './finish-line.ts';
import { findFeatures } from './find-features.ts';
import { acceptPhrase, acceptSentence } from './grammar/accept-sentence.ts';
import { isAccessory } from './is-accessory.ts';
import { readListedPoint } from './listed/read-listed-point.ts';
import { isKnownWord } from './known-word.ts';
import { findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, isBaseVerb, isNounLikeVerb } from './lexicon.ts';
import { numberOfNoun } from './grammar/countability.ts';
import { listTitleTail, readFrontName } from './name/front-name.ts';
import { isInName } from './name/is-in-name.ts';
import { articleFor, hasDeterminer } from './noun-phrase.ts';
import type { ProseFact } from './prose/phrase-facts.ts';
import { collectBenefits, collectPitches } from './pitch/collect-pitches.ts';
import { leansOnPart } from './part-of-point.ts';
import { createProseReader, isPlainFragment } from './prose/prose-reader.ts';
import { tagWords } from './prose/tagged-words.ts';
import { giveArticle } from './prose/whole-sentence.ts';
import { splitDescription } from './split-description.ts';
import { shortenName } from './product-name.ts';
import { isPlainEnglish, joinTexts, readsAsEnglish } from './reads-as-english.ts';
import { isFact } from './refuse-fact.ts';
import { findSetFact } from './set-fact.ts';
import { NOTHING, type SaidFact } from './say/said-fact.ts';
import { sayFact } from './say/say-fact.ts';
import type { EnglishFact } from './english-fact.ts';
import { BARE, isEffect, isOfPart, LONGEST_EASY_WORDS, PER_WORD_TOO_MANY } from './rate-english-fact.ts';

/** Word overlap above which two facts are the same. */
const SAME_FACT = 0.6;
const SAME_IN_PASSING = 0.45;
/** A fact of this many words that shares half of them with two others each is a summary of them. */
const SUMMARY_WORDS = 6;
/** With so many facts the rest of the title is not needed. */
const ENOUGH_TOLD = 4;
/** A phrase with a larger share of the name's words adds almost nothing. */
const MOST_NAMED = 0.75;

export function collectFacts(written: Product, match: KindMatch | undefined): EnglishFact[] {
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
    }: { form?: FactForm; isWhole?: boolean; isComplete?: boolean } = {},
  ) => {
    const phrase = isWhole
      ? capitalise(written)
      : known?.kind === 'sentence'
        ? capitalise(giveArticle(dropEmptyHead(dropPraise(dropReason(written)))))
        : capitalise(dropEmptyHead(dropPraise(dropSubject(sayWeight(dropReason(written), match), match))));
    // A short sentence may hold only words that no list knows: its text tells its language.
    const isRead = isWhole
      ? isEnglish
      : isForeign
        ? isPlainEnglish(phrase)
        : isCode(phrase) || isInLanguage(phrase.replace(/(?<=\d)-(?=\p{L})/gu, ' '), 'en', { isKnownWord, company });
    if (!isFact(phrase) || !isRead) return;
    if (isInName(phrase, { ...product, name: spoken }) || shareInName(phrase, spoken) > MOST_NAMED) return;
    // A point states a fact better than a passing mention in running text.
    const most = place === null ? SAME_IN_PASSING : SAME_FACT;
    // A sentence tells more than the thing that it is about.
    const isSame = (other: EnglishFact): boolean =>
      measureOverlap(phrase, other.text) > most && !(isWhole && tellsMore(phrase, other));
    if (collected.some(isSame)) return;
    if (isEmptyPraise(phrase)) return;
    const inside = isWrittenSmall(phrase, field) ? withSmallStart(phrase) : lowerStart(phrase, names);
    const own = agreeForm(known, inside) ?? readAnyForm(inside);
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
        (isPlainMaterial(phrase) ? PLAIN_MATERIAL_COST : 0),
      place,
      isAccessory: rated.isAccessory,
      source,
      range: locate(phrase, field),
    });
  };
  // "(for max. 4 persons)" is no end of a sentence.
  const description = dropCutTail(product.description ?? '').replace(/\s*\([^()]{0,60}\.[^()]{0,60}\)/g, '');
  const isMany = match !== undefined && numberOfNoun(match.head.split(' ').at(-1) ?? '') === 'plural';
  const pitches = isEnglish ? collectPitches(description, product, { match, isMany, name: spoken }) : [];
  collected.push(...pitches.map(({ fact }) => fact));
  const told = createProseReader(product, match);
  for (const [index, line] of product.selling_points.entries()) {
    const source = `selling_points.${index}` as const;
    // What the grammar completes is said so.
    const isListed =
      !isRunningText(line) && splitSentences(line).some((entry) => readListedPoint(entry, names) !== null);
    const benefits =
      isEnglish && !isListed
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
    const addWhole = ({ phrase, form }: ProseFact): void => add(phrase, source, line, index, { form, isWhole: true });
    for (const entry of splitSentences(line)) {
      // Running text is no list.
      if (isRunningText(line) && entry.split(' ').length > LONGEST_LISTED_WORDS) continue;
      const listed = readListedPoint(isMany ? withVerbOfOne(entry) : entry, names);
      if (listed !== null)
        add(listed.phrase, source, line, index, { form: listed.form, isWhole: true, isComplete: true });
    }
    // A long point is running text, with or without its heading.
    const sentences = splitSentences(dropAnswers(line)).map(dropHeading);
    for (const sentence of sentences) {
      const whole = told.readWhole(sentence);
      if (whole !== null && isWholePoint(whole, sentence)) addWhole(whole);
      else if (sentence.split(' ').length >= LEAST_RUNNING_WORDS)
        for (const { phrase, form } of [
          ...told.readRelatives(sentence),
          ...told.readFacts(sentence).filter(isNoAdvice),
        ])
          if (form.kind === 'clause' || form.kind === 'sentence')
            add(capitalise(phrase), source, line, index, { form });
    }
    for (const phrase of splitFacts(dropAnswers(line)).flatMap((each) => splitDescription(each, match, false))) {
      if (leansOnPart(phrase, line)) continue;
      const own = cutThingBehind(phrase);
      const whole = told.readWhole(own);
      if (whole !== null && isWholePoint(whole, own)) addWhole(whole);
      add(own, source, line, index);
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
    if (prose.length > 0 || !isPlainFragment(dropPurpose(sentence), LONGEST_SENTENCE)) continue;
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

/** "Knob stays cool? No. Use a mitt.": what follows a question speaks of it. */
const dropAnswers = (line: string): string => line.replace(/(?<=\?)\s.*$/su, '');

const LONGEST_LISTED_WORDS = 8;
/** Fewer words behind a heading say less than it. */
const LEAST_HEADED_WORDS = 5;
const isRunningText = (line: string): boolean => splitSentences(line).length > 1;

/** "SAFE & NON-SLIP DESIGN: The grip …", "【EASY TO CLEAN】All parts …": the sentences behind the heading tell more. */
function dropShoutedHeading(point: string): string {
  const [, rest = ''] =
    /^\s*(?:[【[][^\]】]{2,60}[\]】]\s*[:–—-]?|[\p{Lu}\d][\p{Lu}\d\s&,'’/°%+.-]{5,60}(?::|\s[–—-]))\s*(\S.*)$/su.exec(
      point,
    ) ?? [];
  return rest.split(/\s+/).length >= LEAST_HEADED_WORDS ? rest : point;
}

/** "Cut drying time by 25%", of dryer balls: what they do, in the number of one, as other points are written. */
function withVerbOfOne(entry: string): string {
  const [first = '', second = ''] = entry.split(' ');
  const verb = first.toLowerCase();
  // "Soften hard ground first and do not hammer": what the buyer does.
  const isOrder =
    entry.split(' ').length > LONGEST_DEED_WORDS || /\b(?:not|before|first|then|you|your|with water)\b/i.test(entry);
  const isDeed =
    !isOrder &&
    isBaseVerb(verb) &&
    !isNounLikeVerb(verb) &&
    findNoun(verb) === null &&
    !isAdjective(verb) &&
    !/^(?:your|it|them|the)$/.test(second) &&
    // "Roast date on every bag", "click closure": one thing would have its article.
    !isOneThing(second.toLowerCase()) &&
    !OF_BUYER.test(verb);
  const third = /(?:[sxz]|ch|sh)$/.test(verb) ? `${verb}es` : verb.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');
  return isDeed ? `${capitalise(third)}${entry.slice(first.length)}` : entry;
}

/** "Click closure, no backs to lose": a word before a comma, which names one thing. */
function isOneThing(word: string): boolean {
  const bare = word.replace(/,$/, '');
  return findNoun(bare)?.number === 'singular' || (bare !== word && findNoun(bare) === null && numberOfNoun(bare) === 'singular');
}

/** A longer line is an order to the buyer. */
const LONGEST_DEED_WORDS = 9;

/** What the buyer does. */
const OF_BUYER =
  /^(?:wash|store|keep|avoid|rinse|wipe|clean|dry|iron|apply|recycle|read|choose|see|use|wear|try|enjoy|discover|shop|buy|order|get|add|put|place|turn|pull|press|push|pop|pour|mix|shake|open|remove|serve|bake|cook|boil|steep|brew|freeze|insert|select|check|let|make|take)$/;

/** A point of so many words is running text. */
const LEAST_RUNNING_WORDS = 11;

/** "KEEP WARM: Holds the set temperature": what stands before the sentence. */
const dropHeading = (sentence: string): string => {
  const [, heading = '', rest = ''] = /^([^:.!?]{2,40}?)(?::| [–—-]) +(\S.*)$/u.exec(sentence) ?? [];
  return rest.split(' ').length >= 3 && heading.split(' ').length <= 6 ? capitalise(rest) : sentence;
};

/** A point of a list is terse: a list of things, or a bare thing and its verb, is no sentence as it stands. */
const isWholePoint = ({ form }: ProseFact, phrase: string): boolean =>
  form.kind === 'clause' ||
  // An order in a list is about its care.
  (form.kind !== 'order' &&
    (/^(?:the|an?|no|each|every|your|one|two|three)\b/i.test(phrase) ||
      phrase.split(' ').length >= LEAST_SENTENCE_WORDS) &&
    !/\b(?:included|supplied|needed|required)$/i.test(phrase));
const LEAST_SENTENCE_WORDS = 6;

/** "9 hours playtime (26H with case)": an amount with its condition. */
function readAside(line: string): string | null {
  const [, aside = ''] = /\(((?:up to )?\d[\d.,]* ?\p{L}+ (?:with|without|per|on) [^()]{2,24})\)/iu.exec(line) ?? [];
  if (aside === '') return null;
  const text = spellOut(aside.toLowerCase().replace(/(\d) ?h\b/, '$1 hours'));
  return text.replace(/ (with|without) (?=(?:charging )?case$)/, ' $1 the ');
}

/** Checks if a sentence says more of a thing than its bare name in the seller's list. */
const tellsMore = (sentence: string, { text, isWhole, form }: EnglishFact): boolean =>
  !isWhole &&
  form.kind !== 'clause' &&
  form.kind !== 'sentence' &&
  sentence.split(' ').length >= text.split(' ').length + 3;

/** "Fresh eggs" of eggs says nothing; "a chair with a woven seat" does. */
const LEAST_ITSELF_WORDS = 4;

const readAnyForm = (inside: string): FactForm => {
  const form = readForm(inside);
  return form.kind === 'noun' || form.kind === 'text' ? (readVerb(inside) ?? form) : form;
};

/** "Powers through creases", "typically supports up to 113 kg": a verb for the tagger, whose subject is understood. */
function readVerb(inside: string): FactForm | undefined {
  const [first = '', second = ''] = inside.split(' ');
  if (!/^(?:[a-z]+ly )?[a-z]{3,}[^s]s /.test(inside) || isPlacedThing(first, second)) return;
  const [, ...words] = tagWords(`it ${inside}`);
  const [verb, next] = words;
  if (verb?.pos !== 'VERB' || next === undefined || !/^(?:ADP|DET|PRON|NUM|PART)$/.test(next.pos)) return;
  return {
    kind: 'clause',
    base: `${findThirdPersonBase(verb.word) ?? singularVerb(verb.word)}${inside.slice(verb.word.length)}`,
  };
}

/** A longer phrase that is not understood is not quoted. */
const LONGEST_QUOTED = 9;
const isShortPhrase = (phrase: string): boolean =>
  phrase.split(' ').length <= LONGEST_QUOTED &&
  !/[:;]/.test(phrase) &&
  !/,[^,]*$/.test(phrase.replace(/, (?:and|or) /, ' '));

/** Checks if the grammar covers every word of what can be said of a fact. */
function isGrammatical({ predicate, sentence, object }: SaidFact, inside: string): boolean {
  const spoken =
    predicate === null ? (sentence ?? (object === null ? null : `you get ${object}`)) : `it ${predicate.singular}`;
  return spoken === null ? acceptPhrase(inside) : acceptSentence(spoken);
}

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

/** Detects a summary: "Padded back and bungee front" beside the points about them. */
function isSummary({ text }: EnglishFact, all: readonly EnglishFact[]): boolean {
  if (text.split(' ').length < SUMMARY_WORDS) return false;
  return (
    all.filter(
      (other) => other.text !== text && other.text.length < text.length && measureOverlap(text, other.text) >= 0.5,
    ).length > 1
  );
}

/** Returns the share of a phrase's words that the name has too, 0 to 1. */
function shareInName(phrase: string, name: string): number {
  const toWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
  const words = toWords(phrase);
  const known = new Set(toWords(name));
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** What every vehicle has. */
const WHEELS = /^(?:\d|two|three|four) (?:wheels|tyres|tires)$/i;

/** Checks if several things come along that are used with the product, not read or thrown away. */
const isKit = (phrase: string): boolean =>
  /,| and /.test(phrase) &&
  !/\b(?:manuals?|booklets?|guides?|leaflets?|cards?|stickers?|cables?|boxe?s?|packaging|instructions)\b/i.test(phrase);

/** Letters that tell a word, whatever its ending. */
const STEM_LETTERS = 5;

/** Checks if a fact tells of what the seller puts into the name: the valve of a "Self-Inflating Mat". */
function isEcho(phrase: string, { name, brand = '' }: Product, match: KindMatch | undefined): boolean {
  const toStems = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map((word) => word.slice(0, STEM_LETTERS));
  const known = new Set([...toStems(brand), ...toStems(match?.head ?? '')]);
  const own = new Set(toStems(name).filter((stem) => !known.has(stem)));
  return toStems(phrase).some((stem) => own.has(stem));
}

/** "12 oz" of a cup is what goes in. */
const VESSELS =
  /\b(?:cups?|mugs?|glass(?:es)?|tumblers?|bottles?|flasks?|jars?|bowls?|jugs?|pitchers?|carafes?|teapots?|kettles?|blenders?|shakers?|growlers?|thermos(?:es)?)$/i;

/** "24 g" is no line; "Weighs 24 g" is, and "Holds 40 litres". */
const sayWeight = (written: string, match: KindMatch | undefined): string => {
  const trade = match?.kind.trade;
  // "Weigh 430 g a pair", of shoes.
  const phrase = written
    .replace(/^(Weigh|Measure|Hold|Fit|Last|Keep|Come)(?= (?:\d+|in|as|with|up|for)\b)/i, '$1s')
    .replace(/^((?!1 )\d[\d.,]* (?:lit(?:er|re)|gallon|quart|pound|ounce|hour|minute|watt|met(?:er|re)|cup))$/i, '$1s')
    .replace(/(?<=\d{2} )inch$/, 'inches');
  if (trade === undefined || USED_UP.has(trade)) return phrase;
  // "20 lb" paper weighs that by the ream.
  if (match?.head.endsWith('paper') === true) return phrase;
  if (/^\d[\d.,]* ?(?:oz|ounces)$/i.test(phrase) && VESSELS.test(match?.head ?? '')) return `Holds ${phrase}`;
  if (/^\d[\d.,]* ?(?:k?g|grams?|oz|lbs?)$/i.test(phrase)) return `Weighs ${phrase}`;
  return /^\d[\d.,]* ?(?:ml|cl|l|litres?|liters?|gallons?|quarts?|qt)$/i.test(phrase) ? `Holds ${phrase}` : phrase;
};

/** "Easy to keep clean as it is removable": what follows a fact as its reason. */
const REASON = /,? (?:as|because|since) (?:it|they)(?:['’](?:s|re)| (?:is|are|has|have|can|was|were))\b.*$/iu;
/** Fewer words before a reason would be no fact. */
const LEAST_BEFORE_REASON = 3;

const dropReason = (phrase: string): string => {
  const rest = phrase.replace(REASON, '');
  return rest.split(' ').length >= LEAST_BEFORE_REASON ? rest : phrase;
};

/** Trades whose goods are measured by the pack. */
const USED_UP: ReadonlySet<Trade> = new Set<Trade>(['food', 'drinks', 'beauty', 'hair-care', 'health']);

/** Detects codes such as "UV400" or "IPX7": too short to identify a language. */
const isCode = (phrase: string): boolean => /^[A-Za-z-]{0,12}\d[\w.,-]*(?: [A-Za-z]{1,8})?$/.test(phrase);

/**
 * Drops the subject of a statement about the product, such as "It fits in any bag" or "This mug holds a pint": the rest
 * follows "it" or "they" by number.
 */
function dropSubject(phrase: string, match: KindMatch | undefined): string {
  const kindWords = match
    ? [match.head, match.kind.en.singular, match.kind.en.plural].map((word) => word.replace(/[^\p{L}\p{N} ]/gu, '.'))
    : [];
  const subject = new RegExp(
    `^(?:it|(?:this|the|these|our) (?:\\p{L}+ ){0,2}(?:${['product', 'item', ...kindWords].join('|')}))\\s+(?:also )?`,
    'iu',
  );
  const rest = phrase.replace(subject, '');
  if (rest === phrase) return phrase;
  const bare = rest.replace(/^(?:is|are)\s+/i, '');
  const form = readForm(lowerStart(bare, new Set()));
  const isClause = bare === rest ? form.kind === 'clause' : form.kind === 'state';
  return isClause ? capitalise(bare) : phrase;
}

/** The form that running text gave a phrase, unless the phrase was cut since. */
function agreeForm(form: FactForm | undefined, inside: string): FactForm | undefined {
  if (form?.kind === 'clause') {
    const [verb = '', ...rest] = inside.split(' ');
    return form.base.endsWith(rest.join(' ')) && rest.length > 0 && verb !== '' ? form : undefined;
  }
  return form;
}

/**
 * "V-neck dress with thin straps" of a dress is what it is, not what it has: returns it with its article; undefined if
 * the phrase names a part.
 */
function sayItself(inside: string, form: FactForm, match: KindMatch | undefined): string | undefined {
  // "A smaller side table" of a set is one of its pieces.
  if (/^(?:an? )?(?:smaller|larger|bigger|second|matching|additional|extra)\b/i.test(inside)) return undefined;
  if (match === undefined || form.kind === 'sentence' || form.kind === 'clause' || hasDeterminer(inside)) return;
  const [core = ''] = inside.split(/,| (?:with|in|of|for|from|made|that|to|by) /);
  const { singular, plural, words, isPair, isCountable } = match.kind.en;
  // A hose of a hose reel is a part of it.
  const last = match.head.split(' ').at(-1);
  const name = [singular, plural, ...words]
    .filter((each) => each.split(' ').at(-1) === last || each === plural)
    .find((each) => core.toLowerCase().endsWith(` ${each}`));
  if (name === undefined) return isGarmentItself(core, match) ? inside : undefined;
  if (core.split(' ').length > 4) return;
  return isPair || !isCountable || name === plural ? inside : `${articleFor(inside)} ${inside}`;
}

/** Garments in several words for one: no leggings "have" yoga pants. */
const LEGWEAR = /\b(?:pants|trousers|shorts|leggings|tights|joggers|jeans|chinos)$/i;

const isGarmentItself = (core: string, { kind: { en, trade } }: KindMatch): boolean =>
  trade === 'apparel' && en.isPair && LEGWEAR.test(core) && LEGWEAR.test(en.plural);

/** Rejects lines that leave the listener asking "what?". */
function isSayable(inside: string, form: FactForm, match: KindMatch | undefined): boolean {
  const words = inside.split(' ');
  // A pronoun without its noun agrees with nothing.
  if (/^(?:it|they|this|these|those|its|their)\b/i.test(inside)) return false;
  if (words.length === 1)
    return form.kind === 'state' || (form.kind === 'noun' && /-/.test(inside)) || /\d/.test(inside);
  // "A slip-on plimsoll in cobalt canvas" describes the product as if it were a part.
  const head = form.kind === 'noun' ? form.head : undefined;
  const isItself =
    match !== undefined &&
    head !== undefined &&
    [match.kind.en.singular, match.kind.en.plural].some((word) => word.split(' ').at(-1) === head);
  return !isItself || words.length >= 4;
}

/** "Murum" of the title is a name, in whatever capitals a point writes it. */
const collectOwnWords = (title: string): string[] =>
  (title.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}{3,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !isKnownWord(word));

/** Words of the brand keep their capital. */
function collectNames(product: Product, counts = /^\p{Lu}/u): ReadonlySet<string> {
  return new Set(
    (product.brand ?? '')
      .split(/\s+/)
      .filter((word) => counts.test(word))
      .map((word) => word.toLowerCase()),
  );
}

/** Drops the broken last sentence of a description at the limit of its length. */
function dropCutTail(description: string): string {
  const isCut = description.length >= 990 && !/[.!?]\s*$/.test(description);
  return isCut ? description.slice(0, description.lastIndexOf('.') + 1) : description;
}
