import { isGerundCompound } from '../grammar/word-classes.ts';
import type { Part } from './parts.ts';
import { roleBehind } from './roles.ts';
import { ThingReader } from './things.ts';
import { PARTICLE, PREPOSITION, SO } from './verbs.ts';
import { isUsualVerb } from './words.ts';

/** Reads prepositions with what they govern: "under the tap", "from bunching up", "from stovetop to oven". */
export abstract class PlaceReader extends ThingReader {
  /** What follows a verb: its objects, places, how and why. */
  protected abstract rest(from: number, verb: { hasObject: boolean; verb: string }): Part[];

  /** A preposition and what it governs. */
  protected places(from: number, verb = ''): Part[] {
    const word = this.at(from);
    if (word === undefined || !PREPOSITION.test(word.word)) return [];
    if (word.word === 'up' && this.is(from + 1, /^front$/))
      return [{ to: from + 2, cost: 0, text: 'up front', pieces: [{ kind: 'manner', text: 'up front' }] }];
    const starts: [number, string][] = [[from + 1, word.text]];
    // "Out of the box", "up to 10 ft", "away from".
    const second = this.at(from + 1);
    if (
      second !== undefined &&
      /^(?:of|to|from)$/.test(second.word) &&
      /^(?:out|up|off|because|instead|down)$/.test(word.word)
    )
      starts.push([from + 2, `${word.text} ${second.text}`]);
    return starts.flatMap(([at, preposition]) => {
      if (this.isBehindComma(at)) return [];
      const fromTo = word.word === 'from' ? this.#fromTo(from) : null;
      if (fromTo !== null) return [fromTo];
      // "Folds to fit a pocket": what it does it for.
      const isPurpose =
        preposition.endsWith('to') &&
        (this.at(at)?.plain ?? null) !== null &&
        (preposition !== 'to' || isUsualVerb(this.at(at)?.word ?? '')) &&
        // "Lifts out to wash".
        ((this.at(at + 1)?.noun ?? null) !== null ||
          (this.at(at + 1) === undefined && (preposition !== 'to' || this.is(from - 1, PARTICLE)))) &&
        this.at(at)?.noun?.number !== 'many';
      // "Without lifting the jar": a deed rather than a thing.
      const isDeed = /^(?:without|by|before|after)$/.test(word.word) && (this.at(at)?.gerund ?? null) !== null;
      const governed = this.things(at).map((thing): Part => {
        const inner = thing.say(roleBehind(word.word, thing, verb));
        return {
          to: thing.to,
          cost: thing.cost + (isPurpose || (isDeed && thing.to > at + 1) ? 1 : 0),
          text: `${preposition} ${inner}`,
          pieces: [{ kind: 'place', text: `${preposition} ${inner}`, joint: preposition, inner, thing }],
        };
      });
      const gerund = this.at(at);
      const deeds =
        gerund?.gerund === null ||
        gerund === undefined ||
        isGerundCompound(gerund.word, this.at(at + 1)?.word ?? '') ||
        // "Doubles as a serving bowl".
        (/^(?:as|with|into|of|in)$/.test(word.word) && this.at(at + 1)?.noun?.number === 'one')
          ? []
          : this.rest(at + 1, { hasObject: false, verb: gerund.word }).map((rest): Part => {
              const inner = join(gerund.text, rest.text);
              const text = `${preposition} ${inner}`;
              return {
                to: rest.to,
                cost: (gerund.gerund ?? 0) + rest.cost,
                text,
                pieces: [{ kind: 'place-deed', text, joint: preposition, inner }],
              };
            });
      // "Cold to the touch", "for good", "from cold".
      const quality =
        gerund?.quality !== null && gerund !== undefined && /^(?:from|for|in)$/.test(word.word)
          ? [{ to: at + 1, cost: 1 + (gerund.quality ?? 0), text: `${preposition} ${gerund.text}` }]
          : [];
      return [...governed, ...deeds, ...quality];
    });
  }

  /** "From stovetop to oven to campfire": places of which each stands bare. */
  #fromTo(from: number): Part | null {
    let at = from + 1;
    const isLone = (index: number): boolean => /^(?:one|stuff|either|unsure)$/.test(this.at(index)?.noun?.number ?? '');
    while (isLone(at) && this.is(at + 1, /^to$/) && !this.isBehindComma(at + 1)) at += 2;
    if (at === from + 1 || !isLone(at)) return null;
    const next = this.at(at + 1);
    if (next !== undefined && !next.isBehindComma && !PREPOSITION.test(next.word) && !SO.test(next.word)) return null;
    const text = this.words
      .slice(from, at + 1)
      .map((word) => word.text)
      .join(' ');
    return { to: at + 1, cost: 0.1, text, pieces: [{ kind: 'place', text, joint: 'from', inner: text.slice(5) }] };
  }
}

/** Joins two texts of which either may be empty. */
export const join = (left: string, right: string): string =>
  right === '' ? left : left === '' ? right : `${left} ${right}`;
