import { agreementOf, isPower } from './complement-reader.ts';
import { DeedReader } from './deed-reader.ts';
import type { Deed, Part, Piece, Thing } from './parts.ts';
import { STATIVE } from './verbs.ts';
import { isUsualVerb, readWords } from './words.ts';

/** A clause that was read whole, with the articles that its writer left out. */
export interface ReadClause {
  /** "clause" has the product for its subject, which is not said. */
  kind: 'clause' | 'sentence' | 'none' | 'state' | 'order' | 'thing';
  text: string;
  /** Of a clause: its words behind "they". */
  base: string;
  /** How far the reading is from certain: 0 is certain. */
  cost: number;
  /** What does something, if it is said; of a thing, the thing. */
  subject?: Thing;
  /** The verb with what follows it. */
  deed?: Deed;
  /** Of two clauses with a comma between them, both. */
  halves?: readonly [string, string];
  /** What follows the thing, or of what there is nothing. */
  pieces?: readonly Piece[];
}

/** What is not needed or not in it, behind its noun. */
const ABSENT = /^(?:needed|required|necessary|added|included|involved|inside|at|ever|anywhere)$/;

/** Reads a clause whole, in every way that its words allow. */
class ClauseReader extends DeedReader {
  /** All readings of the whole clause. A pronoun is its subject only in a line that names the product elsewhere. */
  readAll(hasPronouns = false): ReadClause[] {
    const readings: ReadClause[] = [];
    const end = this.length;
    const first = this.at(0);
    if (first === undefined) return [];
    const second = this.at(1);
    // "Tracks fit other brands": several things and their verb.
    const isOfSeveral =
      first.noun?.number === 'many' && second !== undefined && second.plain !== null && isUsualVerb(second.word);
    for (const deed of this.#withTail(this.deed(0, 'one')))
      if (deed.to === end)
        readings.push({
          kind: 'clause',
          text: deed.text,
          base: deed.base,
          deed,
          cost:
            deed.cost +
            (first.noun !== null && first.noun.cost < (first.third?.cost ?? 0) ? 0.3 : 0) +
            // "Hooks for the razor".
            ((isOfSeveral && (second.quality === null || !STATIVE.test(first.word))) ||
            (first.noun?.number === 'many' && second?.word === 'for')
              ? 1
              : 0),
        });
    for (const subject of this.subjects(0)) {
      if (
        (subject.isPronoun && !hasPronouns) ||
        (subject.isAmount === true && !isPower(subject.head)) ||
        this.isBehindComma(subject.to)
      )
        continue;
      for (const deed of this.deed(subject.to, agreementOf(subject)))
        for (const second of this.#splices(deed.to))
          readings.push({
            kind: 'sentence',
            text: `${subject.say('subject')} ${deed.text}, ${second.text}`,
            base: '',
            cost: subject.cost + deed.cost + second.cost + 0.3,
            halves: [`${subject.say('subject')} ${deed.text}`, second.text],
          });
      for (const deed of this.#withTail(this.deed(subject.to, agreementOf(subject))))
        if (deed.to === end)
          readings.push({
            kind: 'sentence',
            text: `${subject.say('subject')} ${deed.text}`,
            base: '',
            // "Stays cool": several stays cool nothing.
            cost: subject.cost + deed.cost + (this.#isRatherVerb(subject) ? 0.8 : 0) + (this.#isWash(subject) ? 2 : 0),
            subject,
            deed,
          });
      // "Each size laser etched": its verb is left out.
      if (/^(?:each|every|all)$/.test(first.word))
        for (const state of this.states(subject.to, true))
          if (state.to === end)
            readings.push({
              kind: 'sentence',
              text: `${subject.say('subject')} ${first.word === 'all' ? 'are' : 'is'} ${state.text}`,
              base: '',
              cost: subject.cost + state.cost + 0.5 * (subject.to - 2),
            });
    }
    if (!/^(?:no|each|every|all)$/.test(first.word))
      for (const thing of this.#wholes(0))
        if (thing.to === end)
          readings.push({
            kind: 'thing',
            text: thing.text,
            base: '',
            cost: thing.cost + 0.3,
            subject: thing.subject,
            pieces: thing.pieces ?? [],
          });
    if (/^(?:no|nothing)$/.test(first.word))
      for (const none of this.#nones(0))
        if (none.to === end)
          readings.push({ kind: 'none', text: none.text, base: '', cost: none.cost, pieces: none.pieces ?? [] });
    // "So quiet dogs sleep through it".
    for (const clause of this.soMuch(0))
      if (clause.to === end)
        readings.push({ kind: 'state', text: clause.text, base: '', cost: clause.cost, pieces: clause.pieces ?? [] });
    for (const state of this.states(0))
      if (state.to === end) readings.push({ kind: 'state', text: state.text, base: '', cost: state.cost + 0.3 });
    if (first.plain !== null || /^(?:just|simply)$/.test(first.word))
      for (const deed of this.deed(0, 'base'))
        if (deed.to === end && / (?:it|them|your|you)\b/.test(deed.text))
          readings.push({
            kind: 'order',
            text: deed.text,
            base: '',
            deed,
            cost: deed.cost + 0.2 + (first.noun === null ? 0 : 1.2),
          });
    return readings.map((reading) => ({
      ...reading,
      text: reading.text.replaceAll(' §', ', '),
      base: reading.base.replaceAll(' §', ', ').replace(/\bitself\b/, 'themselves'),
    }));
  }

  /** "Machine washes": how it is washed. */
  #isWash({ to, head }: Thing): boolean {
    return (
      to === 1 && /^(?:machine|hand|spot|tumble|dry)$/.test(head) && this.is(1, /^(?:wash(?:es)?|cleans?|dries|dry)$/)
    );
  }

  /** "Your partner rolls over, you don't feel it": a second clause behind a comma. */
  #splices(from: number): Part[] {
    if (!this.isBehindComma(from) || !this.is(from, /^(?:you|it|they|nobody|nothing)$/)) return [];
    return this.subjects(from).flatMap((subject) =>
      this.deed(subject.to, agreementOf(subject))
        .filter(({ to }) => to === this.length)
        .map(
          (deed): Part => ({
            to: deed.to,
            cost: subject.cost + deed.cost,
            text: `${subject.say('subject')} ${deed.text}`,
          }),
        ),
    );
  }

  /** "Stays", before a quality: what may be one plural word is its verb. */
  #isRatherVerb({ to, isPronoun }: Thing): boolean {
    const first = this.at(0);
    return (
      !isPronoun &&
      to === 1 &&
      first !== undefined &&
      first.third !== null &&
      STATIVE.test(first.word) &&
      isUsualVerb(first.third.base) &&
      (this.at(1)?.quality ?? null) !== null
    );
  }

  /** "Mesh window so dog sees you", "six heats from mild to wild": a thing and what says more of it. */
  #wholes(from: number): Whole[] {
    const first = this.at(from);
    // "Push stake in ground": an order as likely.
    const isOrder = first !== undefined && first.plain !== null && first.quality === null && isUsualVerb(first.word);
    return this.things(from).flatMap((thing): Whole[] => {
      if (thing.isPronoun || thing.isAmount || (thing.isLone && thing.number === 'stuff')) return [];
      // "Flame ring shields from wind": what it does as likely.
      const last = this.at(thing.to - 1);
      const isDeed =
        first?.isNumber !== true &&
        thing.to > from + 1 &&
        last !== undefined &&
        last.third !== null &&
        last.noun?.number === 'many';
      const cost = thing.cost + (isOrder ? COST_OF_ORDER : 0) + (isDeed ? 1 : 0);
      const whole = { to: thing.to, cost, text: thing.say('with') };
      // "Laser engraved on the back", "wireless up to 20 ft": how it is made, and what it is like.
      if (
        thing.isLone &&
        thing.number === 'one' &&
        ((first?.quality ?? null) !== null || (this.at(thing.to)?.participle ?? null) !== null)
      )
        return [];
      return this.#withMore(whole, MOST_MORE).map((part) => ({ ...part, subject: thing }));
    });
  }

  #withMore(part: Part, most: number): Part[] {
    const word = this.at(part.to);
    if (word === undefined || most === 0) return [part];
    const add = (more: Part, cost: number): Part[] =>
      this.#withMore(
        {
          to: more.to,
          cost: part.cost + more.cost + cost,
          text: `${part.text} ${more.text}`,
          pieces: [...(part.pieces ?? []), ...(more.pieces ?? [{ kind: 'other', text: more.text }])],
        },
        most - 1,
      );
    if (word.isBehindComma)
      return [
        part,
        ...this.#nones(part.to).map((none) => ({
          to: none.to,
          cost: part.cost + none.cost + 0.1,
          text: `${part.text}, ${none.text}`,
          pieces: [...(part.pieces ?? []), { kind: 'tail' as const, text: none.text }],
        })),
      ];
    return [
      part,
      ...(word.word === 'of' ? [] : this.places(part.to)).flatMap((place) => add(place, 0.1)),
      ...(word.participle === null
        ? []
        : this.places(part.to + 1).flatMap((place) =>
            add({ to: place.to, cost: place.cost, text: `${word.text} ${place.text}` }, (word.participle ?? 0) + 0.2),
          )),
      ...(word.word === 'to' ? this.deed(part.to + 1, 'base') : []).flatMap((deed) =>
        add({ to: deed.to, cost: deed.cost, text: `to ${deed.text}` }, 0.1),
      ),
      // "A lid that locks on both sides".
      ...(word.word === 'that' ? [...this.deed(part.to + 1, 'one'), ...this.deed(part.to + 1, 'many')] : []).flatMap(
        (deed) => add({ to: deed.to, cost: deed.cost, text: `that ${deed.text}` }, 0.2),
      ),
      // "54-inch handle so no bending".
      ...(word.word === 'so'
        ? this.#nones(part.to + 1).map(
            (none): Part => ({
              to: none.to,
              cost: none.cost + 0.1,
              text: `so ${none.text}`,
              pieces: [{ kind: 'clause', text: `so ${none.text}`, joint: 'so-none', inner: none.text }],
            }),
          )
        : []
      ).flatMap((none) => add(none, 0.1)),
      ...(word.word === 'so' ? [...this.dependent(part.to), ...this.soMuch(part.to)] : []).flatMap((clause) =>
        add(clause, 0.1),
      ),
    ];
  }

  /** "Installs in 2 minutes, no tools needed": what it takes or spares, behind a deed. */
  #withTail(deeds: readonly Deed[]): Deed[] {
    return deeds.flatMap((deed) => [
      deed,
      ...(this.isBehindComma(deed.to)
        ? [
            ...this.#nones(deed.to),
            ...this.#contrasts(deed.to),
            ...this.#measures(deed.to),
            ...(this.is(deed.to, /^(?:without|not|even|up)$/) ? this.places(deed.to) : []),
          ]
        : []
      ).map(
        (tail): Deed => ({
          to: tail.to,
          cost: deed.cost + tail.cost + 0.1,
          text: `${deed.text}, ${tail.text}`,
          base: `${deed.base}, ${tail.text}`,
          ...(deed.verb === undefined ? {} : { verb: deed.verb }),
          ...(deed.isJoined === undefined ? {} : { isJoined: deed.isJoined }),
          pieces: [...(deed.pieces ?? []), { kind: 'tail', text: tail.text }],
        }),
      ),
    ]);
  }

  /** "Slides under the couch, only 3 inches tall". */
  #measures(from: number): Part[] {
    if (!this.is(from, /^(?:only|just|up|about)$/)) return [];
    return this.things(from).flatMap((thing): Part[] => {
      if (thing.isAmount !== true) return [];
      const text = thing.say('object');
      const quality = this.at(thing.to);
      const isSize = quality !== undefined && /^(?:tall|wide|thick|long|deep|high)$/.test(quality.word);
      return [
        { to: thing.to, cost: thing.cost, text },
        ...(isSize ? [{ to: thing.to + 1, cost: thing.cost, text: `${text} ${quality.text}` }] : []),
      ];
    });
  }

  /** "Finds the center of the stud, not just the edge". */
  #contrasts(from: number): Part[] {
    if (!this.is(from, /^not$/) || !this.is(from + 1, /^(?:just|only)$/)) return [];
    return this.things(from + 2).map(
      (thing): Part => ({
        to: thing.to,
        cost: thing.cost,
        text: `not ${this.at(from + 1)?.text} ${thing.say('subject')}`,
      }),
    );
  }

  /** "No seasoning required", "no fragrance, no flavour, no lanolin", "no kneeling or bending". */
  #nones(from: number): Part[] {
    if (!this.is(from, /^(?:no|nothing)$/)) return [];
    const own = this.things(from).flatMap((thing): Part[] => {
      const own = thing.say('subject');
      const bare: Part = {
        to: thing.to,
        cost: thing.cost,
        text: own,
        pieces: [{ kind: 'object', text: own, thing }],
      };
      const places = this.places(thing.to).map(
        (place): Part => ({
          to: place.to,
          cost: thing.cost + place.cost,
          text: `${bare.text} ${place.text}`,
          pieces: [{ kind: 'object', text: bare.text, thing }, ...(place.pieces ?? [])],
        }),
      );
      const toDo = this.is(thing.to, /^to$/)
        ? this.deed(thing.to + 1, 'base').map(
            (deed): Part => ({
              to: deed.to,
              cost: thing.cost + deed.cost + 0.1,
              text: `${bare.text} to ${deed.text}`,
              pieces: [
                { kind: 'object', text: own, thing },
                { kind: 'purpose', text: `to ${deed.text}`, deed },
              ],
            }),
          )
        : [];
      const absent =
        this.is(thing.to, ABSENT) && !this.isBehindComma(thing.to)
          ? [{ ...bare, to: thing.to + 1, text: `${bare.text} ${this.at(thing.to)?.text}` }]
          : [];
      return [bare, ...places, ...toDo, ...absent];
    });
    return own.flatMap((part) => {
      const joint = this.at(part.to);
      const start = part.to + (joint !== undefined && /^(?:and|or)$/.test(joint.word) ? 1 : 0);
      // "No filter no mess" lacks its comma.
      const more =
        joint === undefined
          ? []
          : this.#nones(start).map(
              (next): Part => ({
                to: next.to,
                cost: part.cost + next.cost,
                text: `${part.text}${joint.isBehindComma || start === part.to ? ',' : ''}${start > part.to ? ` ${joint.text}` : ''} ${next.text}`,
              }),
            );
      const states = this.isBehindComma(part.to)
        ? this.states(part.to).map(
            (state): Part => ({
              to: state.to,
              cost: part.cost + state.cost + 0.2,
              text: `${part.text}, ${state.text}`,
            }),
          )
        : [];
      // "No seam at the toes, so no blisters".
      const hence = this.is(part.to, /^so$/)
        ? this.#nones(part.to + 1).map(
            (next): Part => ({ to: next.to, cost: part.cost + next.cost, text: `${part.text}, so ${next.text}` }),
          )
        : [];
      return [part, ...more, ...states, ...hence];
    });
  }
}

