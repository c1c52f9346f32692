import { numberOfNoun } from '../grammar/countability.ts';
import { capitalise, lowerStart } from '../text/capitals.ts';
import {
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  isNounLikeVerb,
  PREPOSITIONS,
} from '../lexicon.ts';
import { articleFor } from '../noun-phrase.ts';
import { tagWords, type TaggedWord } from '../prose/tagged-words.ts';

/**
 * How a seller's sentence is built: an order or a question to the buyer, things without a verb, what the product does
 * ("Folds flat when you don't need it"), or a sentence with a subject of its own.
 */
export type PitchForm = 'order' | 'question' | 'things' | 'deed' | 'sentence';

/** A sentence with which a seller speaks to buyers, to be said word for word. */
export interface Pitch {
  /** Without its full stop; a question keeps its mark. */
  text: string;
  form: PitchForm;
  /** True if it names the product by its kind: "a slim sleeve from German wool felt". */
  isOfKind: boolean;
  /** What a thing of its kind is for, if that is all that it says: "cutting mat for quilters". */
  purpose?: string;
  /** True if it refers to what was named before it. */
  refers: boolean;
  /** True if it goes on from the sentence before: "Then it yells." */
  goesOn: boolean;
  /** Its first sentence, if it was joined of several. */
  first?: string;
}

export interface PitchContext {
  /** Nouns of the product, in small letters. */
  nouns: readonly string[];
  /** True if several things are sold: a verb in the singular is not theirs. */
  isMany: boolean;
}

const LEAST_WORDS = 2;
/** A shorter sentence is said only beside another. */
const LEAST_ALONE_WORDS = 3;
const SHORTEST_ALONE = 3;
const MOST_WORDS = 22;
const LEAST_QUESTION_WORDS = 4;
/** Capitals in running text beyond this share: a title, or a list of search words. */
const MOST_CAPITALS = 0.5;
const LEAST_TITLE_WORDS = 5;
/** Commas of a list of search words. */
const MOST_COMMAS = 3;

