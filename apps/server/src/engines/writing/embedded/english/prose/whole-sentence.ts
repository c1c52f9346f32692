import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb } from '../lexicon.ts';
import type { Span } from './clauses.ts';
import { createSubjectFinder, type ProductWords } from './find-subject.ts';
import type { ProseFact } from './phrase-facts.ts';
import { openSentence, type TaggedSentence } from './tagged-sentence.ts';
import { tagWords } from './tagged-words.ts';

/** A listener follows no longer sentence. */
const MOST_WORDS = 16;
const LEAST_WORDS = 3;
const MOST_SUBJECT_WORDS = 6;
/** Speaks of the shop or to somebody; promises; refers to what was said before. */
const REFUSED =
  /["():;/?{}|…]|\b(?:i|we|our|us|my|me|he|she|his|her|will|shall|should|must|may|might|would|could|if|unless|please|whether|these are|this is|those|another|also|however|therefore|others?|everyone|anyone|everything|anything|something|love|loves|enjoy|perfect|ideal|great|best|choice|gift)\b|\bfree (?:for life|of charge|shipping|returns?|refunds?|replacements?|refills?)\b|\ba (?:little|bit|while)\b|\b(?:the|your) (?:perfect|ultimate)\b|[’'](?:ll|re|ve)\b/i;
/** Verbs that rate or promise, and tell nothing that can be seen. */
const IDLE =
  /^(?:ensures?|provides?|offers?|delivers?|brings?|boasts?|elevates?|enhances?|embod(?:y|ies)|promises?|creates?|makes?|means?|comes?|helps?|features?|includes?|combines?|complements?|evokes?|exudes?|represents?|allows?|deserves?|seems?|looks?|feels?|needs|remains?|transforms?|inspires?|celebrates?|knows?|says?|awaits?|matters?|captures?|reflects|perfects?|costs?|ships?|sells?|refers?|belongs?)$/;
/** What an idle verb still tells: "needs no charging", "makes 12 cups", "gives you 3 hours". */
const TELLING =
  /^(?:needs? (?:no|only|just)\b|(?:makes?|delivers?|provides?|offers?|holds?) (?:up to |over )?\d|reflects? (?:the |uv|heat|light|sun)|comes? (?:apart|off|with (?:an?|two|three|\d)))/i;
/** A sentence about a thing without a part: "the possibilities are endless". */
const NO_PART =
  /^(?:possibilit|choice|option|result|style|beauty|quality|comfort|experience|fact|secret|reason|problem|answer|idea|story|people|customer|team|brand|company|price|details?\b|attention|craftsmanship|fun|joy|life|time|nothing|something|world|moment|adventure)/;
/** Plural nouns before their numbers. */
const COUNTED =
  /^(?:gauges|sizes|levels|stages|speeds|steps|grades|volumes|chapters|pages|ages|models|versions|parts|rounds)$/;
/** Orders about care, about buying, and slogans. */
const IDLE_ORDER =
  /^(?:apply|store|keep|wash|avoid|read|refer|contact|allow|wait|consult|do|see|check|choose|select|visit|shop|buy|order|get|discover|experience|explore|make|turn|elevate|transform|upgrade|say|meet|treat|give|add|bring|feel|let|stay|look|take|create|unleash|embrace|join|learn|find|show|use|be|have|go|try|remember|ensure|measure|recycle|dispose|clean|remove|follow|ask|call|wear|think|imagine|start|pair|step|complete|capture|celebrate|protect|support|save|cut|never|always|just|simply|no)$/;
const BEING = /^(?:is|are|has|have)$/;
/** Parts whose nouns also mean a stuff or a quality. */
const ONE_PART = /^(?:grip|base|back|coating|lining|cover|mesh|edging|shell|core|light)$/;
/** Sides, which a tagger takes for adverbs. */
const SIDE = /^(?:back|top|front|bottom|inside|outside|underside)$/;
const MADE =
  /^(?:made|built|woven|knitted|knit|sewn|cast|forged|machined|printed|roasted|baked|brewed|tested|approved|cut|carved|filled|lined|coated|powered|assembled|handmade|hand-\p{L}+|crafted)$/u;

/** Checks if a predicate tells something that can be seen or measured. */
export const isTellingVerb = (predicate: string): boolean =>
  !IDLE.test(predicate.split(' ')[0] ?? '') || TELLING.test(predicate);

/**
 * Reads a seller's short sentence as it stands: one with its own subject, one whose subject is the product, a list of
 * what there is none of, or things without a verb. Null if it rates, promises, advises, or is not certainly whole.
 */
export function readWhole(sentence: string, product: ProductWords): ProseFact | null {
  const text = sentence
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+[–—]\s+/g, ', ')
    .replace(/[.!\s]+$/, '');
  // "Tiny magnets? No, screws": an answer to what is not said.
  if (REFUSED.test(text) || /^(?:no|yes|well|so|and|but|or|plus|then|also),/i.test(text)) return null;
  const words = tagWords(text);
  // "They" is several things that the sentence named.
  const they = words.findIndex(({ word }) => /^(?:they|them|their|they're)$/.test(word));
  if (
    they === 0 ||
    (they > 0 && !words.slice(0, they).some(({ word, pos }) => pos === 'NOUN' && numberOfNoun(word) === 'plural'))
  )
    return null;
  const count = words.filter(({ pos }) => pos !== 'PUNCT').length;
  if (count < LEAST_WORDS || count > MOST_WORDS) return null;
  if (/^no [^,]{2,24}(?:, (?:and |or )?no [^,]{2,24})+$/i.test(text))
    return { phrase: text, form: { kind: 'sentence' } };
  const reader = createReader(openSentence(text, words), product);
  return (
    reader.readOwnVerb() ?? reader.readStatement() ?? reader.readMade() ?? reader.readThings() ?? reader.readOrder()
  );
}

/** Gives the subject of a sentence its article: "fixed cover has a zip" is said of the fixed cover. */
export function giveArticle(sentence: string): string {
  const text = openSentence(sentence, tagWords(sentence));
  const none = () => false;
  return createReader(text, {
    isName: none,
    isHead: none,
    isKind: none,
    isNamed: none,
    isProperName: none,
  }).withArticle();
}

const MOST_PART_WORDS = 5;

/** Reads what the parts and the product of a long sentence do: "a dome design that withstands high winds". */
export function readRelatives(sentence: string, product: ProductWords): ProseFact[] {
  const text = sentence.replace(/\s*\([^)]*\)/g, '').replace(/[.!\s]+$/, '');
  if (/["?]/.test(text)) return [];
  const words = tagWords(text);
  const { at, textOf, isNounAt } = openSentence(text, words);
  const facts: ProseFact[] = [];
  for (let index = 2; index < words.length - 2; index += 1) {
    if (!/^(?:that|which)$/.test(at(index).word) || !isNounAt(index - 1)) continue;
    const head = at(index - 1).word;
    const verb = at(index + 1).word;
    const isMany = numberOfNoun(head) === 'plural';
    const isTagged = /[^s]s$/.test(verb) && (at(index + 1).pos === 'VERB' || at(index + 2).pos === 'DET');
    const third = findThirdPersonBase(verb) ?? (isTagged ? stem(verb) : null);
    if (isMany ? third !== null || !isBaseVerb(verb) : third === null) continue;
    let from = index - 1;
    while (from > 0 && index - from <= MOST_PART_WORDS && /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/.test(at(from - 1).pos))
      from -= 1;
    if (!/^(?:an?|the|its|with|featuring|has|of)$/.test(at(from - 1).word)) continue;
    let to = index + 2;
    while (to < words.length && !/^(?:[,;:–—]|while|but|so|making|perfect|ideal|which|because)$/.test(at(to).word))
      to += 1;
    const count = to - from;
    const predicate = textOf({ from: index + 1, to });
    // "A creamy 100 gsm that takes ink": an amount does nothing.
    if (/^(?:gsm|ml|oz|g|kg|cm|mm|inch(?:es)?|pages|sheets)$/.test(head)) continue;
    if (count > MOST_WORDS || to - index < 3 || !isTellingVerb(predicate.toLowerCase()) || REFUSED.test(predicate))
      continue;
    if (/^(?:ADP|DET|CCONJ|PART|AUX|SCONJ)$/.test(at(to - 1).pos)) continue;
    facts.push(
      product.isName(head)
        ? { phrase: predicate, form: { kind: 'clause', base: predicate.replace(verb, third ?? verb) } }
        : { phrase: `The ${textOf({ from, to: index })} ${predicate}`, form: { kind: 'sentence' } },
    );
  }
  return facts;
}

function createReader(text: TaggedSentence, product: ProductWords) {
  const { words, at, textOf, isNounAt } = text;
  const all: Span = { from: 0, to: words.length };
  const { isProduct } = createSubjectFinder(text, product);
  const isThird = (index: number): boolean =>
    /[^s]s$/.test(at(index).word) && (findThirdPersonBase(at(index).word) !== null || at(index).pos === 'VERB');
  const isObject = (index: number): boolean =>
    /^(?:DET|PRON|NUM|ADP|ADJ|NOUN|PROPN|ADV|PART)$/.test(at(index).pos) ||
    /^(?:shut|open|flat|apart|together|up|down|)$/.test(at(index).word);

  /** Whether the words up to here are a subject, and the next its verb. */
  function isVerbOf(index: number): boolean {
    const { word, pos } = at(index);
    const before = at(index - 1);
    // "Wide loop handles, fits oven mitts".
    if (at(index + 1).word === ',') return false;
    if (/^(?:is|are|has|have|can|doesn't|don't|won't|can't|never)$/.test(word)) return true;
    if (index === 1 && before.word === 'it') return isThird(index);
    if (before.pos !== 'NOUN' && before.pos !== 'PROPN' && findNoun(before.word) === null && !SIDE.test(before.word))
      return false;
    const isMany = numberOfNoun(before.word) === 'plural' || words.slice(0, index).some((each) => each.word === 'and');
    if (isThird(index))
      return (
        !isMany && (pos === 'VERB' || (findNoun(word) === null && isObject(index + 1)) || at(index + 1).pos === 'DET')
      );
    return (
      isMany &&
      (pos === 'VERB'
        ? !/(?:ing|ed|[^s]s)$/.test(word)
        : isBaseVerb(word) && (findNoun(word) === null || /^(?:DET|ADJ|PRON)$/.test(at(index + 1).pos)))
    );
  }

  function findVerb(): number {
    for (let index = 1; index < words.length - 1 && index <= MOST_SUBJECT_WORDS; index += 1) {
      if (isVerbOf(index)) return index;
      if (!/^(?:DET|ADJ|NOUN|PROPN|NUM|VERB|ADP|CCONJ|ADV)$/.test(at(index).pos) && at(index).word !== ',') return -1;
      if (/^(?:that|which|who|when|while|so|because|to|than)$/.test(at(index).word)) return -1;
    }
    return -1;
  }

  const tells = (from: number): boolean => isTellingVerb(textOf({ from, to: words.length }).toLowerCase());

  /** "Reduces shedding up to 90%": the product is the subject. */
  function readOwnVerb(): ProseFact | null {
    const first = at(0);
    if (/^(?:won't|doesn't|never)$/.test(first.word)) return readDenied();
    if (!isThird(0) || first.pos === 'ADJ' || product.isNamed(first.word)) return null;
    const next = at(1);
    if (/^(?:of|and|or|&|is|are|have|has)$/.test(next.word)) return null;
    // "Pans pop out": a listed plural is a thing, unless an object follows.
    if (findNoun(first.word)?.number === 'plural' && !/^(?:DET|PRON|NUM)$/.test(next.pos)) return null;
    // "Ribs lift meat": a plural noun and its verb.
    const isNoun = findNoun(first.word) !== null || first.pos === 'NOUN';
    if (isNoun && isBaseVerb(next.word) && next.pos === 'VERB' && findThirdPersonBase(next.word) === null) return null;
    // "Gauges 10 to 46", "sizes 5 to 12".
    if (next.pos === 'NUM' && COUNTED.test(first.word)) return null;
    const isListed = findThirdPersonBase(first.word) !== null;
    const isParticle = /^(?:shut|open|flat|apart|together|up|down)$/.test(next.word);
    if (!isListed && !isParticle && !/^(?:DET|PRON|NUM|ADP)$/.test(next.pos) && (first.pos !== 'VERB' || isNoun))
      return null;
    if (next.word === ',' ? !isThird(2) : !isObject(1)) return null;
    // "Threads at both ends stop charms": a later verb has the first word as its subject.
    const isLater = words.some(
      ({ pos, word }, index) =>
        index > 2 &&
        pos === 'VERB' &&
        !/(?:ing|ed|en|[^s]s)$/.test(word) &&
        isNounAt(index - 1) &&
        numberOfNoun(at(index - 1).word) === 'plural',
    );
    if (isLater && !/^(?:lets|helps|makes|keeps|watches|sees)$/.test(first.word)) return null;
    return tells(0) ? toClause(0) : null;
  }

  /** "Won't rot or warp": the product is the subject. */
  function readDenied(): ProseFact | null {
    const { word } = at(0);
    const verb = at(1).word;
    const base =
      word === 'never'
        ? findThirdPersonBase(verb)
        : isBaseVerb(verb) || (at(1).pos === 'VERB' && !/(?:[^s]s|ed|ing)$/.test(verb))
          ? verb
          : null;
    if (base === null || !tells(1)) return null;
    const phrase = textOf(all);
    const plain = word === "doesn't" ? phrase.replace(/^\S+/, "don't") : phrase;
    return { phrase, form: { kind: 'clause', base: plain.replace(verb, base) } };
  }

  /** "The valve inflates three times faster", "It folds flat", "This cleanser removes dirt". */
  function readStatement(): ProseFact | null {
    const verb = findVerb();
    if (verb < 1) return null;
    const subject: Span = { from: 0, to: verb };
    const opener = at(0);
    // "Each bomb fizzes" is not said of the set.
    const isOfEach = /^(?:each|every)$/.test(opener.word);
    const isOwn = !isOfEach && ((verb === 1 && /^(?:it|they)$/.test(opener.word)) || product.isHead(at(verb - 1).word));
    if (isProduct(subject) && !isOwn && !isOfEach) return null;
    if (isProduct(subject) && !isOfEach)
      return tells(verb) && !BEING.test(at(verb).word) && isThird(verb) ? toClause(verb) : null;
    if (/^(?:PRON|ADP|ADV|SCONJ|AUX)$/.test(opener.pos) && !/^(?:your|each|every|both)$/.test(opener.word)) return null;
    // "Teach your toddler": an order.
    if (opener.pos === 'VERB' && isBaseVerb(opener.word) && !/(?:ed|ing)$/.test(opener.word)) return null;
    if (/^(?:this|these|it|most|many|some|all|what|here|there)$/.test(opener.word)) return null;
    const head = at(verb - 1).word;
    if (NO_PART.test(head)) return null;
    if (BEING.test(at(verb).word) && !isStateBehind(verb)) return null;
    if (!tells(verb)) return null;
    return { phrase: withItsArticle(verb), form: { kind: 'sentence' } };
  }

  /** "Built-in mic syncs the lights": one thing takes an article. */
  function withItsArticle(verb: number): string {
    const phrase = textOf(all);
    const [first = ''] = phrase.split(' ');
    const isName = verb === 1 && /\p{Lu}.*[\p{Lu}\d]/u.test(first);
    const isMany = words.slice(0, verb).some(({ word }) => word === 'and');
    const head = at(verb - 1).word;
    const isOpen =
      /^(?:DET|NUM|PRON)$/.test(at(0).pos) ||
      /^(?:the|an?|no|each|every|your|both|all|one)$/i.test(first) ||
      /['’]s$/.test(first);
    if (
      isOpen ||
      isName ||
      isMany ||
      findNoun(head) === null ||
      isAdjective(head) ||
      (numberOfNoun(head) !== 'singular' && !ONE_PART.test(head))
    )
      return phrase;
    const start = /^\p{Lu}[\p{Ll}-]+$/u.test(first) ? first.toLowerCase() : first;
    return `${/^new$/i.test(first) ? 'A' : 'The'} ${start}${phrase.slice(first.length)}`;
  }

  /** "Every tile is riveted", "the strap is 2 m long": a participle or an amount, no praise. */
  function isStateBehind(verb: number): boolean {
    const rest = words.slice(verb + 1);
    return (
      (/^(?:VERB)$/.test(rest[0]?.pos ?? '') && /(?:ed|en|wn|lt|de|ut|ght|und)$/.test(rest[0]?.word ?? '')) ||
      rest.some(({ pos, word }) => pos === 'NUM' || word === 'enough')
    );
  }

  /** "Made with real fish": what was done to the product. */
  function readMade(): ProseFact | null {
    if (!MADE.test(at(0).word) || !/^(?:from|of|with|in|by|for|to|without)$/.test(at(1).word)) return null;
    const rest = words.slice(2);
    const isPlain = rest.every(({ pos, word }) => pos !== 'AUX' && pos !== 'SCONJ' && word !== 'you');
    return isPlain && rest.length <= 8 && rest.some((_word, index) => isNounAt(index + 2))
      ? { phrase: textOf(all), form: { kind: 'state' } }
      : null;
  }

  /** "Hands-free cleanup for weeks": things that take no article, with what they are for. */
  function readThings(): ProseFact | null {
    if (
      words.some(
        ({ pos, word }) =>
          pos === 'AUX' || pos === 'SCONJ' || pos === 'PRON' || (pos === 'VERB' && !/(?:ed|ing|en|wn)$/.test(word)),
      )
    )
      return null;
    const end = words.findIndex(({ pos, word }, index) => index > 0 && (pos === 'ADP' || word === ','));
    if (end < 1 || words.length > 10 || !isNounAt(end - 1) || !isNounAt(words.length - 1)) return null;
    if (/^(?:suitable|compatible|available|made|ready|safe|easy|free)$/.test(at(0).word)) return null;
    // "Wash before first use".
    if (IDLE_ORDER.test(at(0).word) || (isBaseVerb(at(0).word) && findNoun(at(0).word) === null)) return null;
    if (at(end).word === ',' || /^(?:DET|VERB|ADP|ADV)$/.test(at(0).pos)) return null;
    const head = at(end - 1).word;
    // "26K sensor tracks on glass": a plural, or a verb.
    if (
      findThirdPersonBase(head) !== null &&
      findNoun(at(end - 2).word)?.number === 'singular' &&
      /^(?:on|to|from|over|through|into|at|against|along)$/.test(at(end).word)
    )
      return null;
    if (product.isName(head) || product.isKind(head) || NO_PART.test(head)) return null;
    // "Hands-free cleanup for weeks": no listed thing, which would take an article.
    const isBareThing = numberOfNoun(head) === 'singular' && findNoun(head) !== null;
    return isBareThing && at(0).pos !== 'NUM' ? null : { phrase: textOf(all), form: { kind: 'sentence' } };
  }

  function toClause(from: number): ProseFact {
    const phrase = textOf({ from, to: words.length });
    // Each verb of the product loses its ending: "sprays, scrubs and rinses".
    let base = '';
    let last = at(from).start;
    for (let index = from; index < words.length; index += 1) {
      const { word, start, end, pos } = at(index);
      const isVerb =
        index === from ||
        (/^(?:and|,|then)$/.test(at(index - 1).word) && pos === 'VERB' && findThirdPersonBase(word) !== null);
      if (!isVerb) continue;
      base += phrase.slice(last - at(from).start, start - at(from).start) + (findThirdPersonBase(word) ?? stem(word));
      last = end;
    }
    base += phrase.slice(last - at(from).start);
    return { phrase, form: { kind: 'clause', base } };
  }

  /** "Soak it in water, wring it out, put it on": what a buyer does with the product. */
  function readOrder(): ProseFact | null {
    const first = at(0);
    // A capital misleads the tagger: what stands before "it" is a verb.
    const isVerb = at(1).word === 'it' || (at(1).pos === 'DET' && isBaseVerb(first.word));
    const isOrder = isVerb && !/(?:s|ed|ing)$/.test(first.word) && !IDLE_ORDER.test(first.word);
    const isOfIt = words.some(({ word }) => word === 'it') && !words.some(({ word }) => /^(?:you|your)$/.test(word));
    return isOrder && isOfIt ? { phrase: textOf(all), form: { kind: 'order' } } : null;
  }

  const withArticle = (): string => {
    const verb = findVerb();
    return verb < 1 ? textOf(all) : withItsArticle(verb);
  };

  return { readOwnVerb, readStatement, readMade, readThings, readOrder, withArticle };
}

/** Adverbs, and times of the day, which stand bare. */
export const NO_THING =
  /^(?:still|just|even|only|also|bedtime|daytime|lunchtime|dinnertime|homework|breakfast|lunch|dinner)$/;

const stem = (verb: string): string =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:sh|ch|x|ss|z|o))es$/, '')
    .replace(/(?<!s)s$/, '');
