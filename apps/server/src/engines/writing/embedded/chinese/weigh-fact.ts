import type { ChineseFact } from './chinese-facts.ts';
import { tellChineseFact, type Telling } from './say-fact.ts';
import { movesViewer } from './seller-sentence.ts';

const CHIEF_PLACES = 3;
const CHIEF_COST = 0.6;
/** What the seller says is told after what was written for it. */
const QUOTE_COST = 1.2;
/** Less than what was written for a fact. */
const MOST_QUOTE_WEIGHT = 1;

/** What the seller lists first, amounts and benefits are as strong as what was written; what comes along is told last. */
export function weighFact(fact: ChineseFact): number {
  const [{ text }] = tellChineseFact(fact) as [Telling];
  if (ASIDE.test(text)) return Math.min(fact.weight - QUOTE_COST, MOST_ASIDE_WEIGHT);
  if (text.split('，').every((clause) => BARE_SPEC.test(clause)))
    return Math.min(fact.weight - CHIEF_COST, MOST_SPEC_WEIGHT);
  const benefit = isBenefit(text) ? BENEFIT_BONUS : 0;
  return isChief(fact) || benefit > 0 || /\d|[一二三四五六七八九十]秒/u.test(text)
    ? fact.weight - CHIEF_COST + benefit
    : Math.min(fact.weight - QUOTE_COST, MOST_QUOTE_WEIGHT);
}
/** Presents, accessories, choices, guarantees, sizes of whom it fits: no reason to stop. */
const ASIDE =
  /^(?:还送|附带|配(?:有|套)?|含|(?:颜色|口味|香味|图案|款式|尺码)[有\d]|有.*款$)|任选|[质联]保|保修|包赔|包退|无理由|上门安装|说明|适合(?:身高|\d)|(?:岁|个月)(?:以上|起)?的|^一\p{Script=Han}重|^(?:净|空\p{Script=Han})?重约?\d|收纳袋$/u;
export const MOST_ASIDE_WEIGHT = -0.2;
/** 1.2升，功率300瓦: measures that every thing of the kind has. */
const BARE_SPEC =
  /^(?:折起来|收起来|展开|打开)?(?:容量|功率|能承重|\p{Script=Han}{2,4}(?=(?:有|约)?\d[\d.到]*(?:厘米|毫米|米)$)|自?重|净重|直径|高度?|长度?|宽度?|厚度?|口径|电压)?(?:有|约|是)?\d[\d.到乘]*(?:升|毫升|瓦|克|公斤|斤|厘米|毫米|米|伏|寸|英寸)(?:[厚高长宽]|[一两三四]格)?$/u;
const MOST_SPEC_WEIGHT = 1.2;
/** What a buyer gets out of it is worth more than what it has. */
const BENEFIT_BONUS = 1;
/** Checks if a fact is among what the seller lists first. */
export const isChief = ({ source }: ChineseFact): boolean => CHIEF.has(source);
const CHIEF: ReadonlySet<string> = new Set(
  Array.from({ length: CHIEF_PLACES }, (_none, place) => `selling_points.${place}`),
);

/** Checks if a telling is of what comes along: it is told last. */
export const isAside = (text: string): boolean => ASIDE.test(text);

/** What a fact must hold to open an ad without the name: 松紧一按就好, 摔了也不怕. */
const OPENS = /[就也都]|不用|不再/u;

/** Checks if a fact says in two clauses, or of a buyer's own doing, what it is good for. */
const isBenefit = (text: string): boolean =>
  text.includes('，') && movesViewer(text) && !/^\d|^(?:可以|用的是|采用)/u.test(text);

/** Checks if a fact may open an ad without the product's name. */
export const opensAlone = (text: string): boolean => isBenefit(text) && OPENS.test(text);
