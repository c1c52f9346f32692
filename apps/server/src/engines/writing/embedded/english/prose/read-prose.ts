import { findNoun, findThirdPersonBase } from '../lexicon.ts';
import { type Span, splitClauses, trimPhrase } from './clauses.ts';
import { createSubjectFinder, HOLDING, type ProductWords } from './find-subject.ts';
import { createPhraseFacts, type ProseFact } from './phrase-facts.ts';
import { openSentence, type TaggedSentence } from './tagged-sentence.ts';
import { tagWords } from './tagged-words.ts';

/** Openings before the subject: "With its steel frame, the bike …". */
const HOLDING_FRONT = /^(?:with|featuring|boasting|including|offering)$/;
/** Verbs whose clause says nothing of the product. */
const IDLE_VERB =
  /^(?:means?|needs?|makes?|seems?|stands?|gets?|looks?|takes?|goes|go|wants?|knows?|thinks?|becomes?|remains?|says?|brings?|deserves?|promises?|invites?|wins?|combines?)$/;
/** What an idle verb still tells: "needs no battery", "needs water only every three weeks", "gets softer with each wash". */
const TELLING =
  /^needs? (?:only|no|just|little|neither|(?:\S+ ){1,3}(?:only|just|once|twice))\b|^gets? \S+er\b|^takes? (?:only |just |up to |about |less than )?(?:\d|one|two|three|five|ten)|^stands? (?:up|on|upright|by)\b|^goes (?:in|into|on|from|with)\b/i;
/** What a list of contents is told with, in one breath. */
const LISTING = /^(?:includes?|contains?|covers?|comprises?)$/;
/** The most words of a part: "a cushioned sole and a seamless toe". */
const LONGEST_SUBJECT = 9;
/** Says everything, and so nothing. */
const EMPTY = /\b(?:everything|anything|whatever|all) (?:that )?you\b|\b(?:no other|like never before)\b/i;
const SKIPPED_AFTER_BE =
  /^(?:also|even|so|really|just|truly|both|now|always|all|extremely|very|highly|not|never|only|still|more|most|as)$/;
/** "Storm ready", "dishwasher safe". */
const QUALITY_TAIL = /^(?:ready|proof|safe|free|resistant|compatible|friendly|approved|washable)$/;
const PARTICIPLE = /(?:ed|en|wn|lt|de|ut|ght|und|ung|pun|cast|knit)$/;
const PRAISING =
  /^(?:lovingly|carefully|beautifully|expertly|perfectly|skilfully|skillfully|thoughtfully|ideally|simply)$/;
/** First and second persons tell of buyers and sellers. */
const TELLS_OF_PEOPLE = /^(?:i|i'm|i've|my|me|we|we're|we've|us|he|she|his|her)$/;
/** Reads what a sentence of running text says of the product. */
export function readProse(sentence: string, product: ProductWords): ProseFact[] {
  if (sentence.includes('?')) return [];
  const words = tagWords(sentence);
  if (words.length === 0 || words.some(({ word }) => TELLS_OF_PEOPLE.test(word))) return [];
  const reader = createReader(openSentence(sentence, words), product);
  return splitClauses(words)
    .flatMap((clause) => reader.readClause(clause))
    .filter(({ phrase }) => !EMPTY.test(phrase));
}

