import { type Agreement, agreementOf, ComplementReader } from './complement-reader.ts';
import { type Deed, keepCheapest, type Part, type Thing } from './parts.ts';
import { join } from './place-reader.ts';
import { MODAL, PARTICLE, PREPOSITION } from './verbs.ts';

/** Reads the verbs of a clause with all that follows them. */
export class DeedReader extends ComplementReader {
  readonly #deeds = new Map<string, Deed[]>();

  get length(): number {
    return this.words.length;
  }

  /** "Catches what misses the mouth", "photos of what they find": what does something or is done, as a thing. */
  override cores(from: number): Thing[] {
    if (!this.is(from, /^what$/)) return super.cores(from);
    const found = this.is(from + 1, /^(?:you|they)$/)
      ? this.deed(from + 2, 'many').map((deed) => ({ ...deed, text: `${this.at(from + 1)?.text} ${deed.text}` }))
      : this.deed(from + 1, 'one');
    return found.map(
      (deed): Thing => ({
        to: deed.to,
        cost: deed.cost + 0.2,
        number: 'one',
        head: 'what',
        isPronoun: true,
        isDetermined: true,
        isLone: false,
        say: () => `what ${deed.text}`,
      }),
    );
  }

  /** A verb that agrees, with all that follows it, and further verbs of the same subject. */
  protected override deed(from: number, agreement: Agreement): Deed[] {
    const key = `${from} ${agreement}`;
    const known = this.#deeds.get(key);
    if (known !== undefined) return known;
    this.#deeds.set(key, []);
    const single = this.single(from, agreement);
    const found = [...single];
    for (const deed of single) {
      const joint = this.at(deed.to);
      if (joint === undefined) continue;
      const isWord = /^(?:and|or|but|then)$/.test(joint.word);
      const start = deed.to + (isWord ? (this.is(deed.to + 1, /^then$/) ? 2 : 1) : 0);
      if (!isWord && !joint.isBehindComma) continue;
      const said = isWord
        ? joint.word === 'then'
          ? 'and then'
          : start - deed.to === 2
            ? `${joint.text} then`
            : joint.text
        : 'and';
      if (isWord && /^(?:and|but)$/.test(joint.word) && !joint.isBehindComma)
        for (const subject of this.subjects(start))
          if (subject.isDetermined)
            for (const next of this.deed(subject.to, agreementOf(subject))) {
              const more = `and ${subject.say('subject')} ${next.text}`;
              found.push({
                to: next.to,
                cost: deed.cost + subject.cost + next.cost + 0.3,
                text: `${deed.text} ${more}`,
                base: `${deed.base} ${more}`,
                isJoined: true,
              });
            }
      // "Doesn't sweat or slip".
      const isModal = deed.verb?.modal !== undefined && deed.verb.modal !== null && isWord;
      for (const next of this.deed(start, isModal ? 'base' : agreement))
        found.push({
          to: next.to,
          cost: deed.cost + next.cost + (isWord ? 0.1 : 0.4),
          text: `${deed.text} ${said} ${next.text}`,
          base: `${deed.base} ${said} ${next.base}`,
          isJoined: true,
          ...(deed.verb === undefined ? {} : { verb: deed.verb }),
          pieces: [
            ...(deed.pieces ?? []),
            { kind: 'joined', text: `${said} ${next.text}`, joint: said, inner: next.text, deed: next },
          ],
        });
    }
    const kept = keepCheapest(found);
    this.#deeds.set(key, kept);
    return kept;
  }

