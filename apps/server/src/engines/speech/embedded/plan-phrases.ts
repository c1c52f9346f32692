import { endsSentence, type Pause, type Sentence, type TextWord } from '../text/spoken-text.ts';

/** Differences of a phrase's delivery from the voice's own. */
export interface Delivery {
  /** Semitones above or below the voice's own pitch. */
  semitones: number;
  /** Factor on the range of the melody: 1 leaves it. */
  range: number;
  /** Factor on the rate. */
  rate: number;
  gainDb: number;
  /** Rise of its stressed words. */
  stressSemitones: number;
  /** Glide of its last sounds. */
  endingSemitones: number;
}

/** Words spoken in one breath. */
export interface Phrase {
  words: TextWord[];
  /** Index of its first word among all words of the text. */
  firstWord: number;
  delivery: Delivery;
  /** Its stressed words, by their index in the text. */
  stressed: ReadonlySet<number>;
  isLastOfSentence: boolean;
  /** Silence after it at rate 1; undefined if it is the text's last, or runs into the next without punctuation. */
  gapMs: number | undefined;
}

const PLAIN: Delivery = { semitones: 0, range: 1, rate: 1, gainDb: 0, stressSemitones: 2, endingSemitones: -1.5 };
const HOOK = { semitones: 2.2, range: 1.15, rate: 1.03, gainDb: 1.5 };
/** Low, firm and slow. */
const PRICE = { semitones: -2.6, range: 0.9, rate: 0.93, gainDb: 2, stressSemitones: 1, endingSemitones: -2.5 };
const EXCITED = { semitones: 1.1, range: 1.15, endingSemitones: -0.5 };
/** Sentences in between alternate a little in pitch: equal ones sound read out. */
const TURNS = [0, -0.9, 0.6] as const;
const QUESTION_RISE = 4.5;
/** Open questions hardly rise. */
const OPEN_QUESTION_RISE = 1;
/** In tonal languages, words mark a question, not its intonation. */
const TONAL_QUESTION_RISE = 1.5;
/** A phrase in mid-sentence ends high. */
const COMMA_RISE = 1.2;

/** Silence after a phrase, at rate 1. */
const GAPS_MS: Readonly<Record<Exclude<Pause, 'none'>, number>> = {
  comma: 150,
  'full stop': 320,
  question: 420,
  exclamation: 280,
};
const DASH_GAP_MS = 250;
const HOOK_GAP_MS = 430;
/** Silence before a price. */
const HELD_GAP_MS = 440;
const SHORTEST_GAP_MS = 120;
const LONGEST_GAP_MS = 600;
/** Largest deviation of a pause from the length of its kind. */
const GAP_SPREAD = 0.18;
const GOLDEN_RATIO = 0.618_033_988_749_895;

/** Shorter phrases are not split at a comma. */
const LEAST_PHRASE_WORDS = 2;

const OPEN_QUESTION = /^(?:what|why|how|where|when|who|whose|which)\b/i;
const DASHES = /[—–:：;；]\s*$|……?$/;
const CURRENCY_WORDS = '元|块|塊|円|원|zł|kr|лв|руб|дин|TL|lei|Ft|Kč|ريال|درهم';
const AMOUNT_OF_MONEY = new RegExp(`\\p{Sc}\\s*\\d|\\d\\s*(?:\\p{Sc}|${CURRENCY_WORDS})`, 'u');
const BARE_AMOUNT = /^\D{0,3}\d[\d.,]*$/;
const NAMED_CURRENCY = /^(?:dollars?|euros?|pounds?|yuan|yen|rupees?|francs?|pesos?)\b/i;

