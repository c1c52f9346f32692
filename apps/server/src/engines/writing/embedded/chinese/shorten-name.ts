import { SERVICE_LAST } from './title-words.ts';
import { LONG_PIECE } from './first-name.ts';
import { hasHan } from './title-pieces.ts';

export const MAX_NAME = 12;
const MAX_BRIEF = 8;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** 罗莱大豆防螨抗菌柔丝被200*230cm: of an unknown kind the maker and the last words, without codes. */
function nameByWords(name: string, brand: string | undefined): string | null {
  const bare = name.replace(/[^\p{Script=Han}]+.*$/u, '');
  const unbranded = brand !== undefined && bare.startsWith(brand) ? bare.slice(brand.length) : bare;
  const words = [...segmenter.segment(unbranded)].map(({ segment }) => segment);
  // 洗衣机清洗剂除菌去污家用滚筒波轮: a row of search words names the thing first.
  const isRow = unbranded.length >= LONG_PIECE;
  while (words.length > 1 && words.join('').length > MAX_BRIEF)
    if (isRow) words.pop();
    else words.shift();
  const last = words.join('');
  if (/^\d/.test(last) || last.length < 2 || last.length > MAX_BRIEF) return null;
  return brand !== undefined && /^\p{Script=Han}{2,4}$/u.test(brand) ? `${brand}${last}` : last;
}

/** Numbers that belong to a word: 24孔口琴, 304不锈钢合页, 925银脚链. */
const KEPT_NUMBER =
  /(?:\p{Script=Han}*\d对\d|\d{1,3}[孔键弦线齿层格色档头人座斗门抽路芯节段级轮穴面阶]|(?:201|304|316L?|430)(?=不锈钢)|(?:925|990|999)(?=足?纯?银|足?金))\p{Script=Han}*$/u;

/** Shortens a name that is too long to its brand and its noun, or to its last words. */
export function shortenChineseName(name: string, head: string | null, brand: string | undefined): string | null {
  if (head?.length === 1 && (name.length > MAX_NAME || /\d/.test(name))) return nameByWords(name, brand);
  // 锅22CM炖锅, 1.2L多功能破壁机, 皇家808型大闸蟹: an amount inside a name is cut out with what stands before it.
  const inner = head === null ? '' : name.slice(0, -head.length);
  if (head !== null && /\d/.test(inner)) {
    const own =
      KEPT_NUMBER.exec(inner)?.[0] ??
      inner.replace(/^.*\d[\d.]*(?:[%％]|[A-Za-z]{1,3}|[型号款升寸吋]|毫升|英寸)?/u, '');
    const isWhole = own.length <= MAX_BRIEF - head.length && !/^[的和与及]/u.test(own);
    const named = `${isWhole ? own : ''}${head}`;
    return brand !== undefined && hasHan(brand) && brand.length <= 6 && !/[/／]/.test(brand)
      ? `${brand}${named}`
      : named;
  }
  if (name.length <= MAX_NAME) return name;
  // 罗莱被 would be half a word.
  if (head === null || head.length === 1) return nameByWords(name, brand);
  if (brand !== undefined && hasHan(brand) && name.startsWith(brand)) return `${brand}${head}`;
  const words = [...segmenter.segment(name.slice(0, -head.length))].map(({ segment }) => segment);
  // 英语口语一对一外教在线课程: what is taught stands in front.
  if (SERVICE_LAST.test(`一门${head}`)) {
    while (words.length > 0 && words.join('').length + head.length > MAX_BRIEF) words.pop();
    return `${words.join('')}${head}`;
  }
  while (words.length > 0 && words.join('').length + head.length > MAX_BRIEF) words.shift();
  // 拼|读 of 自然拼读: a single character may be the rest of a word.
  while (words.length > 1 && words[0]?.length === 1) words.shift();
  return `${words.join('').replace(/^[的和与及]/, '')}${head}`;
}
