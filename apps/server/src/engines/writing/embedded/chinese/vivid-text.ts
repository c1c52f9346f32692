import { movesViewer } from './seller-sentence.ts';

/*
 * Tells what a text of a fact is worth to a viewer: what they see happen or get, a bare measure, or what comes along.
 */

/** Presents, accessories, choices, guarantees, sizes of whom it fits: no reason to stop. */
const ASIDE =
  /^(?:还送|送\d|送\p{Script=Han}{1,4}[、，]|附带|配(?:有|套)?|含|(?:颜色|口味|香味|图案|款式|尺码)[有\d]|有.*款$)|任选|[质联]保|保修|包赔|包退|无理由|上门安装|说明|适合(?:身高|\d)|(?:岁|个月)(?:以上|起)?的|^一\p{Script=Han}重|^(?:净|空\p{Script=Han})?重约?\d|收纳袋$/u;
/** 1.2升，功率300瓦: measures that every thing of the kind has. */
const BARE_SPEC =
  /^(?:折起来|收起来|展开|打开)?(?:容量|功率|能承重|\p{Script=Han}{2,4}(?=(?:有|约)?\d[\d.到]*(?:厘米|毫米|米)$)|自?重|净重|直径|高度?|长度?|宽度?|厚度?|口径|电压)?(?:有|约|是)?\d[\d.到乘]*(?:升|毫升|瓦|克|公斤|斤|厘米|毫米|米|伏|寸|英寸)(?:[厚高长宽]|[一两三四]格)?$/u;

/** Checks if a text holds only measures that every thing of the kind has. */
export const isBareSpec = (text: string): boolean => text.split('，').every((clause) => BARE_SPEC.test(clause));

/** Checks if a telling is of what comes along: it is told last. */
export const isAside = (text: string): boolean => ASIDE.test(text);

/** What a fact must hold to open an ad without the name: 松紧一按就好, 摔了也不怕. */
const OPENS = /[就也都]|不用|不再/u;

/** Checks if a fact says in two clauses, or of a buyer's own doing, what it is good for. */
export const isBenefit = (text: string): boolean =>
  text.includes('，') && movesViewer(text) && !/^\d|^(?:可以|用的是|采用)/u.test(text);

/** Checks if a fact may open an ad without the product's name. */
export const opensAlone = (text: string): boolean => isBenefit(text) && OPENS.test(text);

/** 中度烘焙，酸苦平衡: two clauses, of which none waits for a subject. */
const LEANING = /^(?:用的是|采用|有|带|配|可以|支持|能|会|适合|头围|腰围|胸围|一\p{Script=Han}重)|是.{1,6}的(?:，|$)/u;

/** Checks if a fact of two clauses may open an ad, with the name in the next line. */
export const standsAlone = (text: string): boolean =>
  /^[^，]{3,9}，[^，]{3,9}$/u.test(text) && !LEANING.test(text) && !isAside(text) && !isBareSpec(text);

/** 一颗洗8斤衣服, 15斤的猫跳上去不塌: what happens, with its own subject or deed. */
const HAPPENS =
  /^(?:一(?!体|款|种|项|流)\p{Script=Han}{1,2}|充满(?:一次)?|充\d+分钟|充一次|\d[\d.]*(?:斤|公斤|岁|米|度|秒|分钟)(?:的\p{Script=Han}{1,2})?|\p{Script=Han}{1,2}着|单手|三步|两步)\p{Script=Han}*(?:能|就|不|都|[洗拧听煮烧打开折装用坐站躺拎提喷拍擦吸收放搭])[\p{Script=Han}\d.]*/u;
const LONGEST_HAPPENING = 16;

/** Checks if a fact tells something that a viewer sees happen, so that it opens an ad without the name. */
export const tellsHappening = (text: string): boolean =>
  text.length <= LONGEST_HAPPENING &&
  HAPPENS.test(text) &&
  !isAside(text) &&
  !/^\d[\d.]*(?:瓦|升|毫升|厘米|毫米)/u.test(text);
