import { classOfNoun, isCountedCompound, isGerundCompound } from '../grammar/word-classes.ts';
import { type BareThing, isBareThing, type Role, sayThing } from './articles.ts';
import type { Thing } from './parts.ts';
import { MODAL } from './verbs.ts';
import type { ClauseWord } from './words.ts';

/** Qualities by which a thing is the only one of its kind: "the left side". */
const SINGLING =
  /^(?:left|right|front|back|rear|upper|lower|inner|outer|main|same|whole|entire|first|second|third|last|next|other|only|top|bottom|original|entire|very|opposite)$/;
const MOST_WORDS = 6;

/** Reads rows of qualities and nouns that name one thing: "skinny bottom", "3M tape", "4-hour charge". */
export class RunReader {
  readonly words: readonly ClauseWord[];
  readonly #known: ReadonlySet<string>;

  /** `known` are the words that the product's texts name elsewhere, and pairs of them joined by a hyphen. */
  constructor(words: readonly ClauseWord[], known: ReadonlySet<string> = new Set()) {
    this.words = words;
    this.#known = known;
  }

  at(index: number): ClauseWord | undefined {
    return this.words[index];
  }

  is(index: number, pattern: RegExp): boolean {
    const word = this.words[index];
    return word !== undefined && pattern.test(word.word);
  }

  /** True where a comma stands before the word. */
  isBehindComma(index: number): boolean {
    return this.words[index]?.isBehindComma === true;
  }

  protected text(from: number, to: number): string {
    return this.words
      .slice(from, to)
      .map(({ text }, index) => `${index > 0 && this.isBehindComma(from + index) ? ', ' : index > 0 ? ' ' : ''}${text}`)
      .join('');
  }

