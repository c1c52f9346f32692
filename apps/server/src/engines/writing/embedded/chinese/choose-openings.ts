import type { Hook, HookKind } from '../draft.ts';
import { SPARK } from './fact-sparks.ts';

/** The seller's first sentence among the points of a script. */
interface PlacedPitch {
  point: number;
  /** True if it may open the ad. */
  canOpen: boolean;
  length: number;
}

/** Openings about the kind beside the seller's own. */
const MOST_KIND_HOOKS = 1;
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

/**
 * Chooses from the openings that state something. Most ads open with what the seller says first; where that cannot open
 * an ad, it follows a line about the kind. A name with a fact stops nobody and is used only if there is nothing else.
 */
export function chooseStatements(own: readonly Hook[], pitch: PlacedPitch | undefined): Hook[] {
  const isFact = ({ pattern }: Hook): boolean => pattern.startsWith('fact-');
  // A question or a benefit stands before the name.
  const isNameFirst = ({ saysName, format, shape }: Hook): boolean =>
    saysName === true && format !== 'question' && shape !== SPARK;
  if (pitch === undefined) {
    const strong = own.filter((hook) => !isFact(hook) || !isNameFirst(hook));
    return strong.length > 0 ? strong : [...own];
  }
  const ofPitch = own.filter((hook) => isFact(hook) && hook.asksPoint === pitch.point);
  const ofFacts = own.filter((hook) => isFact(hook) && hook.asksPoint !== pitch.point && !isNameFirst(hook));
  const ofKind = own.filter(({ pattern }) => pattern.startsWith('last-')).slice(0, MOST_KIND_HOOKS);
  const chosen = pitch.canOpen
    ? [...ofPitch, ...ofPitch, ...(ofFacts.length > 0 ? ofFacts : [...ofPitch, ...ofKind])]
    : ofFacts.length + ofKind.length > 0
      ? [...ofFacts, ...ofKind]
      : ofPitch;
  // Every ad needs an opening: at worst its name and price.
  return chosen.length > 0 ? chosen : [...own];
}
