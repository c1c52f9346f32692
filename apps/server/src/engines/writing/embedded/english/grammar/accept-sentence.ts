import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb, PREPOSITIONS } from '../lexicon.ts';
import { type TaggedWord, tagWords } from '../prose/tagged-words.ts';

/** Where a rule may end, if it begins at a word; empty if it does not fit. */
type Rule = (from: number) => readonly number[];

const PARTICLE = /^(?:up|down|off|out|away|apart|together|over|in|on|back|open|flat|shut|around|through)$/;
const NOT_PREPOSITION = /^(?:than|that|which|who|so|thanks|plus|while|when|where)$/;
const PRONOUN = /^(?:it|they|you|them|itself|themselves|yourself|everything|anything)$/;
const BE = /^(?:is|are|it's|they're|isn't|aren't)$/;
const MODAL = /^(?:can|will|won't|can't|cannot|doesn't|don't|never|also|always)$/;

/**
 * Checks if a sentence follows the grammar of the lines that the copywriter speaks, with every word of it: a subject
 * and what is said of it, as things with their attributes, prepositions with theirs, and verbs with their objects. What
 * the grammar doesn't cover is refused, whether or not it is English. Pure, but for the tagger's model.
 */
export function acceptSentence(sentence: string): boolean {
  const words = tagWords(sentence.replace(/[.!]+$/, ''));
  if (words.length < 2) return false;
  const grammar = createGrammar(words);
  return grammar.sentence(0).includes(words.length);
}

/** Checks if a phrase is a thing, an attribute or a prepositional phrase with every word of it. */
export function acceptPhrase(phrase: string): boolean {
  const words = tagWords(phrase.replace(/[.!]+$/, ''));
  const grammar = createGrammar(words);
  return [grammar.heading, grammar.qualities, grammar.prepositional].some((rule) => rule(0).includes(words.length));
}

