import { type Deed, keepCheapest, type Part, type Piece, type Thing } from './parts.ts';
import { roleOfObject } from './roles.ts';
import { join, PlaceReader } from './place-reader.ts';
import { LETTING, PARTICLE, SO, STATIVE } from './verbs.ts';

export type Agreement = 'one' | 'many' | 'base';

/** Reads what follows the verbs of a clause: objects, places, states, how, when and why. */
export abstract class ComplementReader extends PlaceReader {
  readonly #rests = new Map<string, Part[]>();

  /** A verb that agrees, with all that follows it. */
  protected abstract deed(from: number, agreement: Agreement): Deed[];

  /** What follows a verb: its objects, places, how and why. */
  protected override rest(from: number, { hasObject, verb }: { hasObject: boolean; verb: string }): Part[] {
    const key = `${from} ${hasObject} ${verb}`;
    const known = this.#rests.get(key);
    if (known !== undefined) return known;
    this.#rests.set(key, [{ to: from, cost: 0, text: '' }]);
    const found: Part[] = [{ to: from, cost: 0, text: '' }];
    const go = (part: Part, own: Omit<Piece, 'text'>, isObject: boolean, isPlace = false): void => {
      const pieces = own.kind === 'place' ? (part.pieces ?? []) : [{ ...own, text: part.text }];
      for (const rest of this.rest(part.to, { hasObject: hasObject || isObject || isPlace, verb }))
        found.push({
          to: rest.to,
          cost: part.cost + rest.cost,
          text: join(part.text, rest.text),
          pieces: [...pieces, ...(rest.pieces ?? [])],
        });
    };
    const word = this.at(from);
    if (word !== undefined && !word.isBehindComma) {
      if (!hasObject)
        for (const thing of this.things(from)) {
          const part = {
            to: thing.to,
            // "Stays level" stays no thing.
            cost:
              thing.cost +
              (/^(?:stays?|lies?|looks?|sounds?)$/.test(verb) && !DETERMINED.test(thing.say('bare')) ? 1.5 : 0),
            // "Gets the camera out", "taking the pack off".
            text: thing.say(
              (this.is(thing.to, /^(?:out|off|up|down|away|apart)$/) ||
                (this.is(thing.to, RESULT) && !this.isBehindComma(thing.to))) &&
                /^(?:object|given)$/.test(roleOfObject(verb))
                ? 'kept'
                : roleOfObject(verb),
            ),
          };
          go(part, { kind: 'object', thing }, true);
          // "Lets you load dough", "helps you sleep".
          if (LETTING.test(verb))
            for (const deed of this.deed(thing.to, 'base'))
              go(
                { ...deed, cost: part.cost + deed.cost, text: `${part.text} ${deed.text}` },
                { kind: 'other', thing, deed },
                true,
              );
        }
      // "Keeps them 3 days": how long, behind an object.
      else if (word.isNumber || /^(?:up|every|each|all|about|over)$/.test(word.word))
        for (const thing of this.things(from))
          if (thing.isDetermined && (thing.isAmount !== true || LASTING.test(thing.head)))
            go({ to: thing.to, cost: thing.cost + 0.2, text: thing.say('object') }, { kind: 'extent', thing }, true);
      // "Sees faces 30 ft away".
      if (word.isNumber)
        for (const thing of this.things(from))
          if (thing.isAmount === true && this.is(thing.to, /^(?:away|apart|deep|long|wide|tall|high|thick)$/))
            go(
              { to: thing.to + 1, cost: thing.cost + 0.1, text: `${thing.say('object')} ${this.at(thing.to)?.text}` },
              { kind: 'extent', thing },
              true,
            );
      // "Of" belongs to a thing, unless its verb asks for it.
      if (word.word !== 'of' || /^(?:smells?|tastes?|consists?|made)$/.test(verb))
        for (const place of this.places(from, verb)) go(place, { kind: 'place' }, hasObject, true);
      if (word.word === 'at' && this.is(from + 1, /^(?:once|last|first|all)$/))
        go({ to: from + 2, cost: 0, text: `at ${this.at(from + 1)?.text}` }, { kind: 'manner' }, hasObject);
      // "Lap after lap", "night after night".
      if (/^(?:after|by|for|to)$/.test(this.at(from + 1)?.word ?? '') && this.at(from + 2)?.word === word.word)
        go(
          { to: from + 3, cost: 0, text: `${word.text} ${this.at(from + 1)?.text} ${this.at(from + 2)?.text}` },
          { kind: 'manner' },
          hasObject,
        );
      if (word.word === 'upside' && this.is(from + 1, /^down$/))
        go({ to: from + 2, cost: 0, text: 'upside down' }, { kind: 'manner' }, hasObject);
      // "Hands don't smell after".
      if (/^(?:after|afterward|before|inside|outside)$/.test(word.word) && this.at(from + 1) === undefined)
        go({ to: from + 1, cost: 0.3, text: word.text }, { kind: 'manner' }, hasObject);
      // "Fast and evenly".
      const other = this.is(from + 1, /^and$/) ? this.at(from + 2) : undefined;
      if (word.adverb !== null && typeof other?.adverb === 'number' && !this.isBehindComma(from + 1))
        go(
          { to: from + 3, cost: (word.adverb + other.adverb) * 0.5, text: `${word.text} and ${other.text}` },
          { kind: 'manner' },
          hasObject,
        );
      if (word.adverb !== null)
        go({ to: from + 1, cost: word.adverb * 0.5, text: word.text }, { kind: 'manner' }, hasObject);
      // "On and off".
      else if (PARTICLE.test(word.word) && this.is(from + 1, /^(?:and|or)$/) && this.is(from + 2, PARTICLE))
        go(
          { to: from + 3, cost: 0.2, text: `${word.text} ${this.at(from + 1)?.text} ${this.at(from + 2)?.text}` },
          { kind: 'particle' },
          true,
        );
      else if (PARTICLE.test(word.word))
        go({ to: from + 1, cost: 0.3, text: word.text }, { kind: 'particle' }, hasObject);
      if (word.quality !== null) {
        const isResult = hasObject && RESULT.test(word.word);
        const extent =
          isResult ||
          /^(?:flat|tight|upright|loose|shut|open|wide|long|tall|high|deep|thick|across|apart|old)$/.test(word.word);
        // "Rings loud enough to hear".
        if (this.is(from + 1, /^enough$/))
          go(
            { to: from + 2, cost: word.quality + 0.1, text: `${word.text} enough` },
            { kind: 'state' },
            hasObject,
            true,
          );
        go(
          { to: from + 1, cost: word.quality + (extent || STATIVE.test(verb) ? 0.1 : 1.2), text: word.text },
          { kind: 'state' },
          hasObject,
          true,
        );
      } else if (word.participle !== null && STATIVE.test(verb))
        go(
          {
            to: from + 1,
            cost: /^stays? put$/.test(`${verb} ${word.word}`) ? 0 : word.participle + 0.4,
            text: word.text,
          },
          { kind: 'state' },
          hasObject,
        );
      // "Saves you dragging the hose".
      if (word.gerund !== null && hasObject && /^(?:saves?|keeps?|leaves?|gets?)$/.test(verb))
        for (const rest of this.rest(from + 1, { hasObject: false, verb: word.word }))
          found.push({
            to: rest.to,
            cost: word.gerund + rest.cost + 0.2,
            text: join(word.text, rest.text),
            pieces: [{ kind: 'other', text: join(word.text, rest.text) }],
          });
      if (word.gerund !== null && /^(?:keeps?|stops?|starts?)$/.test(verb) && !hasObject)
        go({ to: from + 1, cost: word.gerund + 0.3, text: word.text }, { kind: 'other' }, false);
      if (word.word === 'to' && !this.isBehindComma(from + 1))
        for (const deed of this.deed(from + 1, 'base')) {
          // "Drifting to edge": a noun as likely.
          const isNoun =
            deed.to === from + 2 && this.at(from + 1)?.noun?.number === 'one' && !this.is(from - 1, PARTICLE);
          go(
            { to: deed.to, cost: deed.cost + (isNoun ? 0.8 : 0.1), text: `to ${deed.text}` },
            { kind: 'purpose', joint: 'to', inner: deed.text, deed },
            true,
          );
        }
      if (LETTING.test(verb) && verb.startsWith('help'))
        for (const deed of this.deed(from, 'base')) go({ ...deed }, { kind: 'other', deed }, true);
    }
    found.push(...this.soMuch(from));
    if (word !== undefined && SO.test(word.word))
      for (const clause of this.dependent(from))
        found.push({ ...clause, text: `${word.isBehindComma ? '§' : ''}${clause.text}` });
    const kept = keepCheapest(found);
    this.#rests.set(key, kept);
    return kept;
  }

