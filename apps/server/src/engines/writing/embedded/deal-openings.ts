import type { ScriptFramework } from '@reelwright/contracts';
import { createSeededRandom } from '@reelwright/seeded-random';
import type { Hook } from './draft.ts';

/** An opening and the framework of the script that it opens. */
export interface DealtOpening {
  framework: ScriptFramework;
  hook: Hook;
}

/** What an opening loses, in appeal, for each way in which it is like the ones dealt just before it. */
const SAME_FACT = 5;
/** The same for openings that are about no fact, as two scenes of one kind. */
const SAME_SOURCE = 1.8;
const SAME_FORMAT = 1.2;
const SAME_FRAMEWORK = 0.6;
/** Times the square of the number of earlier scripts of its framework. */
const USED_FRAMEWORK = 0.5;
/** How many of the last openings it is compared with. */
const NEAR = 2;

/** What an opening is about: the point that it asks or tells, or else its pattern without its number. */
export const factOf = ({ asksPoint, pattern }: Hook): string =>
  asksPoint === undefined ? pattern.replace(/-\d+$/u, '') : `point-${asksPoint}`;

/** An order of its own for each product, and the same for all seeds, whose lists are shuffled. */
const drawLot = ({ framework, hook }: DealtOpening): number =>
  createSeededRandom(0, `${framework}:${hook.spoken.text}`).between(0, 1);

/**
 * Puts openings of all frameworks in one order: the most appealing first, and each about another fact, in another format
 * and framework than the two before it, as far as there are others. An opening that several frameworks share is used once.
 */
export function dealOpenings(pool: readonly DealtOpening[]): DealtOpening[] {
  const left = pool
    .map((opening) => ({ opening, lot: drawLot(opening) }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ opening }) => opening);
  const dealt: DealtOpening[] = [];
  const uses = new Map<ScriptFramework, number>();
  while (left.length > 0) {
    const recent = dealt.slice(-NEAR);
    const cost = ({ framework, hook }: DealtOpening): number =>
      recent.reduce(
        (sum, other) =>
          sum +
          (factOf(other.hook) === factOf(hook) ? (hook.asksPoint === undefined ? SAME_SOURCE : SAME_FACT) : 0) +
          (other.hook.format === hook.format ? SAME_FORMAT : 0) +
          (other.framework === framework ? SAME_FRAMEWORK : 0),
        (uses.get(framework) ?? 0) ** 2 * USED_FRAMEWORK,
      );
    const rated = left.map((opening) => ({ opening, worth: (opening.hook.appeal ?? 0) - cost(opening) }));
    const best = rated.reduce((one, other) => (other.worth > one.worth ? other : one)).opening;
    dealt.push({ framework: best.framework, hook: best.hook });
    uses.set(best.framework, (uses.get(best.framework) ?? 0) + 1);
    for (let at = left.length - 1; at >= 0; at -= 1)
      if (left[at]?.hook.spoken.text === best.hook.spoken.text) left.splice(at, 1);
  }
  return dealt;
}
