import type { Product } from '@reelwright/contracts';
import { SERVICE_LAST } from './title-words.ts';

/*
 * Tells how something is sold: as goods or as a service, by the piece or by measure, with a choice, in stock.
 */

/** Checks if what is sold is done for somebody, taught, or got for a voucher. */
export const isDoneFor = (name: string): boolean =>
  SERVICE_LAST.test(name) || /(?:券|卡|门票|套票|课|租赁|出租|回收|陪诊|陪护|家教|外教)$/u.test(name);
/** Something to choose. */
const OFFERS_CHOICE = /可选|任选|自选|[两三四五六七八九\d]款|多[色款]|[两三四五六]种(?:口味|颜色|香味|款式)/u;
/** What lasts for half a year and more is bought in stock. */
const KEEPS =
  /保质期[^，。；]{0,4}(?:[6-9]|\d{2})个?月|保质期[^，。；]{0,4}(?:半|[1-3一二三两])年|保质期[^，。；]{0,4}\d{3}天/u;
const PERISHES = /鲜|冷藏|冷冻|现做|现烤|现摘|现挖|当天|蛋糕|奶油|生日|花束|活(?:虾|蟹|鱼)/u;

export const offersChoice = (texts: string): boolean => OFFERS_CHOICE.test(texts);

/** Checks if more than is needed today can be bought. */
export const keepsInStock = (texts: string, isMultipack: boolean): boolean =>
  KEEPS.test(texts) || (isMultipack && !PERISHES.test(texts));

/** What the price is for one of, if the seller sells by measure: 宽可定制，每米价. */
export function readPricedMeasure({ name, selling_points: points }: Product): string | undefined {
  const [, by, per, one, words] =
    /按(米|平方米|斤|公斤)(?:计价|算|卖)|每(米|平方米|斤|公斤|节|块)\p{Script=Han}?价|单([张个件只条块片套米])价|(千字)\d+元/u.exec(
      [name, ...points].join('，'),
    ) ?? [];
  return by ?? per ?? one ?? words;
}