  /** "So quiet nobody looks up", "so thin you can sleep on your side". */
  protected soMuch(from: number): Part[] {
    const degree = this.is(from, /^so$/) ? this.at(from + 1) : undefined;
    if (degree === undefined || (degree.quality === null && degree.adverb === null)) return [];
    return this.subjects(from + 2).flatMap((subject) =>
      this.deed(subject.to, agreementOf(subject)).map((deed): Part => {
        const text = `so ${degree.text} ${subject.say('subject')} ${deed.text}`;
        return {
          to: deed.to,
          cost: subject.cost + deed.cost + 0.1,
          text,
          pieces: [{ kind: 'clause', text, joint: 'so-much', inner: text, degree: degree.text, subject, deed }],
        };
      }),
    );
  }

  /** "So crust comes out crisp", "when you come near", "when closed". */
  protected dependent(from: number): Part[] {
    const word = this.at(from);
    if (word === undefined) return [];
    const found: Part[] = [];
    const start = from + (word.word === 'so' && this.is(from + 1, /^that$/) ? 2 : 1);
    const opening = start - from === 2 ? `${word.text} that` : word.text;
    const clause = ({ to, cost, text: inner }: Part, own: Pick<Piece, 'subject' | 'deed'> = {}): Part => {
      const text = `${opening} ${inner}`;
      return { to, cost, text, pieces: [{ kind: 'clause', text, joint: word.word, inner, ...own }] };
    };
    // "When it's ok to get up".
    if (this.is(start, /^(?:it['’]s|they['’]re|you['’]re)$/))
      for (const state of this.states(start + 1, true))
        found.push(clause({ ...state, text: `${this.at(start)?.text} ${state.text}` }));
    for (const subject of this.subjects(start))
      for (const deed of this.deed(subject.to, agreementOf(subject)))
        found.push(
          clause(
            {
              to: deed.to,
              cost: subject.cost + deed.cost + 0.1,
              text: `${subject.say('subject')} ${deed.text}`,
            },
            { subject, deed },
          ),
        );
    if (/^(?:when|while|if|until|before|after|once|as)$/.test(word.word)) {
      const next = this.at(start);
      if (next !== undefined && !next.isBehindComma) {
        const own = Math.min(next.gerund ?? 9, next.participle ?? 9, next.quality ?? 9, next.adverb ?? 9);
        if (own < 9)
          for (const rest of this.rest(start + 1, { hasObject: next.gerund === null, verb: next.word }))
            found.push(clause({ to: rest.to, cost: own + rest.cost + 0.2, text: join(next.text, rest.text) }));
        if (next.word === 'to')
          for (const deed of this.deed(start + 1, 'base')) found.push(clause({ ...deed, text: `to ${deed.text}` }));
        for (const place of this.places(start)) found.push(clause({ ...place, cost: place.cost + 0.4 }));
        // "When not in use".
        if (next.word === 'not')
          for (const place of this.places(start + 1))
            found.push(clause({ ...place, cost: place.cost + 0.1, text: `not ${place.text}` }));
      }
    }
    return found;
  }

  protected subjects(from: number): Thing[] {
    return this.things(from).flatMap((thing) => {
      if (thing.isPronoun) return [thing];
      const behind = this.at(thing.to);
      const placed =
        behind === undefined || behind.isBehindComma
          ? []
          : this.places(thing.to).map(
              (place): Thing => ({
                ...thing,
                to: place.to,
                cost: thing.cost + place.cost + 0.2,
                say: (role) => `${thing.say(role)} ${place.text}`,
              }),
            );
      const done =
        behind?.participle === null || behind === undefined || behind.isBehindComma
          ? []
          : this.places(thing.to + 1).map(
              (place): Thing => ({
                ...thing,
                to: place.to,
                cost: thing.cost + place.cost + (behind.participle ?? 0) + 0.4,
                say: (role) => `${thing.say(role)} ${behind.text} ${place.text}`,
              }),
            );
      return [thing, ...placed, ...done];
    });
  }

  /** How a thing is, or what was done to it: "oven safe to 500 degrees", "made from hardened steel". */
  protected states(from: number, isOfSubject = false): Part[] {
    const found: Part[] = [];
    const word = this.at(from);
    if (word === undefined) return [];
    const add = (to: number, cost: number, text: string): void => {
      for (const rest of this.rest(to, { hasObject: true, verb: MAKING.test(text) ? 'made' : 'is' }))
        found.push({
          to: rest.to,
          cost: cost + rest.cost,
          text: join(text, rest.text),
          pieces: [{ kind: 'state', text }, ...(rest.pieces ?? [])],
        });
    };
    // "4 inches thick".
    if (
      word.isNumber &&
      this.at(from + 1)?.isUnit === true &&
      this.is(from + 2, /^(?:thick|tall|wide|long|deep|high)$/)
    )
      add(from + 3, 0.1, `${word.text} ${this.at(from + 1)?.text} ${this.at(from + 2)?.text}`);
    if (word.participle !== null) add(from + 1, word.participle, word.text);
    if (word.quality !== null) {
      add(from + 1, word.quality, word.text);
      // "Smaller than a bagel".
      if (/[a-z]{2}er$/.test(word.word) && this.is(from + 1, /^than$/))
        for (const thing of this.things(from + 2))
          found.push({ to: thing.to, cost: thing.cost, text: `${word.text} than ${thing.say('with')}` });
      // "Big enough", "easy and quick".
      if (this.is(from + 1, /^enough$/)) add(from + 2, word.quality, `${word.text} enough`);
      if (this.is(from + 1, /^and$/))
        for (const next of this.states(from + 2))
          found.push({ ...next, cost: next.cost + word.quality, text: `${word.text} and ${next.text}` });
    }
    // "As light as a phone", "twice as thick as store floats".
    const like = this.is(from, /^as$/)
      ? from
      : this.is(from, /^(?:twice|half)$/) && this.is(from + 1, /^as$/)
        ? from + 1
        : -1;
    if (like >= 0 && this.is(like + 2, /^as$/) && (this.at(like + 1)?.quality ?? null) !== null)
      for (const thing of this.things(like + 3))
        found.push({
          to: thing.to,
          cost: thing.cost,
          text: `${like > from ? `${word.text} ` : ''}as ${this.at(like + 1)?.text} as ${thing.say('with')}`,
        });
    if (word.adverb !== null)
      for (const next of this.states(from + 1))
        found.push({ ...next, cost: next.cost + 0.1, text: `${word.text} ${next.text}` });
    // "Oven safe", "laser etched", "BPA free".
    const next = this.at(from + 1);
    if (next !== undefined && !next.isBehindComma && (word.noun !== null || word.isName)) {
      if (/^(?:safe|proof|free|ready|resistant|friendly|washable|compatible|tight)$/.test(next.word))
        add(
          from + 2,
          0.1,
          `${word.text}${/^(?:safe|washable|compatible|ready)$/.test(next.word) ? ' ' : '-'}${next.text}`,
        );
      else if (isOfSubject && next.participle !== null && next.plain === null && word.noun?.number !== 'many')
        add(from + 2, next.participle + 0.3, `${word.text} ${next.text}`);
    }
    return keepCheapest(found);
  }
}

/** How a thing is in the end: "grinds the nail smooth". */
const RESULT =
  /^(?:smooth|clean|dry|flat|shut|open|tight|loose|soft|straight|even|fresh|sharp|steady|still|crisp|warm|cool|cold|hot|shiny|bright)$/;
const DETERMINED = /^(?:the|an?|your|its|\d)/;
/** What a thing was made with: stuff. */
const MAKING =
  /^(?:made|sweetened|flavored|flavoured|filled|lined|coated|infused|blended|stuffed|scented|topped|dusted|enriched|seasoned|brewed|packed|colored|dyed|cooked|roasted|baked)$/;

/** How long something is done, and how often. */
const LASTING = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times?|degrees?)$/;

export const agreementOf = ({ number, head }: Thing): Agreement =>
  (number === 'many' && !isPower(head)) || head === 'you' ? 'many' : 'one';

/** "400 rpm scrubs": so much of one thing does something. */
export const isPower = (unit: string): boolean => /^(?:rpm|psi|watts?|w|lumens?|mph|pa|db|volts?|v)$/i.test(unit);
