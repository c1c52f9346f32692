import type { Hook } from '../draft.ts';
import { CHALLENGE, SPARED_DEED, SPARK, TOLD_SCENE, TROUBLE_SCENE } from './fact-sparks.ts';
import { tellsScene } from './told-scenes.ts';
import { opensAlone, tellsHappening } from './vivid-text.ts';

/** What an opening is rated by besides its words. */
export interface OpenedPoint {
  /** The weight of the fact that it holds, and that of the strongest fact. */
  weight: number;
  strongest: number;
  /** True if it is the seller's first sentence. */
  isPitch: boolean;
  /** True if that sentence may open an ad. */
  canOpen: boolean;
}

const PITCH_QUESTION = 9.2;
const PITCH = 8.4;
/** Openings that show the fact, by their shape. */
const SHOWN: ReadonlyMap<string, number> = new Map([
  [CHALLENGE, 8],
  [TROUBLE_SCENE, 7.8],
  [TOLD_SCENE, 7.6],
  [SPARED_DEED, 7],
]);
/** A statement that tells a scene. */
const SCENE_STATED = 7.4;
const GAIN = 6.2;
const BENEFIT = 6.6;
const WRITTEN_QUESTION = 5;
/** Questions that only say the fact again. */
const TROUBLE = 3.6;
const ASKED = 2.4;
const SCENE = 4.6;
const WRITTEN = 5.4;
const VOICE = 5.4;
const PRICE = 4.8;
const ADDRESSED = 6.3;
const COUNTED = 3.6;
/** A statement with an amount, and one without. */
const AMOUNT = 5.6;
const STATED = 4.6;
const NAME_FIRST = 3;
const REST = 1;
/** What an opening loses for each step by which its fact is weaker than the strongest, and at most. */
const PER_WEIGHT = 0.35;
const MOST_LOST = 1.4;

/** Questions about what bothers a viewer, not about a measure. */
const ASKS_TROUBLE =
  /^怕|^还要|总\p{Script=Han}|^一\p{Script=Han}{1,2}就|会\p{Script=Han}+吗|还在|^洗几次|又\p{Script=Han}/u;

/** 风绳6根. */
const COUNTED_PART = /^\p{Script=Han}{1,4}\d+[根个条支片颗枚只]$/u;

/** Rates how many viewers would stop for a Chinese opening, about 0 to 10. */
export function rateOpening(hook: Hook, point: OpenedPoint | undefined): number {
  const { pattern, shape, saysName, spoken } = hook;
  const isQuestion = /[？?]/u.test(spoken.text);
  if (pattern.startsWith('rest-')) return REST;
  if (pattern.startsWith('last-')) return SCENE;
  if (pattern.startsWith('price-')) return PRICE;
  if (pattern.startsWith('reasons-')) return COUNTED;
  if (pattern.startsWith('voice-')) return VOICE;
  if (pattern.startsWith('audience-')) return ADDRESSED;
  if (point?.isPitch === true) return isQuestion ? PITCH_QUESTION : point.canOpen ? PITCH : NAME_FIRST;
  const lost = point === undefined ? 0 : Math.min(MOST_LOST, Math.max(0, point.strongest - point.weight) * PER_WEIGHT);
  if (!pattern.startsWith('fact-')) return (isQuestion ? WRITTEN_QUESTION : WRITTEN) - lost;
  const shown = SHOWN.get(shape ?? '');
  if (shown !== undefined) return shown - lost;
  if (shape === SPARK) return (isQuestion ? (ASKS_TROUBLE.test(spoken.text) ? TROUBLE : ASKED) : GAIN) - lost;
  if (saysName === true) return NAME_FIRST - lost;
  if (tellsScene(spoken.text.replace(/。$/u, ''))) return SCENE_STATED - lost;
  if (
    spoken.text
      .replace(/。$/u, '')
      .split('，')
      .every((clause) => COUNTED_PART.test(clause))
  )
    return NAME_FIRST - lost;
  const isVivid = opensAlone(spoken.text.replace(/。$/u, '')) || tellsHappening(spoken.text.replace(/。$/u, ''));
  return (isVivid ? BENEFIT : /\d/u.test(spoken.text) ? AMOUNT : STATED) - lost;
}
