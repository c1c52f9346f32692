import type { HookFormat, ProductionGoal, SceneRole } from '@reelwright/contracts';
import type { SourcedText } from './sourced-text.ts';

/** One option for a scene. */
export interface Line {
  spoken: SourcedText;
  onScreen: SourcedText;
  /** The wish for the image; the role's usual wish if left out. */
  imageWish?: string;
  /** Lines of one shape are never adjacent. */
  shape?: string;
  /** Its topic besides its fact: no two lines of a script share one. */
  topic?: string;
  /** A second topic that it tells, too. */
  alsoTopic?: string;
  /** What it tells, as stems, if its language compares lines by them. */
  told?: ReadonlySet<string>;
  /** Added to the worth of its slot. */
  bonus?: number;
  /** The number of a counted reason. */
  ordinal?: number;
}

/** Kinds of openings of a hook; each framework uses its own. */
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
  /** The preferred staging of the scene. */
  format?: HookFormat;
  /** Stable name of the pattern. */
  pattern: string;
  /** The point that the hook asks about. The script then answers with that point first. */
  asksPoint?: number;
  /** True if it names the product, so that no other line has to; the framework decides if left out. */
  saysName?: boolean;
  /** How many viewers would stop for it, about 0 to 10, if its language rates openings: the first seeds use the best. */
  appeal?: number;
  /** How it puts its fact: hooks of one form do not follow each other. */
  form?: string;
  /** The hook states the point itself: the script does not repeat it. */
  saysPoint?: boolean;
}

/** The facts about the data that a plan needs. */
export interface Holdings {
  hasPrice: boolean;
  /** A higher former price: a reason to open with the price. */
  hasDiscount: boolean;
  hasAudience: boolean;
  /** A rating or a review good enough to open with. */
  hasVoice: boolean;
  /**
   * Opening kinds of hooks bound to a fact or to the kind: a question or a comparison for any product stops no viewer.
   */
  openers: ReadonlySet<HookKind>;
  /** Kinds of openings for which better ones are known: a rating, a price. They open only an ad that was asked for. */
  weakOpeners?: ReadonlySet<HookKind>;
  /** The number of points, strongest first. */
  points: number;
  /** How many of them the texts state: the rest is true of any product of the kind. */
  told: number;
  /** How many of those have written lines. */
  written: number;
}

/** A sticker and its lines. */
export interface Closing {
  sticker: string;
  lines: Line[];
}

/**
 * The lines of one language for one product, already filled in. Every list is in the seed's order. A list is empty if
 * there is no data for it; `intros` and `closing` never are.
 */
export interface Phrasebook {
  holdings: Holdings;
  /**
   * True if its openings are rated across all frameworks: consecutive seeds then open with the best of all, each about
   * another fact.
   */
  dealsOpenings?: boolean;
  hooks(kind: HookKind): Hook[];
  /**
   * Openings for ads of no given framework, in the order in which ads that follow each other use them; empty if the
   * language rates none.
   */
  leads?(): Hook[];
  /** Lines that name the product, for one of which nothing else is known. */
  intros(): Line[];
  /** Lines for one point. */
  benefits(point: number): Line[];
  /** Lines that tell one point and name the product with its maker, so that no line has to name it alone. */
  named(point: number): Line[];
  /** One point as the first, second or third reason. */
  reasons(point: number, place: number): Line[];
  /** Buyers' voices: reviews word for word, the rating. */
  proofs(): Line[];
  offers(): Line[];
  /** Offers that name the product. */
  namedOffers(): Line[];
  closing(goal: ProductionGoal): Closing;
  /** The audience. */
  audience(): Line[];
  /** Checks if a line tells what an earlier one has told, for lines without `told`. */
  tellsAgain?: (text: string, earlier: string) => boolean;
  /** Returns the usual wish for the image of a role. */
  wishImage(role: SceneRole, line: Line, scene: number): string;
}

/** A place in the script, with its possible lines. */
export interface Slot {
  role: SceneRole;
  lines: Line[];
  /** The point that its lines tell. */
  point?: number;
  /** The gain for the script if filled; a required slot is filled in any case. */
  worth: number;
  isRequired: boolean;
}

/** Drops points that take too long; if all do, keeps the shortest. */
export function keepSayable<Point>(
  points: readonly Point[],
  measureMs: (point: Point) => number,
  limitMs: number,
): Point[] {
  const sayable = points.filter((point) => measureMs(point) <= limitMs);
  if (sayable.length > 0 || points.length === 0) return sayable;
  return [...points].sort((left, right) => measureMs(left) - measureMs(right)).slice(0, 1);
}
