import type { ChineseFact } from './chinese-facts.ts';
import { tellChineseFact, type Telling } from './say-fact.ts';
import { findChallenge } from './challenges.ts';
import { tellsScene } from './told-scenes.ts';
import { listTroubleQuestions } from './trouble-questions.ts';
import { isAside, isBareSpec, isBenefit, tellsHappening } from './vivid-text.ts';

const CHIEF_PLACES = 3;
const CHIEF_COST = 0.6;
/** What the seller says is told after what was written for it. */
const QUOTE_COST = 1.2;
/** Less than what was written for a fact. */
const MOST_QUOTE_WEIGHT = 1;

/** What the seller lists first, amounts and benefits are as strong as what was written; what comes along is told last. */
export function weighFact(fact: ChineseFact): number {
  const [{ text }] = tellChineseFact(fact) as [Telling];
  if (isAside(text)) return Math.min(fact.weight - QUOTE_COST, MOST_ASIDE_WEIGHT);
  if (isBareSpec(text)) return Math.min(fact.weight - CHIEF_COST, MOST_SPEC_WEIGHT);
  const benefit =
    (isBenefit(text) ? BENEFIT_BONUS : 0) +
    (tellsHappening(text) ? HAPPENING_BONUS : 0) +
    (listTroubleQuestions(text).length > 0 || findChallenge(text) !== null ? RELIEF_BONUS : 0) +
    (tellsScene(text) ? SCENE_BONUS : 0);
  return isChief(fact) || benefit > 0 || /\d|[一二三四五六七八九十]秒/u.test(text)
    ? fact.weight - CHIEF_COST + benefit
    : Math.min(fact.weight - QUOTE_COST, MOST_QUOTE_WEIGHT);
}
export const MOST_ASIDE_WEIGHT = -0.2;
const MOST_SPEC_WEIGHT = 1.2;
/** What a buyer gets out of it is worth more than what it has. */
const BENEFIT_BONUS = 1;
/** What ends a trouble. */
const RELIEF_BONUS = 0.8;
/** When, where or to whom it happens. */
const SCENE_BONUS = 1.2;
/** What a viewer sees happen, most of all. */
const HAPPENING_BONUS = 2.4;
/** Checks if a fact is among what the seller lists first. */
export const isChief = ({ source }: ChineseFact): boolean => CHIEF.has(source);
const CHIEF: ReadonlySet<string> = new Set(
  Array.from({ length: CHIEF_PLACES }, (_none, place) => `selling_points.${place}`),
);
