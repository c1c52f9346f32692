import { toRefusedPattern } from '../refused-words.ts';
import table from './refused-words.json' with { type: 'json' };

const listRows = (kind: string) => table.filter((row) => row.kind === kind);

/** Absolute and exaggerated words, which advertising law forbids, whoever wrote them. */
export const ABSOLUTE_WORDS = toRefusedPattern(listRows('absolute'), 'u');

/** Text about the shop, the order or the page. */
export const SHOP_TALK = toRefusedPattern(listRows('shop'), 'u');

/** Slogans and puffery without information. */
export const PUFFERY = toRefusedPattern(listRows('puffery'), 'iu');

/** Slogans that say nothing of the product, whatever stands beside them. */
export const SLOGANS = toRefusedPattern(listRows('slogan'), 'u');

/** Words for the sales form around a product's name. */
export const SOLD_AS =
  /^(?:来店|到店|线上|外带|外送|代购|预购|预订)+|(?:提货|兑换|抵用|优惠)*(?:优惠券|提货券|兑换券|抵用券|礼券|券|套票)$/g;

/** A fragment must not end with these: 放学还是温的, 各睡各的, 我开我的, 不用配对, 很暖和 and 洗得到 are whole. */
export const HANGING_END =
  /(?:(?:轻松|快速|有效|方便|自然|完美|巧妙|充分|精准|贴心|用心|不断|(?<twice>\p{Script=Han})\k<twice>)地|(?<![暖温柔缓饱平])和|(?<!参)与|(?<!普)及|(?<![功节智性动储体全技])能|(?<![车手门一拖火])把|(?<![棉绒丝盖空夏冬毛薄厚])被|(?<![配核不校])对|(?<![作行])为|(?<![方双转单万朝导定])向|(?<![都就也才全])是|[或可让不更从并而且将使]|(?<![都没还应拥])有|(?<!可)以|(?<!还)在|(?<![得不够看碰摸见洗收送找听])到|(?<!(?:是|会|各\p{Script=Han}各)[^，的]{0,6})(?<!\k<same>(?<same>\p{Script=Han}))(?<!\k<who>\p{Script=Han}(?<who>\p{Script=Han}))(?<!别|[像是]真|[编做晒烧磨织绣缝酿熬烤炒熏画刻种养捞摘腌卤冻挑写铸锻]|一[口碗杯]\p{Script=Han}|[吃喝用穿要买][热冷新旧大小甜辣脆软])的)$/u;