  private single(from: number, agreement: Agreement): Deed[] {
    const word = this.at(from);
    if (word === undefined) return [];
    const found: Deed[] = [];
    const add = (start: number, cost: number, verb: { text: string; base: string }): void => {
      for (const rest of this.rest(start, { hasObject: false, verb: verb.text.split(' ').at(-1) ?? '' }))
        found.push({
          to: rest.to,
          cost: cost + rest.cost,
          text: join(verb.text, rest.text),
          base: join(verb.base, sayOfMany(rest)),
          verb: { text: verb.text, base: verb.base, modal: null },
          pieces: rest.pieces ?? [],
        });
    };
    if (word.adverb !== null && !/^(?:at|all|right|well|back|hard|far|inside|outside)$/.test(word.word))
      for (const deed of this.isBehindComma(from + 1) ? [] : this.single(from + 1, agreement))
        found.push({
          ...deed,
          cost: deed.cost + 0.2,
          text: `${word.text} ${deed.text}`,
          base: `${word.text} ${deed.base}`,
        });
    const isOne = agreement === 'one';
    if (isOne && word.third !== null) {
      const next = this.at(from + 1);
      // "Ball bearing slides open": as likely several things.
      const isPlural = word.noun?.number === 'many';
      // "Notes of cocoa" are several things.
      if (isPlural && next?.word === 'of') return found;
      const isVague =
        isPlural &&
        (next === undefined ||
          next.isBehindComma ||
          // "Blade cuts thick ice" cuts something.
          (next.quality !== null && (this.at(from + 2)?.noun ?? null) === null) ||
          (PREPOSITION.test(next.word) && !PARTICLE.test(next.word)));
      add(
        from + 1,
        word.third.cost + (isVague && from > 0 ? (next?.quality !== null && !STAYING.test(word.word) ? 1.4 : 0.7) : 0),
        { text: word.text, base: word.third.base },
      );
    }
    if (agreement === 'base' && /^(?:do|have)$/.test(word.word)) add(from + 1, 0, { text: word.text, base: word.text });
    if (!isOne && word.plain !== null) {
      // "Shoulder strap and carry handle": the last word of things is seldom their verb.
      const isThing = agreement === 'many' && word.noun?.number === 'one' && this.at(from + 1) === undefined;
      add(from + 1, word.plain + (isThing ? 0.8 : 0), { text: word.text, base: word.text });
    }
    if (/^(?:has|have)$/.test(word.word) && isOne === (word.word === 'has'))
      add(from + 1, 0, { text: word.text, base: 'have' });
    if (agreement !== 'base' && MODAL.test(word.word)) {
      const many = word.word.replace(/^doesn(['’])t$/, 'don$1t');
      if (word.word === 'never')
        for (const deed of this.single(from + 1, agreement))
          found.push({
            ...deed,
            text: `${word.text} ${deed.text}`,
            base: `${word.text} ${deed.base}`,
            ...withModal(deed, word.text),
          });
      else if (!(word.word.startsWith('doesn') && !isOne) && !(word.word.startsWith('don') && isOne))
        for (const deed of this.single(from + 1, 'base'))
          found.push({
            ...deed,
            text: `${word.text} ${deed.text}`,
            base: `${many} ${deed.base}`,
            ...withModal(deed, word.text),
          });
    }
    const isBe = agreement === 'base' ? /^be$/ : isOne ? /^(?:is|isn['’]t)$/ : /^(?:are|aren['’]t)$/;
    if (isBe.test(word.word)) {
      const base = word.word.replace(/^is/, 'are');
      const being = ({ to, cost, text, pieces = [] }: Part): Deed => ({
        to,
        cost,
        text: `${word.text} ${text}`,
        base: `${base} ${text}`,
        verb: { text: word.text, base: 'be', modal: /n['’]t$/.test(word.word) ? word.text : null },
        pieces,
      });
      for (const state of this.states(from + 1, true)) found.push(being(state));
      for (const place of this.places(from + 1)) found.push(being(place));
      // "When a live wire is near", "while the light is on".
      const state = this.at(from + 1);
      if (state !== undefined && /^(?:near|nearby|on|off|up|down|in|out|around|away|over)$/.test(state.word))
        found.push({ to: from + 2, cost: 0.1, text: `${word.text} ${state.text}`, base: `${base} ${state.text}` });
      for (const thing of this.things(from + 1))
        found.push({
          to: thing.to,
          cost: thing.cost + 0.2,
          text: `${word.text} ${thing.say('given')}`,
          base: `${base} ${thing.say('given')}`,
        });
    }
    return found;
  }
}

/** Verbs behind which a quality is how something is. */
const STAYING = /^(?:stays|gets|feels|looks|keeps|goes|turns|comes|runs|sounds|smells|tastes|dries|wipes|folds)$/;

/** What follows the verb of several: "they run so quiet they don't wake the baby". */
function sayOfMany({ text, pieces = [] }: Part): string {
  return pieces.reduce((said, { kind, subject, deed, text: own, joint, degree }) => {
    if (kind !== 'clause' || subject?.head !== 'it' || deed === undefined) return said;
    const opening = degree === undefined ? (joint ?? '') : `so ${degree}`;
    return said.replace(own, `${opening} they ${deed.base}`);
  }, text);
}

const withModal = ({ verb }: Deed, modal: string): Pick<Deed, 'verb'> =>
  verb === undefined ? {} : { verb: { ...verb, modal } };