/** Marks that nobody speaks. */
const MARKS = /["“”/{}|…()[\]=+*#]|\bw\/|:.*:|;/;
/** What a seller says of the shop, the parcel, the photo, other goods, or of himself alone. */
const OF_SHOP =
  /\b(?:i|i'm|i've|i'll|my|me|mine|hello|hi|welcome|thank(?:s| you)|please|sorry|note|nb|fyi|asap|see|seen|shown|pictured|photos?|pics?|picture|images?|others|other (?:items|products|sizes|designs|listings)|another (?:one|item)|also|however|therefore|similar|same|(?:your|each|every|an|the|my) orders?|ordered|ordering|buyers?|customers?|clients?|items?|products?|shop|store|listing|sold|sell(?:ing|s)?|bought|cheap|available|choose|select|variants?|options?|limited|stock|last one|left|new arrivals?|may|might|shall|cannot|(?:you|it|this|they) (?:should|must|could|would)|depending|varies|vary|unless|whether|etc|(?:should|can|want to) be without|must[- ]have)\b/i;
/** Deeds of the shop. */
const WE_SHIP =
  /\b(?:we|we'll|we've) (?:ship|send|post|offer|guarantee|recommend|accept|reply|answer|stock|sell|can|do|don't|are|have|hope|love|know|suggest|try|only|always|also|want|wish|aim|strive|promise|reserve|pack)\b|\bus\b/i;
/** Care, safety and buying: orders that no ad gives. */
const ADVICE =
  /^(?:(?:do not|don't|never|always|only|just) )?(?:apply|ask|avoid|be|bleach|book|buy|call|check|clean|click|consult|contact|discover|dispose|download|dry|ensure|enjoy|experience|explore|follow|handle|have|iron|keep (?:away|out|dry|in|refrigerated|upright|from)|kindly|know|look|measure|message|order|pay|read|recycle|refer|refrigerate|remember|remove|rinse|say|shop|store|tumble|use|visit|wait|wash|wipe)\b/i;
/** English of nobody: "is soft, not leak water", "strong power, can run on the grass". */
const BROKEN = /(?:,| and) not \p{L}+ (?!only\b)\p{L}+|, (?:can|have|has|need|is|are) |\b(?:very|so) (?:love|like) /iu;
/** A sentence that begins so goes on from another. */
const GOES_ON =
  /^(?:and|but|or|so(?! \p{L}+ (?:you|that|it|your|even)\b)|then|plus|also|which|who|that's|this means|yes|no,|well|too|as well|even)\b/iu;
/** It may follow in the same line. */
const LINKED = /^(?:and|but|then) /i;
const REFERS = /^(?:ours|it|he|she|its|it's|they|they're|them|their|these|those|this|that)\b/i;
/** Words behind which a noun phrase has said what it is about. */
const AFTER_HEAD = /^(?:that|which|who|whose|where|when|while|so|to|than|as|for|from|with|without|in|on|of|by|at)$/;
const DETERMINER =
  /^(?:a|an|the|our|your|no|each|every|all|both|one|two|three|four|five|six|seven|eight|nine|ten|any|some|more|most|less|fewer|everything|nothing|anything|something|everyone|\d.*|\p{L}+['’]s)$/iu;
const BEING = /^(?:is|are|was|were|has|have|can|does|do|doesn't|don't|won't|can't|isn't|aren't|gets?|goes|go|comes?)$/;

/** Reads a sentence of running text as one to say word for word; null if no ad would say it so. */
export function readPitch(sentence: string, context: PitchContext): Pitch | null {
  const isQuestion = sentence.trim().endsWith('?');
  const text = sentence
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/[.!?\s]+$/, '')
    .replace(/ [-–—] (?=\p{Ll})/gu, ', ')
    // "We believe the trip starts at home": what they believe.
    .replace(/^we (?:believe|think|say) (?:that )?(?=the |a |an |every |your |you )/i, '')
    .trim();
  if (
    MARKS.test(text) ||
    OF_SHOP.test(text) ||
    WE_SHIP.test(text) ||
    ADVICE.test(text) ||
    (GOES_ON.test(text) && !LINKED.test(text))
  )
    return null;
  if (isTitle(text) || (text.match(/,/g)?.length ?? 0) > MOST_COMMAS || !isLabelFree(text)) return null;
  if (BROKEN.test(text)) return null;
  // "Kind to skin as it is free of scent": a reason, behind what it explains.
  if (/ (?:as|since) (?:it|they|we) /i.test(text)) return null;
  // "And is ideal for": the page cut it off.
  if (CUT_OFF.test(text)) return null;
  const words = tagWords(text).filter(({ pos }) => pos !== 'PUNCT');
  const count = words.length;
  if (count < LEAST_WORDS || count > MOST_WORDS) return null;
  // "They hold 380 ml" of one mug: the seller speaks of all of his.
  if (!context.isMany && /^they\b/i.test(text)) return null;
  const form = isQuestion ? readQuestion(words) : readForm(words, context);
  if (form === null) return null;
  const isPhrase = form === 'things';
  const head = isPhrase ? headOf(words, text.indexOf(',')) : null;
  const isOfKind = head !== null && context.nouns.some((noun) => noun.split(' ').at(-1) === head.word);
  return {
    text: capitalise(isQuestion ? `${text}?` : isPhrase ? withHeadArticle(text, words, head, isOfKind) : text),
    form,
    isOfKind,
    ...(isOfKind && head !== null && words[0] !== undefined && !DETERMINER.test(words[0].word)
      ? readPurpose(text.slice(head.end))
      : {}),
    refers: REFERS.test(text),
    goesOn: GOES_ON.test(text),
  };
}

const readPurpose = (behind: string): { purpose?: string } => {
  const [, purpose] = /^,? (for [^,].*)$/iu.exec(behind) ?? [];
  return purpose === undefined ? {} : { purpose };
};

const CUT_OFF = /\b(?:for|with|and|or|of|the|an?|to|from|by|at|is|are|your|our|its|than|ideal for|perfect for)$/i;

/** "Vintage Ceramic Vase Home Decor Gift": no sentence. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/).slice(1);
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return words.length >= LEAST_TITLE_WORDS && capitals / words.length > MOST_CAPITALS;
}

/** "Material: oak" is a row; "First bike for little ones: they push, glide and learn" goes on behind its colon. */
function isLabelFree(text: string): boolean {
  const [before = '', after] = text.split(/:\s+/);
  return (
    after === undefined || (before.split(' ').length >= 3 && after.split(' ').length >= 4 && /^\p{Ll}/u.test(after))
  );
}

/** A question to the buyer: "Tired of tangled cords?", not "The answer?". */
const readQuestion = (words: readonly TaggedWord[]): PitchForm | null =>
  words.length >= LEAST_QUESTION_WORDS ? 'question' : null;

function readForm(words: readonly TaggedWord[], { isMany }: PitchContext): PitchForm | null {
  const [first, second] = words;
  if (first === undefined || second === undefined) return null;
  if (isOrder(first, second)) return 'order';
  const verb = findMainVerb(words);
  if (verb === MISMATCH) return null;
  if (verb === 0) return isMany ? null : 'deed';
  if (verb > 0) return 'sentence';
  return 'things';
}

/** "Turn the dial", "Leave the grill alone": a verb for the buyer, no noun that looks like one. */
function isOrder(first: TaggedWord, second: TaggedWord): boolean {
  if (/(?:ed|ing|[^s]s)$/.test(first.word) || PREPOSITIONS.has(first.word) || FUNCTION_WORDS.has(first.word))
    return false;
  // No noun stands before an article: "Push the stake into the soil".
  if (/^(?:the|your|an?|any|every)$/.test(second.word)) return true;
  if (!isBaseVerb(first.word)) return false;
  if (/^(?:it|them|up|down|off|out|on|in|into|with|that|those|all|yourself|less|more|away)$/.test(second.word))
    return !isAdjective(first.word) || first.pos === 'VERB';
  return (
    first.pos === 'VERB' && !isNounLikeVerb(first.word) && findNoun(first.word) === null && !isAdjective(first.word)
  );
}

/** A verb that does not agree with its noun. */
const MISMATCH = -2;

/**
 * Returns the place of the verb that makes a sentence of the words, 0 if the product is its subject, -1 if there is
 * none: verbs behind "that" or "you" belong to what they describe.
 */
function findMainVerb(words: readonly TaggedWord[]): number {
  const [first, second] = words;
  if (
    first !== undefined &&
    second !== undefined &&
    findThirdPersonBase(first.word) !== null &&
    (findNoun(first.word) === null ||
      /^(?:the|your|a|an|up|down|on|off|in|into|to|flat|every|any|all|it|\d.*)$/.test(second.word)) &&
    !/^(?:of|and|or)$/.test(second.word)
  )
    return 0;
  for (let at = 1; at < words.length; at += 1) {
    const { word, pos } = words[at] as TaggedWord;
    const before = words[at - 1] as TaggedWord;
    // "The best T-shirt you ever owned was old": the verb stands behind what describes its noun.
    if (/^(?:that|which|who|whose|where|when|while|so|because|than|you)$/.test(word))
      return words.findIndex((each, later) => later > at + 2 && /^(?:is|are|was|were)$/.test(each.word));
    if (BEING.test(word)) return at;
    if (pos !== 'VERB' && pos !== 'AUX') continue;
    if (/(?:ed|ing|en|wn|lt|ght|und)$/.test(word) || before.word === 'to') continue;
    const isThing = before.pos === 'NOUN' || before.pos === 'PROPN' || before.pos === 'PRON';
    if (!isThing) continue;
    const isMany = before.pos !== 'PRON' && numberOfNoun(before.word) === 'plural';
    const isOne = findThirdPersonBase(word) !== null;
    if (before.pos === 'PRON' || isMany !== isOne) return at;
    // "Large frame give you a wide view".
    if (
      !isMany &&
      !isOne &&
      isBaseVerb(word) &&
      findNoun(word) === null &&
      findNoun(before.word)?.number === 'singular'
    )
      return MISMATCH;
  }
  return -1;
}

/** Returns the noun that a phrase is about: "sleeve" of "slim sleeve from German wool felt". */
function headOf(words: readonly TaggedWord[], comma: number): TaggedWord | null {
  const end = words.findIndex(
    ({ word, pos, start }, at) =>
      at > 0 &&
      ((comma > 0 && start > comma) ||
        pos === 'ADP' ||
        AFTER_HEAD.test(word) ||
        (pos === 'VERB' &&
          /(?:ed|en|wn|ing|lt)$/.test(word) &&
          // "Rotary cutting mat".
          !(word.endsWith('ing') && words[at + 1]?.pos === 'NOUN') &&
          isThing(words[at - 1]))),
  );
  // "Wheel thrown in Leeds": what was done, and no wheel.
  if (end === 1) return null;
  const core = end < 0 ? words : words.slice(0, end);
  const last = core.at(-1);
  return last !== undefined && isThing(last) ? last : null;
}

const isThing = (word: TaggedWord | undefined): boolean =>
  word !== undefined && (word.pos === 'NOUN' || findNoun(word.word) !== null) && !/(?:ing|ed)$/.test(word.word);

/** "A slim sleeve from German wool felt": one thing takes an article, a stuff or several do not. */
function withHeadArticle(
  text: string,
  words: readonly TaggedWord[],
  head: TaggedWord | null,
  isOfKind: boolean,
): string {
  const first = words[0];
  if (
    first === undefined ||
    head === null ||
    DETERMINER.test(first.word) ||
    /^(?:NUM|DET|PRON|ADP|SCONJ)$/.test(first.pos)
  )
    return text;
  const isOne = numberOfNoun(head.word) === 'singular' && (isOfKind || findNoun(head.word)?.number === 'singular');
  if (!isOne) return text;
  const start = lowerStart(text, new Set());
  return `${articleFor(start)} ${start}`;
}

/** So many words make a line too short to stand alone. */
const SHORT_WORDS = 6;
const MOST_JOINED_WORDS = 15;
const MOST_JOINED = 3;
const MOST_LINKED_WORDS = 24;

/** Joins a short sentence with the next one: "Turn the dial, lift. A whole rack in the footprint of a shoebox." */
export function joinShortPitches(
  read: readonly { sentence: string; pitch: Pitch | null }[],
): { sentences: string[]; pitch: Pitch }[] {
  const joined: { sentences: string[]; pitch: Pitch }[] = [];
  for (const [at, { sentence, pitch }] of read.entries()) {
    if (pitch === null) continue;
    const last = joined.at(-1);
    const isNext = last?.sentences.at(-1) === read[at - 1]?.sentence && at > 0;
    // What goes on from a sentence that is left out says nothing.
    if (pitch.goesOn && !isNext) continue;
    const words = last === undefined ? 0 : countWords(`${last.pitch.text} ${pitch.text}`);
    // "Wear them out" goes on from what is not said.
    const isTiny =
      countWords(pitch.text) < LEAST_ALONE_WORDS ||
      (at > 0 && countWords(pitch.text) <= SHORTEST_ALONE && /\b(?:it|them|they)\b/i.test(pitch.text));
    const isShort =
      last !== undefined &&
      last.sentences.length < MOST_JOINED &&
      (countWords(last.pitch.text) <= SHORT_WORDS || isTiny) &&
      words <= (isTiny ? MOST_LINKED_WORDS : MOST_JOINED_WORDS);
    if (last !== undefined && isNext && (isShort || (pitch.goesOn && words <= MOST_LINKED_WORDS))) {
      const mark = last.pitch.form === 'question' ? '' : '.';
      last.sentences.push(sentence);
      last.pitch = {
        ...last.pitch,
        first: last.pitch.first ?? last.pitch.text,
        text: `${last.pitch.text}${mark} ${pitch.text}`,
      };
    } else if (!pitch.goesOn && !isTiny) joined.push({ sentences: [sentence], pitch });
  }
  return joined;
}

const countWords = (text: string): number => text.split(/\s+/).length;
