import type { SceneRole, ScriptScene } from '../writing.ts';

export const FRAMEWORKS = ['problem_solution', 'three_reasons', 'offer_led', 'discovery', 'audience_first'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** One way to fill a scene. */
export interface Line {
  spoken: string;
  onScreen: string;
  sources: ScriptScene['sources'];
  /** Of a hook that asks for a point: which. The script then answers, and does not say the point again. */
  asksPoint?: number;
}

/** What a hook opens with; each framework asks for its own. */
export type HookKind = 'question' | 'curiosity' | 'price' | 'audience' | 'reasons';

/** What the data holds, as far as a plan must know it. */
export interface Holdings {
  hasPrice: boolean;
  hasAudience: boolean;
  /** Points that may be quoted, strongest first. */
  points: number;
}

/**
 * The lines of one language for one product, already filled in. Every list comes in the seed's order. A list is empty
 * where the data holds nothing for it; `intros` and `closings` never are.
 */
export interface Phrasebook {
  holdings: Holdings;
  hooks(kind: HookKind): Line[];
  problems(): Line[];
  intros(): Line[];
  /** Ways to say one point. `place` is how many points may have been said before it. */
  benefits(point: number, place: number): Line[];
  /** One point as the first, second or third reason. */
  reasons(point: number, place: number): Line[];
  offers(): Line[];
  closings(): Line[];
  /** Facts that the other scenes may leave unsaid. */
  asides(fact: 'audience' | 'brand'): Line[];
  /** The short points said together once more. */
  recaps(): Line[];
  /** Lines that invite and state nothing, for where the data is thin: first to look, then to imagine, then to decide. */
  invitations(stage: 'look' | 'imagine' | 'decide'): Line[];
  callToAction: string;
}

/** A place in the script, and what may stand there. */
export interface Slot {
  role: SceneRole;
  lines: Line[];
  /** How much a script gains by filling it; a slot that is `required` is filled whatever it is worth. */
  worth: number;
  isRequired: boolean;
}

/** Leaves out the points that take too long; where all do, the shortest stays. */
export function keepSayable<Point>(
  points: readonly Point[],
  measureMs: (point: Point) => number,
  limitMs: number,
): Point[] {
  const sayable = points.filter((point) => measureMs(point) <= limitMs);
  if (sayable.length > 0 || points.length === 0) return sayable;
  return [...points].sort((left, right) => measureMs(left) - measureMs(right)).slice(0, 1);
}
