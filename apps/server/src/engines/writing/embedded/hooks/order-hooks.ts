import type { SeededRandom } from '#src/engines/seeded-random.ts';
import type { Hook } from '../draft.ts';
import { OPENING_WEIGHT } from '../rank-fact.ts';

/** A hook, and whether its words hold a fact, the kind or a price change by themselves. */
export interface RatedHook extends Hook {
  isTelling: boolean;
  /** It fits only products that have its fact, or are of its kind. */
  isBound?: boolean;
  /** It was written for this very fact. */
  isOwn?: boolean;
}

/** The second and the third fact may lead where they are nearly as strong as the first. */
const NEARLY = [0, 1.3, 0.5] as const;
/** With fewer hooks about the leading facts, others stand in. */
const LEAST_HOOKS = 3;

/** The places of the facts that may open an ad, strongest first. `canOpen` tells whether a fact can be said first. */
export function listLeading<Fact extends { weight: number }>(
  facts: readonly Fact[],
  canOpen: (fact: Fact) => boolean,
): number[] {
  const able = facts.flatMap((fact, place) => (canOpen(fact) ? [place] : []));
  const strong = able.filter((place) => (facts[place]?.weight ?? 0) >= OPENING_WEIGHT);
  const list = strong.length > 0 ? strong : able.slice(0, 1);
  const first = facts[list[0] ?? 0]?.weight ?? 0;
  return list.filter((place, index) => first - (facts[place]?.weight ?? 0) <= (NEARLY[index] ?? -1));
}

/**
 * Hooks about a leading fact, the kind or a price that changed; where those are few, about another fact; where those are few
 * too, such as only suit the trade; more of those where the data is thin.
 */
export function orderHooks(
  hooks: readonly RatedHook[],
  { leading, isThin, random }: { leading: readonly number[]; isThin: boolean; random: SeededRandom },
): Hook[] {
  const isLeading = ({ asksPoint }: Hook) => asksPoint === undefined || leading.includes(asksPoint);
  const bound = hooks.filter((hook) => hook.isBound && hook.isTelling && isLeading(hook));
  const own = bound.filter(({ isOwn }) => isOwn);
  // Beside what was written for the fact, a phrase with the fact behind it is tame.
  const strong = own.length >= LEAST_HOOKS ? bound.filter((hook) => hook.isOwn || !hook.saysPoint) : bound;
  const telling = bound.length > 0 ? strong : hooks.filter((hook) => hook.isTelling && isLeading(hook));
  const later = hooks.filter((hook) => hook.isTelling && hook.isBound && !isLeading(hook));
  const spare = hooks.filter((hook) => !hook.isTelling && hook.saysPoint && isLeading(hook));
  const suiting = hooks.filter((hook) => !hook.isTelling && !hook.saysPoint);
  const kept = [...telling];
  const fillUp = (others: readonly RatedHook[], least: number) => {
    if (kept.length < least) kept.push(...random.shuffle(others).slice(0, least - kept.length));
  };
  fillUp(
    suiting.filter(({ isBound }) => isBound),
    LEAST_HOOKS,
  );
  fillUp(later, LEAST_HOOKS);
  // What counts or names says no fact, and is no worse beside others.
  fillUp(
    hooks.filter((hook) => hook.isTelling && !hook.isBound && hook.asksPoint === undefined),
    LEAST_HOOKS,
  );
  if (kept.length === 0) fillUp(spare, LEAST_HOOKS);
  fillUp(suiting, isThin ? LEAST_HOOKS : 1);
  return kept.map(({ isTelling: _isTelling, isBound: _isBound, isOwn: _isOwn, ...hook }) => hook);
}
