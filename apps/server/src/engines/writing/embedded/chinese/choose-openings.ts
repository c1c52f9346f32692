import { factOf } from '../deal-openings.ts';
import type { Hook, HookKind } from '../draft.ts';

/** The seller's first sentence among the points of a script. */
interface PlacedPitch {
  point: number;
  /** True if it may open the ad. */
  canOpen: boolean;
  length: number;
}

/** The seller's sentence answers no question about the past or from a viewer. */
const UNANSWERED: ReadonlySet<HookKind> = new Set<HookKind>(['old_way', 'curiosity']);
/** Openings whose question needs a line of its own for the answer. */
const ASKING: ReadonlySet<HookKind> = new Set<HookKind>(['pain', 'audience']);
const LONGEST_BEHIND_QUESTION = 16;

/**
 * Checks if openings of a kind leave room and reason for the seller's first sentence; a short ad has no time for a
 * question, its answer and a long sentence.
 */
export const suitsPitch = (hookKind: HookKind, pitch: PlacedPitch | undefined, isShort: boolean): boolean =>
  pitch === undefined ||
  (!UNANSWERED.has(hookKind) && !(isShort && pitch.length > LONGEST_BEHIND_QUESTION && ASKING.has(hookKind)));

/** Three ads open with three facts. */
const LEAST_FACTS = 3;
/** From this appeal on, an opening is more than a name with a fact. */
const LEAST_APPEAL = 4;

/** Leaves out what stops nobody, a name with a fact, unless too few facts open an ad in another way. */
export function chooseStatements(own: readonly Hook[]): Hook[] {
  const strong = own.filter(({ appeal = 0 }) => appeal >= LEAST_APPEAL);
  const facts = new Set(strong.map(factOf));
  for (const hook of own.toSorted((left, right) => (right.appeal ?? 0) - (left.appeal ?? 0))) {
    if (facts.size >= LEAST_FACTS) break;
    if (facts.has(factOf(hook))) continue;
    facts.add(factOf(hook));
    strong.push(hook);
  }
  return strong;
}
