import { DeedReader } from './deed-reader.ts';
import { agreementOf } from './complement-reader.ts';
import type { Deed, Part, Thing } from './parts.ts';
import { isUsualVerb } from './words.ts';

/** What is not needed or not in it, behind its noun. */
const ABSENT = /^(?:needed|required|necessary|added|included|involved|inside|at|ever|anywhere)$/;

/** A thing with what is said of it. */
interface Whole extends Part {
  subject: Thing;
}

/** A thing of which more is said than this is a sentence without its verb. */
const MOST_MORE = 3;
const COST_OF_ORDER = 1.5;

/** Reads what is more or less than a clause: a thing with what is said of it, what there is none of, and what follows a clause. */
export abstract class WholeReader extends DeedReader {
  /** "Your partner rolls over, you don't feel it": a second clause behind a comma. */
  protected splices(from: number): Part[] {
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

  /** "Mesh window so dog sees you", "six heats from mild to wild": a thing and what says more of it. */
  protected wholes(from: number): Whole[] {
    const first = this.at(from);
    // "Push stake in ground": an order as likely.
    const isOrder = first !== undefined && first.plain !== null && first.quality === null && isUsualVerb(first.word);
    return this.things(from).flatMap((thing): Whole[] => {
      if (thing.isPronoun || thing.isAmount || (thing.isLone && thing.number === 'stuff')) return [];
      // "Flame ring shields from wind": what it does as likely.
      const last = this.at(thing.to - 1);
      const isDeed =
        !thing.isDetermined &&
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
      return this.withMore(whole, MOST_MORE).map((part) => ({ ...part, subject: thing }));
    });
  }

  protected withMore(part: Part, most: number): Part[] {
    const word = this.at(part.to);
    if (word === undefined || most === 0) return [part];
    const add = (more: Part, cost: number): Part[] =>
      this.withMore(
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
        ...this.nones(part.to).map((none) => ({
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
        ? this.nones(part.to + 1).map(
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
  protected withTail(deeds: readonly Deed[]): Deed[] {
    return deeds.flatMap((deed) => [
      deed,
      ...(this.isBehindComma(deed.to)
        ? [
            ...this.nones(deed.to),
            ...this.contrasts(deed.to),
            ...this.measures(deed.to),
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
  protected measures(from: number): Part[] {
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
  protected contrasts(from: number): Part[] {
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
  protected nones(from: number): Part[] {
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
          : this.nones(start).map(
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
        ? this.nones(part.to + 1).map(
            (next): Part => ({ to: next.to, cost: part.cost + next.cost, text: `${part.text}, so ${next.text}` }),
          )
        : [];
      return [part, ...more, ...states, ...hence];
    });
  }
}
