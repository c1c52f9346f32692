import type { Role } from './articles.ts';
import { joinThings, sayWhole } from './join-things.ts';
import { RunReader } from './noun-runs.ts';
import { keepCheapest, type Thing } from './parts.ts';

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
const MOST_PARTS = 6;
/** A number and its unit in one word: "0.8L". */
const JOINED_AMOUNT = /^\d[\d.,]*(?:[LWVF]|m?l|k?g|[mc]?m|mAh|[GT]B|k?Pa|lbs?|oz|ft|°[CF]?)$/u;

/** What so much is said of: "40,000 strokes a minute". */
const UNIT_OF_RATE = /^(?:second|minute|hour|day|night|week|month|year)$/;

/** Reads the things of a clause: "5 oz of milk", "heel and ball of foot", "tomatoes, beans, cukes". */
export class ThingReader extends RunReader {
  readonly #things = new Map<number, Thing[]>();
  readonly #cores = new Map<number, Thing[]>();

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
        const rate = this.text(thing.to, thing.to + 2);
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
        say: () => this.text(from, at + 1),
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
        say: () => this.text(from, at + 1),
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
        if (!isBound) things.push(...this.readRun(from, to, { isDetermined, isMany: false, isMeasured: true }));
        return things;
      }
      // "To" joins a range whose unit stands behind: "5 to 60 lumens".
      if (this.is(at + 1, /^(?:to|or)$/) && this.at(at + 2)?.isNumber === true) {
        const behind = this.at(at + 3);
        if (behind?.isUnit === true) things.push(this.#amount(from, at + 4, behind.word));
        else things.push(...this.readRun(from, at + 3, { isDetermined: true, isMany: true, isMeasured: false }));
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
          say: () => this.text(from, at + 1),
        });
      things.push(
        ...this.readRun(from, at + 1, { isDetermined: !isShare, isMany: !isOne && !isShare, isMeasured: isShare }),
      );
      return things;
    }
    if (isBound) return things;
    things.push(...this.readRun(from, at, { isDetermined, isMany, isMeasured: false }));
    return things;
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
      say: () => this.text(from, to),
    };
  }
}

const keyOfThing = ({ to, number }: Thing): string => `${to} ${number}`;
