import { findKind } from '@reelwright/product-kinds';
import type { ChineseName } from './product-names.ts';
import { THING_LAST } from './title-words.ts';
import { MAX_NAME } from './shorten-name.ts';

/*
 * Keeps the word of a title that decides what is sold: a voucher for a pizza is no pizza, a kit for felting no felt, a refill
 * no bottle.
 */

/** Rights to get something, which are sold instead of it. */
const VOUCHER =
  /(?:(?:提货|兑换|抵用|优惠|代金|礼品|储值|即享|电子|体验|现金|通用|满减|商品|购物)+(?:券|卡)|礼券|蟹[卡券]|粽[卡券]|门票|入场券|套票|电影票|(?:月|季|年|次|会员)卡(?![座包套片]))/u;
/** Forms in which something else than the thing itself is sold. */
const DECIDING =
  /^(?<between>(?![送带含配赠附加]|[与和及])\p{Script=Han}{0,4}?)(?<word>材料包|酱料包|调料包|料理包|蘸料|手工包|补充装|补充液|替换装|替换芯|替换头|替芯|滤芯|刷头|配件|贴纸|图纸|教程|教材|课本|曲谱|乐谱|字帖|种子|种苗|树苗|幼苗|空瓶|包装盒|包装袋|模具|模型|租赁|出租|回收|维修)/u;
/** Parts that are sold for a thing, right behind it: 太阳能热水器真空管. */
const PART =
  /^(?:真空管|滤[网袋筒]|内胆|刀片|刀头|加热[管棒]|密封圈|遥控器|电机|皮带轮?|碳刷|排水管|进水管|灯管|灯泡|脚轮)(?![款式充带可])/u;
const LONGEST_NAME = 14;

/** Names a title by the word that decides what is sold, behind what it is for. */
export function withDecidingWord(name: ChineseName, title: string): ChineseName {
  return ofVoucher(ofForm(ofKind(name, title), title), title);
}

function ofVoucher(name: ChineseName, title: string): ChineseName {
  const voucher = VOUCHER.exec(title)?.[0];
  if (voucher === undefined || name.full === null || name.full.includes(voucher)) return name;
  const word = /(?:门票|入场券|套票|电影票|礼券)$/u.test(voucher)
    ? voucher
    : voucher.slice(-Math.min(3, voucher.length));
  const said = /^.[券卡]$/u.test(word)
    ? word
    : voucher.replace(/^(?:\p{Script=Han}{2})+(?=\p{Script=Han}{2}[券卡]$)/u, '');
  const full = `${name.full}${said}`;
  return { full, brief: full, noun: null, kind: undefined };
}

/** What follows a name in its piece of the title, or the piece behind it. */
function listRests(full: string, title: string): string[] {
  const whole = title.indexOf(full);
  const at = whole < 0 ? title.indexOf(full.slice(-2)) : whole + full.length - 2;
  if (at < 0) return [];
  const [rest = '', next = ''] = title.slice(at + 2).split(/[\s|｜/／]+/u);
  return rest === '' && next !== '' ? [next] : [rest];
}

function ofForm(name: ChineseName, title: string): ChineseName {
  const { full } = name;
  if (full === null || full.startsWith('《')) return name;
  for (const rest of listRests(full, title)) {
    const part = name.noun !== null || THING_LAST.test(full) ? PART.exec(rest)?.[0] : undefined;
    const { between = '', word = part ?? '' } = DECIDING.exec(rest)?.groups ?? {};
    if (word === '' || full.endsWith(word.slice(-2)) || full.at(-1) === word.at(-1)) continue;
    const whole = `${full}${between}${word}`;
    const said = whole.length <= LONGEST_NAME ? whole : `${full}${word}`;
    return {
      full: said,
      brief: said.length <= MAX_NAME ? said : `${name.noun ?? full}${word}`,
      noun: null,
      kind: undefined,
    };
  }
  return name;
}

/** 五常稻花香2号大米: behind a sort stands the noun of its kind. */
function ofKind(name: ChineseName, title: string): ChineseName {
  const { full, noun, kind } = name;
  if (full === null || noun === null || kind === undefined || !full.endsWith(noun)) return name;
  const at = title.indexOf(noun);
  const [numbered = '', rest = ''] =
    /^[\d一二三四五六七八九]{1,2}号(\p{Script=Han}{2,4})/u.exec(title.slice(at + noun.length)) ?? [];
  if (at < 0 || numbered === '') return name;
  const own = [4, 3, 2]
    .map((length) => rest.slice(0, length))
    .find((each) => {
      const found = findKind({ name: each });
      return found?.kind.id === kind.id && found.head === each;
    });
  if (own === undefined || full.includes(own)) return name;
  const whole = `${full}${own}`;
  return { full: whole, brief: whole, noun: own, kind };
}