  /** Reads qualities and nouns up to each noun that can be the last. */
  protected readRun(
    from: number,
    start: number,
    { isDetermined, isMany, isMeasured }: { isDetermined: boolean; isMany: boolean; isMeasured: boolean },
  ): Thing[] {
    const found: Thing[] = [];
    const walk = (at: number, cost: number, qualities: number, isSingled: boolean): void => {
      const word = this.at(at);
      if (
        word === undefined ||
        at - start > MOST_WORDS ||
        (at > from && word.isBehindComma && !isListOfQualities(this, at))
      )
        return;
      const next = at + 1;
      // "Lap after lap" tells how long, and is no thing.
      if (this.at(at + 2)?.word === word.word && this.is(next, /^(?:after|by|for|to)$/)) return;
      if (word.noun !== null) {
        const isPlural = word.noun.number === 'many';
        // "Dishwasher safe" is no safe.
        const isState = at > from && /^(?:safe|free|proof|ready|resistant|friendly)$/.test(word.word);
        const head =
          cost +
          (isState ? 2 : 0) +
          word.noun.cost +
          (isPlural && word.third !== null && at > start && isRatherNoun(this.at(at - 1)) && !this.is(next, MODAL)
            ? word.third.cost <= 0.5
              ? 1.5
              : 0.5
            : 0) +
          (isMany && !isPlural ? 3 : 0) +
          (isDetermined &&
          !isMany &&
          /^(?:an?|one|1|each|every|another)$/.test(this.at(start - 1)?.word ?? '') &&
          isPlural
            ? 3
            : 0);
        const number =
          word.noun.number === 'unsure'
            ? 'either'
            : word.noun.number !== 'many' && isCountedPart(this.at(at - 1)?.word ?? '', word.word)
              ? 'one'
              : word.noun.number;
        // "Mixes matcha": of a word that no list knows, the seller's own words stand.
        if (word.noun.number === 'unsure' && !isDetermined && !isMeasured)
          found.push(
            this.#thing({
              from,
              to: next,
              cost: head + 0.7,
              number: 'stuff',
              head: word.word,
              isDetermined,
              hasQuality: qualities > 0,
              isSingled,
              isLone: at === from,
            }),
          );
        else
          found.push(
            this.#thing({
              from,
              to: next,
              cost: head + (word.noun.number === 'unsure' ? 0.3 : 0),
              number,
              head: word.word,
              isDetermined,
              hasQuality: qualities > 0 || isMeasured,
              isMeasured,
              isSingled,
              isLone: at === from,
            }),
          );
        walk(
          next,
          // "Kids mode": whose it is.
          cost + word.noun.cost * 0.5 + (isPlural ? (OF_USERS.test(word.word) ? 0.2 : 1.5) : 0.05),
          qualities,
          isSingled || SINGLING.test(word.word),
        );
      } else if (word.isName) {
        found.push({
          to: next,
          cost: cost + 0.3,
          number: 'one',
          head: word.word,
          isPronoun: false,
          isDetermined: true,
          isLone: at === from,
          say: () => this.text(from, next),
        });
        walk(next, cost + 0.3, qualities, isSingled);
      }
      // "More spin", "a firm hold": behind a determiner a verb names its deed.
      const isDeed =
        word.noun === null &&
        word.plain !== null &&
        isDetermined &&
        at === start &&
        word.quality === null &&
        word.participle === null;
      if (isDeed)
        found.push(
          this.#thing({
            from,
            to: next,
            cost: cost + 0.4,
            number: 'either',
            head: word.word,
            isDetermined,
            hasQuality: qualities > 0,
            isSingled,
            isLone: false,
          }),
        );
      // "Each piece has own slot" lacks "its".
      if (word.word === 'own' && !/^(?:your|its|their)$/.test(this.at(at - 1)?.word ?? '')) return;
      const isBehindPlural =
        at > start && this.at(at - 1)?.noun?.number === 'many' && this.at(at - 1)?.quality === null;
      // "Blade cuts thick ice": no quality stands behind a plural.
      if (isBehindPlural && (word.quality ?? 9) < (word.noun?.cost ?? 9)) return;
      const asQuality = Math.min(word.quality ?? 9, word.participle ?? 9, word.gerund === null ? 9 : word.gerund + 0.3);
      // "Washing machine" is one word in two.
      const isCompound = word.gerund !== null && isGerundCompound(word.word, this.at(next)?.word ?? '');
      if (asQuality < 9)
        walk(
          next,
          cost + (isCompound ? 0 : asQuality * 0.5),
          qualities + (isCompound || (word.quality === null && word.participle === null) ? 0 : 1),
          isSingled || SINGLING.test(word.word),
        );
      // "Round and almond eyes".
      if (
        asQuality < 9 &&
        this.is(next, /^(?:and|or)$/) &&
        (this.at(next + 1)?.quality ?? this.at(next + 1)?.noun ?? null) !== null &&
        this.at(next + 2)?.noun?.number === 'many'
      )
        walk(next + 1, cost + asQuality * 0.5 + 0.3, qualities + 1, isSingled);
      // "Carry handle", "two pour spouts": what is done with a thing names it.
      if (word.noun === null && word.plain !== null && asQuality === 9 && (this.at(next)?.noun ?? null) !== null)
        walk(next, cost + 0.4, qualities, isSingled);
      if (word.isNumber && this.at(next)?.isUnit === true) walk(next + 1, cost + 0.2, qualities + 1, isSingled);
    };
    walk(start, 0, 0, false);
    return found;
  }

  #thing({
    from,
    to,
    cost,
    number,
    head,
    isDetermined,
    hasQuality,
    isMeasured = false,
    isSingled,
    isLone,
  }: {
    from: number;
    to: number;
    cost: number;
    number: 'one' | 'many' | 'stuff' | 'either';
    head: string;
    isDetermined: boolean;
    hasQuality: boolean;
    isMeasured?: boolean;
    isSingled: boolean;
    isLone: boolean;
  }): Thing {
    const text = this.text(from, to);
    const thing: BareThing = {
      text,
      head,
      // "12-hour shift" is one of several.
      number: number === 'either' && /^\d[\d.,]*-\p{L}+ /u.test(text) ? 'one' : number,
      isDetermined,
      hasQuality,
      isMeasured,
      isSingled,
      isLone,
    };
    const isKnown = this.#isKnown(thing.text, isLone);
    return {
      to,
      cost,
      number: number === 'many' ? 'many' : number === 'one' ? 'one' : 'stuff',
      head,
      isPronoun: false,
      isDetermined: isBareThing(thing),
      isLone,
      say: (role: Role): string => sayThing(thing, role, isKnown),
    };
  }

  /** Whether the texts name a thing elsewhere, too. */
  #isKnown(text: string, isLone: boolean): boolean {
    const own = text.toLowerCase();
    return isLone ? this.#known.has(own) : this.#known.has(own.replaceAll(' ', '-'));
  }
}

/** People in the plural, who stand before what is theirs: "kids mode". */
const OF_USERS = /^(?:kids|mens|womens|men|women|boys|girls|ladies|babies|teens|pets|dogs|cats)$/;

/** "Wet leaves": what may be a noun, and is a quality as likely, makes no verb of the word behind it. */
const isRatherNoun = (word: ClauseWord | undefined): boolean =>
  word !== undefined && word.noun !== null && word.noun.cost < (word.quality ?? 9);

/** "Tape measure", "tail light". */
const isCountedPart = (before: string, word: string): boolean =>
  isCountedCompound(before, word) || (word === 'light' && classOfNoun(before) === 'one');

/** "Soft, padded strap": a comma between two qualities. */
const isListOfQualities = (reader: RunReader, at: number): boolean => {
  const before = reader.at(at - 1);
  const word = reader.at(at);
  return before?.quality !== null && before?.noun === null && word?.quality !== null && word?.third === null;
};