function createReader(text: TaggedSentence, product: ProductWords) {
  const { words, at, textOf, isNounAt } = text;
  const { isName } = product;
  const { isFinite, findMainVerb, isProduct } = createSubjectFinder(text, product);
  const { toNouns, toState, toClause, toModal, toNegative, isList } = createPhraseFacts(text);

  function readBe(span: Span): ProseFact[] {
    let start = span.from;
    while (start < span.to && SKIPPED_AFTER_BE.test(at(start).word)) {
      if (/^(?:so|not|never|as|more|most)$/.test(at(start).word)) return [];
      start += 1;
    }
    // "Is slowly baked": how it is done belongs to it; praise does not.
    if (PRAISING.test(at(start).word)) start += 1;
    const core = at(start).pos === 'ADV' && at(start).word.endsWith('ly') ? start + 1 : start;
    const { pos, word } = at(core);
    const isParticiple = pos === 'VERB' && PARTICIPLE.test(word);
    const isQuality = pos === 'ADJ' || QUALITY_TAIL.test(at(core + 1).word);
    return isParticiple || isQuality ? toState({ from: start, to: span.to }) : [];
  }

  function readPredicate(span: Span, isOne: boolean): ProseFact[] {
    let { from } = span;
    while (from < span.to && at(from).pos === 'ADV') from += 1;
    const { word } = at(from);
    const after: Span = { from: from + 1, to: span.to };
    if (/^(?:is|are|it's|they're)$/.test(word)) return readBe(after);
    if (LISTING.test(word) && isList(after)) return toClause({ from, to: span.to }, isOne);
    if (word.startsWith('come') && at(from + 1).word !== 'with')
      return /^(?:in|as)$/.test(at(from + 1).word) ? toClause({ from, to: span.to }, isOne) : [];
    if (HOLDING.test(word)) return toNouns(after);
    if (/^(?:doesn't|don't)$/.test(word)) return toNegative({ from, to: span.to }, isOne);
    if (word === 'can' && at(from + 1).pos !== 'ADV') return toModal({ from, to: span.to });
    if (/^makes?$/.test(word) && at(from + 1).word === 'it') return toClause({ from, to: span.to }, isOne);
    if (at(from).pos === 'AUX') return [];
    const isIdle = IDLE_VERB.test(word) && !TELLING.test(textOf({ from, to: span.to }));
    return isIdle ? [] : toClause({ from, to: span.to }, isOne);
  }

  /** Splits "is washable and fits any bag" at verbs of the same subject. */
  function splitPredicates({ from, to }: Span, clause: Span): Span[] {
    const starts = [from];
    for (let index = from + 1; index < to; index += 1) {
      if (!/^(?:and|,|but)$/.test(at(index).word)) continue;
      let next = index + 1;
      while (next < to && /^(?:and|also|then)$/.test(at(next).word)) next += 1;
      const { word, pos } = at(next);
      // "Brakes, gears and a check" lists things, whatever the model takes them for.
      const isThing = at(index).word === ',' && next === index + 1 && at(next + 1).pos === 'PUNCT';
      const isVerb = pos === 'AUX' || (pos === 'VERB' && /[^s]s$/.test(word) && !isThing);
      if (isVerb && next > index && isFinite(from, clause)) starts.push(next);
    }
    return starts.map((start, index) => {
      let end = starts[index + 1] ?? to;
      while (end > start && /^(?:and|,|but|also|then)$/.test(at(end - 1).word)) end -= 1;
      return { from: start, to: end };
    });
  }

  /** "Made from oak", "Ideal for small rooms", "With a steel frame". */
  function readFront(span: Span): ProseFact[] {
    const first = at(span.from);
    if (HOLDING_FRONT.test(first.word)) return span.from <= 1 ? toNouns({ from: span.from + 1, to: span.to }) : [];
    const second = at(span.from + 1);
    const isState =
      (/^(?:VERB|ADJ)$/.test(first.pos) && PARTICIPLE.test(first.word) && findNoun(first.word) === null) ||
      (/^(?:ideal|perfect|suitable|great|safe|available|compatible)$/.test(first.word) && second.word === 'for');
    if (!isState || !/^(?:ADP|PART)$/.test(second.pos)) return [];
    return /^(?:packed|equipped|filled|loaded|fitted|combined)$/.test(first.word) && second.word === 'with'
      ? toNouns({ from: span.from + 2, to: span.to })
      : toState(span);
  }

  /** "Light, easy to fold and made for travel": each part on its own if they are no whole. */
  function readFronts({ from, to }: Span): ProseFact[] {
    const start = at(from).pos === 'ADV' ? from + 1 : from;
    const whole = readFront({ from: start, to });
    if (whole.length > 0) return whole;
    const starts = [start];
    for (let index = start; index < to; index += 1) if (/^(?:,|and)$/.test(at(index).word)) starts.push(index + 1);
    return starts.flatMap((part, index) => readFront({ from: part, to: (starts[index + 1] ?? to + 1) - 1 }));
  }

  /** "Boost your storage with this drive" says what the product is for. */
  function readOrder(clause: Span): ProseFact[] {
    if (at(clause.from).pos !== 'VERB' || /(?:ing|ed)$/.test(at(clause.from).word)) return [];
    for (let index = clause.from + 2; index < clause.to - 1; index += 1) {
      if (at(index).word !== 'with') continue;
      let end = index + 1;
      while (end < clause.to && !isName(at(end).word) && end - index < 9) end += 1;
      const opens = /^(?:this|these|the|our|help)$/.test(at(index + 1).word);
      if (!opens || !isName(at(end).word)) continue;
      const phrase = textOf({ from: clause.from, to: index });
      return [{ phrase, form: { kind: 'order' } }, ...readTail({ from: end + 1, to: clause.to })];
    }
    return [];
  }

  /** What follows the product's noun: "with two pockets", "that folds flat", ", designed for travel". */
  function readTail(span: Span): ProseFact[] {
    let { from } = span;
    while (from < span.to && at(from).pos === 'PUNCT') from += 1;
    const { word } = at(from);
    const rest: Span = { from: from + 1, to: span.to };
    if (/^(?:with|featuring|using|including)$/.test(word)) return [...toNouns(rest), ...readLateRelative(rest)];
    if (/^(?:that|which)$/.test(word)) return readPredicate(rest, true);
    return from < span.to ? readFront({ from, to: span.to }) : [];
  }

  /** "A cactus with golden spines that grows slowly": what is said of the one thing behind several. */
  function readLateRelative({ from, to }: Span): ProseFact[] {
    for (let index = from + 1; index < to - 2; index += 1) {
      if (!/^(?:that|which)$/.test(at(index).word)) continue;
      const isMany = isNounAt(index - 1) && /[^s]s$/.test(at(index - 1).word);
      if (!isMany || findThirdPersonBase(at(index + 1).word) === null) return [];
      return splitPredicates({ from: index + 1, to }, { from: index, to }).flatMap((each) => readPredicate(each, true));
    }
    return [];
  }

  /** The product's noun in words without a main verb, or in the complement of one. */
  function findNamed({ from, to }: Span): number {
    for (let index = from; index < to; index += 1) {
      if (at(index).pos === 'ADP' && index > from + 1) return -1;
      if (isName(at(index).word) && isNounAt(index) && !isNounAt(index + 1)) return index;
    }
    return -1;
  }

  /** Clauses of a part: "The rubber sole grips wet floors". */
  function readPart(subject: Span, clause: Span): ProseFact[] {
    const head = at(subject.to - 1);
    const verb = at(subject.to);
    if (/^(?:is|are)$/.test(verb.word) && /^(?:included|supplied)$/.test(at(subject.to + 1).word))
      return subject.to - subject.from === 1 && isNounAt(subject.from)
        ? [{ phrase: `${textOf(subject)} ${at(subject.to + 1).word}`, form: { kind: 'text' } }]
        : toNouns(subject);
    const opener = at(subject.from).word;
    if (/^(?:our|your|all|most|many|some|other|another|everything|anything|what)$/.test(opener)) return [];
    if (at(subject.from + 1).word === 'other') return [];
    if (/^(?:PART|PRON|SCONJ)$/.test(at(subject.from).pos) && opener !== 'its' && opener !== 'each') return [];
    if (at(subject.from).pos === 'VERB' && !/(?:ed|ing)$|^(?:built|cut|knit|knitted|woven|spun|hand\w+)$/.test(opener))
      return [];
    if (at(subject.to + 1).word === 'been') return [];
    if (!isNounAt(subject.to - 1) || subject.to - subject.from > LONGEST_SUBJECT || subject.from === subject.to - 1)
      return [];
    if (
      /^(?:fact|result|problem|reason|photograph\w*|customers?|people|everyone|kids|team|price|colou?rs?|sizes?)$/.test(
        head.word,
      )
    )
      return [];
    if (verb.pos === 'AUX' && !/^(?:is|are|has|have)$/.test(verb.word)) return [];
    if (/^(?:is|are)$/.test(verb.word) && at(subject.to + 1).word === 'the') return [];
    const trimmed = trimPhrase(words, { from: subject.from, to: clause.to });
    if (trimmed === null || trimmed.to - subject.to < 2) return [];
    const phrase = textOf(trimmed).replace(/^(?:its|their)\b/i, 'the');
    return [{ phrase, form: { kind: 'sentence' } }];
  }

  function readClause(clause: Span): ProseFact[] {
    const facts = readWhole(clause);
    if (facts.length > 0) return facts;
    // "You need a rope that doesn't tangle": what is said of the product inside another statement.
    for (let index = clause.from + 1; index < clause.to - 3; index += 1)
      if (isName(at(index).word) && isNounAt(index) && /^(?:that|which)$/.test(at(index + 1).word))
        return readTail({ from: index + 1, to: clause.to });
    return [];
  }

  function readWhole(clause: Span): ProseFact[] {
    if (clause.to - clause.from < 3) return [];
    // Before the subject: "With its steel frame, the bike …".
    for (let comma = clause.from + 2; comma < clause.to - 2; comma += 1) {
      if (at(comma).word !== ',') continue;
      const main: Span = { from: comma + 1, to: clause.to };
      const verb = findMainVerb(main);
      if (verb > 0 && isProduct({ from: main.from, to: verb }))
        return [...readFronts({ from: clause.from, to: comma }), ...readMain(main, verb)];
    }
    const behindFront = readBehindFront(clause);
    if (behindFront.length > 0) return behindFront;
    const verb = findMainVerb(clause);
    if (verb > clause.from)
      return isExistence(clause, verb) ? toNouns({ from: verb + 1, to: clause.to }) : readMain(clause, verb);
    if (isOwnVerb(clause)) return splitPredicates(clause, clause).flatMap((each) => readPredicate(each, true));
    const order = readOrder(clause);
    if (order.length > 0) return order;
    const front = readFront(clause);
    if (front.length > 0) return front;
    const named = findNamed(clause);
    return named >= 0 ? readTail({ from: named + 1, to: clause.to }) : [];
  }

  /** "With a 350 W motor it reaches 25 km/h": a front without a comma. */
  function readBehindFront(clause: Span): ProseFact[] {
    if (!/^(?:with|thanks)$/.test(at(clause.from).word)) return [];
    for (let index = clause.from + 3; index < clause.to - 2; index += 1) {
      if (!/^(?:it|they)$/.test(at(index).word) || !/^(?:VERB|AUX)$/.test(at(index + 1).pos)) continue;
      const main: Span = { from: index, to: clause.to };
      return [...readFronts({ from: clause.from, to: index }), ...readMain(main, index + 1)];
    }
    return [];
  }

  /** "Inside there is a zip pocket". */
  const isExistence = (clause: Span, verb: number): boolean =>
    /^(?:is|are)$/.test(at(verb).word) && at(verb - 1).word === 'there' && verb - clause.from <= 3;

  /** "Carries up to 150 kg": a statement whose subject is understood. */
  function isOwnVerb({ from, to }: Span): boolean {
    const { word, pos } = at(from);
    return (
      to - from >= 3 &&
      (pos === 'VERB' || (findNoun(word) === null && pos !== 'ADJ')) &&
      findThirdPersonBase(word) !== null &&
      !/^(?:of|and|or)$/.test(at(from + 1).word) &&
      !HOLDING.test(word) &&
      // "Dogs up to 40 kg" of dog grooming.
      !product.isNamed(word)
    );
  }

  function readMain(clause: Span, verb: number): ProseFact[] {
    const subject: Span = { from: clause.from, to: verb };
    let end = verb;
    while (end > subject.from && at(end - 1).pos === 'ADV') end -= 1;
    if (!isProduct({ from: subject.from, to: end })) return readPart({ from: subject.from, to: end }, clause);
    const isOne = /[^s]s$/.test(at(verb).word) || /^(?:is|has|doesn't|it's)$/.test(at(verb).word);
    return splitPredicates({ from: verb, to: clause.to }, clause).flatMap((each) => {
      const facts = readPredicate(each, isOne);
      return facts.length === 0 && at(each.from).pos === 'AUX' ? readComplement(each) : facts;
    });
  }

  /** What follows the product's noun in what it is said to be. */
  function readComplement({ from, to }: Span): ProseFact[] {
    // "This lamp is a reading light with two arms".
    const named = findNamed({ from: from + 1, to });
    const tail = named < 0 ? [] : readTail({ from: named + 1, to });
    if (tail.length > 0) return tail;
    // "It is a classic, known for its sole".
    for (let index = from + 2; index < to - 2; index += 1)
      if (at(index).word === ',') return readFront({ from: index + 1, to });
    return [];
  }

  return { readClause };
}
