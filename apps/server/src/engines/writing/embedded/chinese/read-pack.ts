import type { Product } from '@reelwright/contracts';
import type { ProductKind } from '@reelwright/product-kinds';
import { locate, type SourcedText, textFrom } from '../sourced-text.ts';
import { DEFAULT_MEASURE_WORD } from './measure-words.ts';
import { THING_LAST } from './title-words.ts';
import { writeAsSaid } from './write-as-said.ts';

const PACKAGE =
  '(?:件(?!套)|片|支|颗|粒|只|个|包|袋|瓶|罐|盒|枚|条|双|块|对|张|本|抽|卷|听|桶|杯|提|碗|份|贴|根|把|套)';
/** Packs of several: 12片装, 两罐装. */
const COUNT = new RegExp(
  `(?<![\\d.A-Za-z\\p{Script=Han}*×-])(?:\\d{1,4}|[两三四五六八十])${PACKAGE}(?=(?:礼?盒|袋)?装|入|独立|一[盒袋箱包]|$|[\\s）)】])`,
  'u',
);
/** 300g*6包, 80抽*10包大包: so many of so much. */
const TIMES = new RegExp(
  `(?<=\\d\\s?(?:k?g|ml|L|克|公斤|斤|升|毫升|${PACKAGE})\\s?[*×xX]\\s?)([2-9]|\\d{2,3})\\s?(${PACKAGE})(?![\\d*×xX])`,
  'iu',
);
/** The same as a point of its own. */
const TIMES_ALONE = new RegExp(
  `^(?:规格[：:])?\\d+\\s?(?:k?g|ml|L|克|公斤|斤|升|毫升|${PACKAGE})\\s?[*×xX]\\s?([2-9]|\\d{2,3})\\s?(${PACKAGE})$`,
  'iu',
);
/** 独立包装50只, 软毛6支装: behind words, at the end of a piece of the title. */
const ENDING = new RegExp(
  `(?<=整箱|一箱|礼盒|组合)(?:[2-9]|\\d{2,4})${PACKAGE}|(?<=\\p{Script=Han})(?<![每单含约第共送赠附配带有能可一整]|[每一单]\\p{Script=Han})(?:[2-9]|\\d{2,4})${PACKAGE}(?=装|$|[\\s）)】])`,
  'u',
);
const AMOUNT = /(?<![\d.*×xX~-])\d+(?:\.\d+)?\s?(?:kg|g|ml|L|公斤|克|斤|升|毫升)(?![A-Za-z*×xX/\d-]|\s?[*×xX])/u;
/** What is left without the box: 净重9斤. */
const NET = /净重(?:约)?\d+(?:\.\d+)?\s?(?:斤|公斤|kg)(?!\s?[-–~～到])/iu;
const BY_AMOUNT: ReadonlySet<string> = new Set(['food', 'drinks', 'beauty', 'hair-care']);

/** 血糖仪|试纸|50片装: what comes along is counted. */
function countsAccessory(name: string, noun: string): boolean {
  const [, between = ''] =
    new RegExp(`${noun}(\\p{Script=Han}{2,6})(?:\\d{1,4}|[两三四五六八十])${PACKAGE}`, 'u').exec(name) ?? [];
  return between !== '' && THING_LAST.test(between) && !between.endsWith(noun.slice(-1));
}

/** Reads how much the price is for: 12片, 6包, 5升一桶. Null if the seller names no pack. */
export function readPack(
  product: Product,
  { kind, noun = null }: { kind: ProductKind | undefined; noun?: string | null },
  measure: string,
): SourcedText | null {
  const { name } = product;
  // 12支笔送20支芯, of pens.
  const ofNoun =
    noun === null
      ? undefined
      : new RegExp(
          `^(?:[2-9]|\\d{2,3}|[两三四五六八十])${PACKAGE}(?=${noun.slice(-1)}(?:送|$|[^\\p{Script=Han}]))`,
          'u',
        );
  // 2L瓶+500g*4袋: the price is for both.
  if (/\d\s?(?:k?g|ml|L|[克升斤瓶袋包盒罐])\p{Script=Han}?\s?[+＋]\s?[\d\p{Script=Han}]/iu.test(name)) return null;
  if (noun !== null && countsAccessory(name, noun)) return null;
  const [, count, word] = TIMES.exec(name) ?? [];
  const named = count === undefined ? (COUNT.exec(name)?.[0] ?? ENDING.exec(name)?.[0]) : `${count}${word}`;
  // 50块，69元 sounds like money.
  if (named !== undefined) return textFrom(named.endsWith('块') ? `${named}装` : named, 'name', locate(named, name));
  for (const [at, text] of product.selling_points.entries()) {
    const [, times, package_] = TIMES_ALONE.exec(text.trim()) ?? [];
    if (times !== undefined)
      return textFrom(`${times}${package_}`, `selling_points.${at}`, locate(`${times}${package_}`, text));
    const told = ofNoun?.exec(text)?.[0] ?? COUNT.exec(text)?.[0] ?? /^[两三四五六七八九\d]件套/u.exec(text)?.[0];
    // 超细纤维布，3块: how many come with a mop.
    const isOfAll = (clause: string, place: number): boolean =>
      clause.startsWith(told ?? '') &&
      (place === 0 ||
        /^[每一\d]/u.test(text) ||
        noun?.endsWith(told?.slice(-1) ?? '\0') === true ||
        /^\S+(?:[装入]|一[盒袋箱包])/u.test(clause));
    if (told !== undefined && text.split(/[，,]/u).some(isOfAll))
      return textFrom(told, `selling_points.${at}`, locate(told, text));
  }
  // 整箱10斤, 净重9斤: the price is for what is in it.
  const netAt = product.selling_points.findIndex((text) => NET.test(text));
  const net = NET.exec(product.selling_points[netAt] ?? '')?.[0];
  if (net !== undefined && kind !== undefined && BY_AMOUNT.has(kind.trade))
    return textFrom(writeAsSaid(net), `selling_points.${netAt}`, locate(net, product.selling_points[netAt] ?? ''));
  const amount = kind !== undefined && BY_AMOUNT.has(kind.trade) ? AMOUNT.exec(name)?.[0] : undefined;
  if (amount === undefined) return null;
  const said = `${writeAsSaid(amount)}${measure === DEFAULT_MEASURE_WORD ? '' : `一${measure}`}`;
  return textFrom(said, 'name', locate(amount, name));
}