/** A thing with what is said of it. */
interface Whole extends Part {
  subject: Thing;
}

/** A thing of which more is said than this is a sentence without its verb. */
const MOST_MORE = 3;
const COST_OF_ORDER = 1.5;
const MOST_WORDS = 20;
/** A reading that costs more is a guess. */
const MOST_COST = 0.7;
/** A longer clause has more words to be unsure of. */
const COST_OF_WORD = 0.1;
/** How much more it may cost if no other reading is as near as this. */
const MOST_ALONE = 0.9;
/** Two readings this close tell different things by the same words. */
const CLOSE = 0.35;

/**
 * Reads a seller's clause whole, by a grammar of English clauses, and writes the articles that it leaves out: "reversible
 * lever flips direction without taking wrench off bolt". Null if no reading covers all its words, or two are as likely.
 */
export function readClause(text: string, known: ReadonlySet<string> = new Set()): ReadClause | null {
  const words = readWords(text);
  if (words === null || words.length < 2 || words.length > MOST_WORDS) return null;
  // Behind "it" the tagger knows the verb whose subject the seller left out.
  const deeds = new ClauseReader((readWords(`it ${text}`) ?? []).slice(1), known)
    .readAll()
    .filter(({ kind }) => kind === 'clause');
  const others = new ClauseReader(words, known).readAll().filter(({ kind }) => kind !== 'clause');
  const readings = [...deeds, ...others].toSorted((left, right) => left.cost - right.cost);
  const [best] = readings;
  const limit = MOST_COST + words.length * COST_OF_WORD;
  if (best === undefined || best.cost > limit + MOST_ALONE) return null;
  // What can be read in one way only may be less usual.
  const isAlone = readings.every(({ text: said, cost }) => said === best.text || cost >= best.cost + MOST_ALONE);
  if (
    best.cost > limit &&
    !(
      isAlone &&
      (/^(?:clause|sentence|none)$/.test(best.kind) || best.pieces?.some(({ kind }) => kind === 'clause') === true)
    )
  )
    return null;
  const other = readings.find(({ kind, text: said }) => kind !== best.kind && said !== best.text);
  // "Trains hook up": what one does, or what several do.
  const isOpen =
    best.kind === 'clause' &&
    other?.kind === 'sentence' &&
    words[0]?.noun?.number === 'many' &&
    words[0].noun.cost <= (words[0].third?.cost ?? 9);
  return other !== undefined && other.cost - best.cost < (isOpen ? 2 * CLOSE : CLOSE) ? null : best;
}

/** Whether the grammar reads every word of a finished clause, and would add nothing to it. */
export function isReadWhole(text: string): boolean {
  const words = readWords(text);
  if (words === null || words.length > MOST_WORDS) return false;
  const readings = [
    ...new ClauseReader(words).readAll(true),
    ...new ClauseReader((readWords(`it ${text}`) ?? []).slice(1)).readAll(),
  ];
  const least = Math.min(...readings.map(({ cost }) => cost));
  const limit = Math.min(MOST_COST + words.length * COST_OF_WORD, least + CLOSE);
  return readings.some(({ cost, text: said }) => cost <= limit && said.toLowerCase() === text.toLowerCase());
}
