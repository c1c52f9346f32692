import type { HookFormat, ProductionGoal, SceneRole } from '@reelwright/contracts';
import type { SourcedText } from './sourced-text.ts';

/** One way to fill a scene. */
export interface Line {
  spoken: SourcedText;
  onScreen: SourcedText;
  /** What the picture should show; the role's usual wish where left out. */
  pictureWish?: string;
  /** Lines of one shape do not follow each other. */
  shape?: string;
  /** What it says beside its fact: no two lines of a script are about the same. */
  topic?: string;
  /** What it adds to the worth of its slot. */
  bonus?: number;
  /** Of a counted reason: its number. */
  ordinal?: number;
}

/** What a hook opens with; each framework asks for its own. */
export const HOOK_KINDS = [
  'pain',
  'attention',
  'curiosity',
  'reasons',
  'price',
  'old_way',
  'audience',
  'voice',
] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

export interface Hook extends Line {
  /** How the scene wants to be staged. */
  format?: HookFormat;
  /** Stable name of the pattern. */
  pattern: string;
  /** Of a hook that asks for a point: which. The script then answers, and opens with that point. */
  asksPoint?: number;
  /** Whether it names the product, so that no other line has to; told by the framework where left out. */
  saysName?: boolean;
  /** The hook says the point itself: the script does not say it again. */
  saysPoint?: boolean;
}

/** What the data holds, as far as a plan must know it. */
export interface Holdings {
  hasPrice: boolean;
  /** A price from before that was higher: a reason to open with the price. */
  hasDiscount: boolean;
  hasAudience: boolean;
  /** A rating or a review good enough to open with. */
  hasVoice: boolean;
  /** What hooks bound to a fact or to the kind open with: a question or a comparison for any product stops nobody. */
  openers: ReadonlySet<HookKind>;
  /** Points that may be quoted, strongest first. */
  points: number;
}

/** A sticker and the lines that go with it. */
export interface Closing {
  sticker: string;
  lines: Line[];
}

/**
 * The lines of one language for one product, already filled in. Every list comes in the seed's order. A list is empty
 * where the data holds nothing for it; `intros` and `closing` never are.
 */
export interface Phrasebook {
  holdings: Holdings;
  hooks(kind: HookKind): Hook[];
  /** `turn`: after a hook about trouble or the old way. */
  intros(turn: 'plain' | 'answer'): Line[];
  /** Ways to say one point. `place` is how many points may have been said before it. */
  benefits(point: number, place: number): Line[];
  /** One point as the first, second or third reason. */
  reasons(point: number, place: number): Line[];
  /** What buyers say: reviews word for word, the rating. */
  proofs(): Line[];
  offers(): Line[];
  closing(goal: ProductionGoal): Closing;
  /** Whom it is for. */
  audience(): Line[];
  /** What the picture of a role usually shows. */
  wishPicture(role: SceneRole, line: Line, scene: number): string;
}

/** A place in the script, and what may stand there. */
export interface Slot {
  role: SceneRole;
  lines: Line[];
  /** How much a script gains by filling it; a slot that is required is filled whatever it is worth. */
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