function createGrammar(words: readonly TaggedWord[]) {
  const at = (index: number): TaggedWord => words[index] ?? { word: '', pos: 'END', start: 0, end: 0 };
  const is = (index: number, pattern: RegExp): boolean => pattern.test(at(index).word);

  const isNumber = (index: number): boolean => at(index).pos === 'NUM' || is(index, /^[$€£]?\d/);
  const isDeterminer = (index: number): boolean =>
    at(index).pos === 'DET' ||
    is(index, /^(?:its|your|their|his|her|each|no|both|all|any|every|several|many)$/) ||
    is(index, /['’]s$/);
  const isPreposition = (index: number): boolean =>
    (PREPOSITIONS.has(at(index).word) || at(index).pos === 'ADP') && !is(index, NOT_PREPOSITION);
  const isClosed = (index: number): boolean =>
    /^(?:DET|PUNCT|CCONJ|AUX|PRON|END|PART|SCONJ)$/.test(at(index).pos) || PREPOSITIONS.has(at(index).word);
  const isNoun = (index: number): boolean =>
    !isClosed(index) &&
    (/^(?:NOUN|PROPN|X)$/.test(at(index).pos) ||
      findNoun(at(index).word) !== null ||
      is(index, /^\d+[a-z]+$|^[a-z]+\d+$/) ||
      // "Deep treads": behind an attribute nothing is a verb.
      (at(index).pos === 'VERB' &&
        is(index, /[^s]s$/) &&
        (at(index - 1).pos === 'ADJ' || isAdjective(at(index - 1).word))));
  const isNounTag = (index: number): boolean => /^(?:NOUN|PROPN)$/.test(at(index).pos);
  const isParticiple = (index: number): boolean =>
    /^(?:VERB|ADJ)$/.test(at(index).pos) && is(index, /(?:ed|en|wn|lt|de|ut|ght|und|un|st|it)$/);
  const isIng = (index: number): boolean => is(index, /[a-z]{3}ing$/);
  const isQuality = (index: number): boolean =>
    (is(index, /^(?:inside|outside)$/) && isNounTag(index + 1)) ||
    (!isClosed(index) &&
      // "Mesh panels", "date window": a noun before another that the model takes for a verb.
      ((at(index).pos === 'VERB' && !is(index, /[^s]s$/) && isNounTag(index + 1)) ||
        at(index).pos === 'ADJ' ||
        isAdjective(at(index).word) ||
        isParticiple(index) ||
        isIng(index) ||
        is(index, /-|^(?:back|front|side|top|bottom|inner|outer|rear|main|inside|outside)$/)));
  const isAdverb = (index: number): boolean =>
    is(index, /^(?:inside|outside)$/) ||
    at(index).pos === 'ADV' ||
    is(index, /^(?:[a-z]{3,}ly|too|also|even|very|fully|well|fast|twice|once)$/);
  const isVerb3 = (index: number): boolean =>
    findThirdPersonBase(at(index).word) !== null || (at(index).pos === 'VERB' && is(index, /[^s]s$/));
  const isBase = (index: number): boolean =>
    isBaseVerb(at(index).word) || (at(index).pos === 'VERB' && !is(index, /(?:ing|ed|[^s]s)$/));

  const seq =
    (...rules: readonly Rule[]): Rule =>
    (from) =>
      rules.reduce<readonly number[]>((ends, rule) => unique(ends.flatMap((end) => rule(end))), [from]);
  const alt =
    (...rules: readonly Rule[]): Rule =>
    (from) =>
      unique(rules.flatMap((rule) => rule(from)));
  const opt =
    (rule: Rule): Rule =>
    (from) =>
      unique([from, ...rule(from)]);
  const many =
    (rule: Rule): Rule =>
    (from) => {
      const found = new Set([from]);
      for (const end of found) for (const next of rule(end)) if (next > end) found.add(next);
      return [...found];
    };
  const one =
    (test: (index: number) => boolean): Rule =>
    (from) =>
      from < words.length && test(from) ? [from + 1] : [];
  const word = (pattern: RegExp): Rule => one((index) => is(index, pattern));
  const lazy =
    (make: () => Rule): Rule =>
    (from) =>
      make()(from);
  const remembered = (rule: Rule): Rule => {
    const known = new Map<number, readonly number[]>();
    return (from) => {
      const before = known.get(from);
      if (before !== undefined) return before;
      known.set(from, []);
      const ends = rule(from);
      known.set(from, ends);
      return ends;
    };
  };

  const comma = word(/^,$/);
  const and = word(/^(?:and|or|plus|&)$/);
  const joint = alt(seq(comma, opt(and)), and);
  const adverbs = many(one(isAdverb));

  /** "Up to 12", "over 100". */
  const amount: Rule = seq(
    opt(seq(word(/^(?:up|at|more|less)$/), word(/^(?:to|least|most|than)$/))),
    opt(word(/^(?:over|only|just|about|under|nearly|almost|around|approximately)$/)),
    one(isNumber),
  );
  const attribute: Rule = seq(
    adverbs,
    one(isQuality),
    many(seq(opt(comma), opt(word(/^(?:and|or|yet|but)$/)), adverbs, one(isQuality))),
  );
  /** A noun with what stands before it. */
  const core: Rule = remembered(
    seq(
      opt(one(isDeterminer)),
      opt(amount),
      many(alt(attribute, one(isNoun), one(isNumber))),
      one((index) => isNoun(index) || (isIng(index) && !isClosed(index))),
    ),
  );
  const complement: Rule = lazy(() => many(alt(prepositional, relative, purpose, participial)));
  const thing: Rule = remembered(
    lazy(() =>
      alt(
        seq(core, complement),
        // "20 minutes a round".
        seq(amount, one(isNoun), one(isDeterminer), one(isNoun)),
        seq(amount, complement),
        word(PRONOUN),
        seq(word(/^what$/), predicate),
      ),
    ),
  );
  const things: Rule = remembered(seq(thing, many(seq(joint, thing))));
  /** "A chair with arms" after "is": no product is "padded straps". */
  const named: Rule = (from) => (isDeterminer(from) || isNumber(from) ? things(from) : []);
  const prepositional: Rule = remembered(
    lazy(() =>
      seq(
        one((index) => isPreposition(index) || is(index, /^(?:for|as|like)$/)),
        opt(one(isPreposition)),
        alt(
          things,
          seq(one(isIng), rest, opt(seq(joint, one(isIng), rest))),
          seq(amount, opt(one(isNoun))),
          word(/^(?:home|work|top|both|demand|use|go|the)$/),
          qualities,
        ),
      ),
    ),
  );
  const relative: Rule = lazy(() => seq(word(/^(?:that|which|who)$/), predicate));
  const purpose: Rule = lazy(() => seq(word(/^to$/), opt(word(/^help$/)), adverbs, one(isBase), rest));
  const participial: Rule = lazy(() =>
    seq(adverbs, one(isParticiple), alt(prepositional, purpose), many(prepositional)),
  );

  const qualities: Rule = remembered(
    lazy(() => {
      const quality = seq(attribute, adverbs, many(alt(prepositional, purpose, seq(word(/^as$/), things))));
      return seq(quality, many(seq(joint, quality)));
    }),
  );
  /** What follows a verb. */
  const rest: Rule = remembered(
    lazy(() =>
      seq(
        opt(word(PARTICLE)),
        adverbs,
        opt(things),
        opt(alt(qualities, word(PARTICLE))),
        many(alt(prepositional, purpose, one(isAdverb), seq(one(isNumber), one(isNoun)))),
        opt(
          seq(
            word(/^(?:when|while|before|after|once|without)$/),
            one((index) => isQuality(index) || isNoun(index)),
          ),
        ),
      ),
    ),
  );
  const predicate: Rule = remembered(
    lazy(() => {
      const be = seq(word(BE), adverbs, alt(qualities, named, many1(prepositional)));
      const act = seq(
        many(alt(word(MODAL), one(isAdverb))),
        one((index) => isVerb3(index) || isBase(index)),
        rest,
      );
      const single = alt(be, act);
      return seq(single, many(seq(joint, single)));
    }),
  );
  function many1(rule: Rule): Rule {
    return seq(rule, many(rule));
  }
  const subject: Rule = alt(word(PRONOUN), word(/^each$/), seq(core, opt(complement)), seq(core, and, core));
  const contracted: Rule = seq(word(/^(?:it's|they're)$/), adverbs, alt(qualities, named, many1(prepositional)));
  const sentence: Rule = alt(
    seq(subject, predicate),
    contracted,
    seq(word(/^it$/), word(/^['’]s$/), alt(qualities, things)),
  );
  /** "Solid oak top, oiled by hand": a thing as a heading, with what was done to it. */
  const heading: Rule = seq(things, opt(seq(comma, alt(participial, seq(adverbs, one(isParticiple)), prepositional))));
  return { sentence, heading, qualities, prepositional };
}

const unique = (values: readonly number[]): readonly number[] => [...new Set(values)];
