import { leanOf } from '../grammar/word-classes.ts';
import { agreementOf, isPower } from './complement-reader.ts';
import type { Deed, Piece, Thing } from './parts.ts';
import { STATIVE } from './verbs.ts';
import { WholeReader } from './whole-reader.ts';
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

/** Reads a clause whole, in every way that its words allow. */
class ClauseReader extends WholeReader {
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
    for (const deed of this.withTail(this.deed(0, 'one')))
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
        for (const second of this.splices(deed.to))
          readings.push({
            kind: 'sentence',
            text: `${subject.say('subject')} ${deed.text}, ${second.text}`,
            base: '',
            cost: subject.cost + deed.cost + second.cost + 0.3,
            halves: [`${subject.say('subject')} ${deed.text}`, second.text],
          });
      for (const deed of this.withTail(this.deed(subject.to, agreementOf(subject))))
        if (deed.to === end)
          readings.push({
            kind: 'sentence',
            text: `${subject.say('subject')} ${deed.text}`,
            base: '',
            // "Stays cool": several stays cool nothing.
            cost: subject.cost + deed.cost + (this.#isRatherVerb(subject) ? 1.5 : 0) + (this.#isWash(subject) ? 2 : 0),
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
      for (const thing of this.wholes(0))
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
      for (const none of this.nones(0))
        if (none.to === end)
          readings.push({ kind: 'none', text: none.text, base: '', cost: none.cost, pieces: none.pieces ?? [] });
    // "So quiet dogs sleep through it".
    for (const clause of this.soMuch(0))
      if (clause.to === end)
        readings.push({ kind: 'state', text: clause.text, base: '', cost: clause.cost, pieces: clause.pieces ?? [] });
    for (const state of this.states(0))
      if (state.to === end)
        readings.push({
          kind: 'state',
          text: state.text,
          base: '',
          cost: state.cost + 0.3,
          pieces: state.pieces ?? [],
        });
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

  /** "Stays", before a quality: what may be one plural word is its verb. */
  #isRatherVerb({ to, isPronoun }: Thing): boolean {
    const first = this.at(0);
    return (
      !isPronoun &&
      to === 1 &&
      first !== undefined &&
      first.third !== null &&
      // "Saves clip": seldom several saves.
      (leanOf(first.third.base) === 1 ||
        (STATIVE.test(first.word) && isUsualVerb(first.third.base) && (this.at(1)?.quality ?? null) !== null))
    );
  }
}

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
