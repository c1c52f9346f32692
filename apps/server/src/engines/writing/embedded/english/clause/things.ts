import type { ClauseWord } from './words.ts';
import { classOfNoun, isCountedCompound, isGerundCompound } from '../grammar/word-classes.ts';
import { type BareThing, isBareThing, type Role, sayThing } from './articles.ts';
import { joinThings, sayWhole } from './join-things.ts';
import { keepCheapest, type Thing } from './parts.ts';
import { MODAL } from './verbs.ts';

const PRONOUN =
  /^(?:it|you|they|them|us|everything|anything|nothing|something|everyone|nobody|someone|anybody|itself|themselves|yourself)$/;
const DETERMINER =
  /^(?:an?|the|this|these|those|your|its|their|every|each|all|any|some|no|both|another|either|most|more|less|enough)$/;
const BOUND: readonly (readonly string[])[] = [
  ['up', 'to'],
  ['at', 'least'],
  ['at', 'most'],
  ['minus'],
  ['less', 'than'],
  ['more', 'than'],
  ['about'],
  ['over'],
  ['under'],
  ['around'],
  ['only'],
  ['just'],
  ['nearly'],
  ['almost'],
];
/** Qualities by which a thing is the only one of its kind: "the left side". */
const SINGLING =
  /^(?:left|right|front|back|rear|upper|lower|inner|outer|main|same|whole|entire|first|second|third|last|next|other|only|top|bottom|original|entire|very|opposite)$/;
const MOST_PARTS = 6;
/** A number and its unit in one word: "0.8L". */
const JOINED_AMOUNT = /^\d[\d.,]*(?:[LWVF]|m?l|k?g|[mc]?m|mAh|[GT]B|k?Pa|lbs?|oz|ft|°[CF]?)$/u;

/** Reads the things of a clause: "5 oz of milk", "heel and ball of foot", "tomatoes, beans, cukes". */
export class ThingReader {
  readonly words: readonly ClauseWord[];
  readonly #known: ReadonlySet<string>;
  readonly #things = new Map<number, Thing[]>();
  readonly #cores = new Map<number, Thing[]>();

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

