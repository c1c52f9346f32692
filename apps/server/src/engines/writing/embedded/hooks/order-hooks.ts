import type { SeededRandom } from '@reelwright/seeded-random';
import type { Hook } from '../draft.ts';
import { OPENING_WEIGHT } from '../rank-fact.ts';
import type { RatedHook } from './rated-hook.ts';

/** The second and the third fact may lead if they are nearly as strong as the first. */
const NEARLY = [0, 1.7, 0.9] as const;
/** If fewer hooks are about the leading facts, others are added. */
const LEAST_HOOKS = 3;

/**
 * Returns the indexes of the facts that may open an ad, strongest first: amounts with a unit if there are any.
 * `canOpen` checks if a fact can come first.
 */
export function listLeading<Fact extends { weight: number; isFigure: boolean }>(
  facts: readonly Fact[],
  canOpen: (fact: Fact) => boolean,
): number[] {
  const able = facts.flatMap((fact, place) => (canOpen(fact) ? [place] : []));
  const strong = able.filter((place) => (facts[place]?.weight ?? 0) >= OPENING_WEIGHT);
  const figures = strong.filter((place) => facts[place]?.isFigure);
  const list = figures.length > 0 ? figures : strong.length > 0 ? strong : able.slice(0, 1);
  const first = facts[list[0] ?? 0]?.weight ?? 0;
  return list.filter((place, index) => first - (facts[place]?.weight ?? 0) <= (NEARLY[index] ?? -1));
}

/**
 * Orders hooks: those written for a leading fact, and those of a changed price; if these are few, plain statements and
 * shells of a leading fact, then those about another fact; if there are none, any that name the product.
 */
export function orderHooks(
  hooks: readonly RatedHook[],
  { leading, random, mostShells }: { leading: readonly number[]; random: SeededRandom; mostShells: number },
): Hook[] {
  const isLeading = ({ asksPoint }: Hook) => asksPoint === undefined || leading.includes(asksPoint);
  const bound = hooks.filter((hook) => hook.isBound && hook.isTelling && isLeading(hook));
  const own = bound.filter(({ isShell }) => !isShell);
  const shells = bound.filter(({ isShell }) => isShell);
  const room = Math.max(mostShells, LEAST_HOOKS - own.length);
  const kept = shells.length <= room ? [...bound] : [...own, ...random.shuffle(shells).slice(0, room)];
  const fillUp = (others: readonly RatedHook[]) => {
    if (kept.length < LEAST_HOOKS) kept.push(...random.shuffle(others).slice(0, LEAST_HOOKS - kept.length));
  };
  fillUp(hooks.filter((hook) => !hook.isBound && hook.isTelling && isLeading(hook)));
  if (kept.length === 0) fillUp(hooks.filter((hook) => hook.isTelling && !isLeading(hook)));
  if (kept.length === 0) fillUp(hooks.filter((hook) => !hook.isTelling));
  return kept.map(({ isTelling: _isTelling, isBound: _isBound, isShell: _isShell, ...hook }) => hook);
}