/** Returns the number in a word of money, for comparing two prices of one currency. */
function readAmount(text: string): number {
  const digits = /\d[\d.,\s]*/.exec(text)?.[0].replace(/\s/g, '') ?? '';
  const cents = /[.,](\d{1,2})$/.exec(digits);
  const whole = (cents ? digits.slice(0, cents.index) : digits).replace(/[.,]/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}

/** Finds the word with the price to be paid: of several, the lowest; undefined in a sentence without a price. */
function findPrice(sentence: Sentence): number | undefined {
  let lowest: { index: number; amount: number } | undefined;
  for (const [index, { text }] of sentence.entries()) {
    const isNamed = BARE_AMOUNT.test(text) && NAMED_CURRENCY.test(sentence[index + 1]?.text ?? '');
    if (!AMOUNT_OF_MONEY.test(text) && !isNamed) continue;
    const amount = readAmount(text);
    if (lowest === undefined || amount < lowest.amount) lowest = { index, amount };
  }
  return lowest?.index;
}

/** Lists where phrases begin: after commas, and before the price. */
function listCuts(sentence: Sentence, price: number | undefined): number[] {
  const cuts = [0];
  for (const [index, { pause, silenceAfterMs = 0 }] of sentence.entries()) {
    const next = index + 1;
    if (next === sentence.length) break;
    const isLong = next - (cuts.at(-1) ?? 0) >= LEAST_PHRASE_WORDS && sentence.length - next >= LEAST_PHRASE_WORDS;
    if (next === price || silenceAfterMs > 0 || (pause === 'comma' && isLong)) cuts.push(next);
  }
  return cuts;
}

/** Varies a pause of its kind a little; always the same for the same text. */
function varyGap(gapMs: number, word: number): number {
  const turn = (word * GOLDEN_RATIO) % 1;
  const varied = gapMs * (1 + GAP_SPREAD * (2 * turn - 1));
  return Math.round(Math.min(LONGEST_GAP_MS, Math.max(SHORTEST_GAP_MS, varied)));
}

interface SentencePlace {
  index: number;
  count: number;
  firstWord: number;
}

function planDelivery(sentence: Sentence, { index, count }: SentencePlace): Delivery {
  const last = sentence.at(-1);
  const isHook = index === 0 && count > 1;
  const turn = isHook || index === count - 1 ? 0 : (TURNS[index % TURNS.length] ?? 0);
  const base = { ...PLAIN, semitones: PLAIN.semitones + turn, ...(isHook ? HOOK : {}) };
  if (last?.pause === 'question') {
    const isTonal = last.utterances.at(-1)?.sounds === 'zh-CN';
    const isOpen = OPEN_QUESTION.test(sentence[0]?.text.replace(/^\P{L}+/u, '') ?? '');
    const rise = isTonal ? TONAL_QUESTION_RISE : isOpen ? OPEN_QUESTION_RISE : QUESTION_RISE;
    return { ...base, endingSemitones: rise };
  }
  if (last?.pause === 'exclamation') {
    return { ...base, ...EXCITED, semitones: base.semitones + EXCITED.semitones };
  }
  return base;
}

/** Written to stand out: a number, or all in capitals. */
const isWrittenStrong = (text: string): boolean => /\d/.test(text) || /^\P{L}*\p{Lu}{3,}\P{L}*$/u.test(text);

function planSentence(sentence: Sentence, place: SentencePlace, next: Sentence | undefined): Phrase[] {
  const price = findPrice(sentence);
  const cuts = listCuts(sentence, price);
  const delivery = planDelivery(sentence, place);
  const opensWithPrice = next !== undefined && findPrice(next) === 0;
  return cuts.map((from, order): Phrase => {
    const until = cuts[order + 1] ?? sentence.length;
    const words = sentence.slice(from, until);
    const isLastOfSentence = until === sentence.length;
    const isPrice = price !== undefined && price >= from && price < until;
    const own: Delivery = isPrice ? { ...delivery, ...PRICE } : delivery;
    const stressed = words.flatMap(({ text }, index) =>
      isWrittenStrong(text) ? [place.firstWord + from + index] : [],
    );
    const lastWord = words.at(-1);
    const asks = lastWord?.pause === 'question';
    const held = isLastOfSentence ? opensWithPrice : until === price;
    return {
      words,
      firstWord: place.firstWord + from,
      // A question about a price keeps the delivery of a question.
      delivery: {
        ...own,
        endingSemitones: isLastOfSentence ? (asks ? delivery.endingSemitones : own.endingSemitones) : COMMA_RISE,
      },
      stressed: new Set(stressed),
      isLastOfSentence,
      gapMs: lastWord && planGap({ word: lastWord, place, at: place.firstWord + until, isLastOfSentence, held }),
    };
  });
}

function planGap(input: {
  word: TextWord;
  place: SentencePlace;
  at: number;
  isLastOfSentence: boolean;
  held: boolean;
}): number | undefined {
  const { word, place, at, isLastOfSentence, held } = input;
  // The pause before a price always has the same length.
  if (held) return HELD_GAP_MS;
  const isDash = word.pause === 'comma' && DASHES.test(word.text.trim());
  const isHook = isLastOfSentence && place.index === 0 && place.count > 1;
  const ownMs = word.pause === 'none' ? (isLastOfSentence ? GAPS_MS['full stop'] : undefined) : GAPS_MS[word.pause];
  if (ownMs === undefined) return undefined;
  const kindMs = isDash ? DASH_GAP_MS : isHook && endsSentence(word.pause) ? Math.max(HOOK_GAP_MS, ownMs) : ownMs;
  return varyGap(kindMs, at);
}

/**
 * Divides sentences into phrases and plans the delivery of each: the first sentence higher, questions with a rise,
 * prices low and slow after a pause, pauses by sign and place, no two quite equal.
 */
export function planPhrases(sentences: readonly Sentence[]): Phrase[] {
  const phrases: Phrase[] = [];
  let firstWord = 0;
  for (const [index, sentence] of sentences.entries()) {
    phrases.push(...planSentence(sentence, { index, count: sentences.length, firstWord }, sentences[index + 1]));
    firstWord += sentence.length;
  }
  return phrases;
}