  /** One thing or a list of them that begins at a word. */
  things(from: number): Thing[] {
    const known = this.#things.get(from);
    if (known !== undefined) return known;
    const found = keepCheapest(
      this.cores(from).flatMap((core) => [core, ...this.#lists([core])]),
      keyOfThing,
    );
    this.#things.set(from, found);
    return found;
  }

  #lists(items: readonly Thing[]): Thing[] {
    const last = items.at(-1);
    if (last === undefined || items.length >= MOST_PARTS) return [];
    const joint = this.at(last.to);
    if (joint === undefined) return [];
    const isAnd = /^(?:and|or|plus)$/.test(joint.word);
    const lists: Thing[] = [];
    if (isAnd) {
      // "Clamps on the rim or sticks to the lid": what may be a verb is seldom the second thing.
      const second = this.at(last.to + 1);
      const isDeed =
        second !== undefined &&
        second.third !== null &&
        second.noun?.number === 'many' &&
        this.is(last.to + 2, /^(?:to|on|in|off|up|down|out|over|into|onto|from|with)$/);
      for (const next of this.cores(last.to + 1)) {
        const list = joinThings([...items, next], joint.word);
        lists.push({ ...list, cost: list.cost + (isDeed ? 1.5 : 0) });
      }
    }
    if (joint.isBehindComma && !isAnd)
      for (const next of this.cores(last.to)) {
        const longer = [...items, next];
        lists.push(...this.#lists(longer));
        // "Tomatoes, beans, cukes": three things need no word to be a list.
        if (longer.length > 2) lists.push({ ...joinThings(longer, 'and'), cost: joinThings(longer, 'and').cost + 0.5 });
      }
    return lists;
  }

  /** One thing with what it is of. */
  cores(from: number): Thing[] {
    const known = this.#cores.get(from);
    if (known !== undefined) return known;
    this.#cores.set(from, []);
    const bare = this.#readCore(from);
    const whole = bare.flatMap((thing) => {
      // "40,000 strokes a minute".
      if (
        /^\d/.test(this.at(from)?.word ?? '') &&
        this.is(thing.to, /^(?:an?|per|each|every)$/) &&
        this.is(thing.to + 1, UNIT_OF_RATE)
      ) {
        const rate = this.#text(thing.to, thing.to + 2);
        return [
          thing,
          { ...thing, to: thing.to + 2, isLone: false, say: (role: Role) => `${thing.say(role)} ${rate}` },
        ];
      }
      if (!this.is(thing.to, /^of$/) || this.isBehindComma(thing.to) || thing.isPronoun) return [thing];
      return [
        thing,
        ...this.things(thing.to + 1).map(
          (other): Thing => ({
            ...thing,
            to: other.to,
            cost: thing.cost + other.cost,
            isLone: false,
            say: (role) => sayWhole(thing, other, role),
          }),
        ),
      ];
    });
    const found = keepCheapest(whole, keyOfThing);
    this.#cores.set(from, found);
    return found;
  }

  #readCore(from: number): Thing[] {
    const first = this.at(from);
    if (first === undefined) return [];
    if (PRONOUN.test(first.word))
      return [
        {
          to: from + 1,
          cost: 0,
          number: /^(?:it|everything|anything|nothing|something|everyone|nobody|someone|anybody)$/.test(first.word)
            ? 'one'
            : 'many',
          head: first.word,
          isPronoun: true,
          isDetermined: true,
          isLone: true,
          say: () => first.text,
        },
      ];
    const bound = BOUND.find((words) => words.every((word, at) => this.at(from + at)?.word === word));
    const isBound = bound !== undefined && this.at(from + bound.length)?.isNumber === true;
    let at = from + (isBound ? bound.length : 0);
    let isDetermined = false;
    let isMany = false;
    // "Half the size of a brick".
    if (this.is(at, /^(?:half|twice|double)$/) && this.is(at + 1, /^(?:the|an?|its|your)$/)) at += 1;
    const determiner = this.at(at);
    if (determiner !== undefined && DETERMINER.test(determiner.word)) {
      isDetermined = true;
      isMany = /^(?:these|those|both)$/.test(determiner.word);
      at += 1;
    }
    const things: Thing[] = [];
    // "A spot for each one".
    if (/^(?:each|every)$/.test(determiner?.word ?? '') && this.is(at, /^one$/))
      things.push({
        to: at + 1,
        cost: 0,
        number: 'one',
        head: 'one',
        isPronoun: true,
        isDetermined: true,
        isLone: false,
        say: () => this.#text(from, at + 1),
      });
    // "On its own".
    if (/^(?:your|its|their)$/.test(determiner?.word ?? '') && this.is(at, /^own$/))
      things.push({
        to: at + 1,
        cost: 0,
        number: 'stuff',
        head: 'own',
        isPronoun: true,
        isDetermined: true,
        isLone: false,
        say: () => this.#text(from, at + 1),
      });
    const number = this.at(at);
    // "Boils 0.8L".
    if (number !== undefined && JOINED_AMOUNT.test(number.text)) things.push(this.#amount(from, at + 1, number.word));
    // "So one charges while you work".
    if (number?.word === 'one' && at === from && (this.at(at + 1)?.third ?? null) !== null)
      things.push({
        to: at + 1,
        cost: 0.3,
        number: 'one',
        head: 'one',
        isPronoun: true,
        isDetermined: true,
        isLone: true,
        say: () => number.text,
      });
    if (number?.isNumber === true && !(at > from && this.isBehindComma(at))) {
      const unit = this.at(at + 1);
      const isTemperature = /^degrees?$/.test(unit?.word ?? '') && this.is(at + 2, /^(?:fahrenheit|celsius)$/);
      if (unit?.isUnit === true) {
        const to = at + (isTemperature ? 3 : 2);
        things.push(this.#amount(from, to, unit.word));
        // "16 mm core": an amount before its thing.
        if (!isBound) things.push(...this.#readRun(from, to, { isDetermined, isMany: false, isMeasured: true }));
        return things;
      }
      // "To" joins a range whose unit stands behind: "5 to 60 lumens".
      if (this.is(at + 1, /^(?:to|or)$/) && this.at(at + 2)?.isNumber === true) {
        const behind = this.at(at + 3);
        if (behind?.isUnit === true) things.push(this.#amount(from, at + 4, behind.word));
        else things.push(...this.#readRun(from, at + 3, { isDetermined: true, isMany: true, isMeasured: false }));
        return things;
      }
      const isOne = /^(?:1|one)$/.test(number.word);
      const isShare = number.word.endsWith('%');
      if (isShare)
        things.push({
          to: at + 1,
          cost: 0.3,
          number: 'many',
          head: '%',
          isPronoun: false,
          isDetermined: true,
          isLone: true,
          say: () => this.#text(from, at + 1),
        });
      things.push(
        ...this.#readRun(from, at + 1, { isDetermined: !isShare, isMany: !isOne && !isShare, isMeasured: isShare }),
      );
      return things;
    }
    if (isBound) return things;
    things.push(...this.#readRun(from, at, { isDetermined, isMany, isMeasured: false }));
    return things;
  }

  #text(from: number, to: number): string {
    return this.words
      .slice(from, to)
      .map(({ text }, index) => `${index > 0 && this.isBehindComma(from + index) ? ', ' : index > 0 ? ' ' : ''}${text}`)
      .join('');
  }

  #amount(from: number, to: number, unit: string): Thing {
    return {
      to,
      cost: 0,
      number: 'many',
      head: unit,
      isPronoun: false,
      isAmount: true,
      isDetermined: true,
      isLone: true,
      say: () => this.#text(from, to),
    };
  }

  /** Reads qualities and nouns up to each noun that can be the last. */
  #readRun(
    from: number,
    start: number,
    { isDetermined, isMany, isMeasured }: { isDetermined: boolean; isMany: boolean; isMeasured: boolean },
  ): Thing[] {
    const found: Thing[] = [];
    const walk = (at: number, cost: number, qualities: number, isSingled: boolean): void => {
      const word = this.at(at);
      if (
        word === undefined ||
        at - start > MOST_PARTS ||
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
          say: () => this.#text(from, next),
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
    const text = this.#text(from, to);
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

const UNIT_OF_RATE = /^(?:second|minute|hour|day|night|week|month|year)$/;
/** "Tape measure", "tail light". */
const isCountedPart = (before: string, word: string): boolean =>
  isCountedCompound(before, word) || (word === 'light' && classOfNoun(before) === 'one');

/** "Soft, padded strap": a comma between two qualities. */
const isListOfQualities = (reader: ThingReader, at: number): boolean => {
  const before = reader.at(at - 1);
  const word = reader.at(at);
  return before?.quality !== null && before?.noun === null && word?.quality !== null && word?.third === null;
};

const keyOfThing = ({ to, number }: Thing): string => `${to} ${number}`;
