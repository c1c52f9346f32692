import { toPlainText } from '../parse/clean-text.ts';
import type { PageFacts } from './findings.ts';

/** "Code: 01245" after a name. */
const TRAILING_CODE =
  /[\s,(|–—-]+(?:sku|item (?:no|number)|art(?:\.|icle|ikel)?(?:[- ]?n(?:r|o|um(?:mer|ber)))?|ref(?:erence|erencia|\.)?|code|código|codigo|codice|код(?: товара)?|артикул|арт|货号|貨號|编号|編號|商品(?:编号|編號|番号))\s*[.:：#№]+\s*[\w./-]*\d[\w./-]*\)?$/iu;
/** A label, or a marketplace's own words, before a name. */
const LEADING_LABEL =
  /^(?:(?:model|modell|modelo|modello|product(?: name)?|item(?: name)?|name|title|produkt(?:name)?|artikel|producto|produit|prodotto|商品名[称稱]?|品名|产品名称)\s*[:：]\s*|(?:details about|new listing|for auction|for sale|auction|lot\s*#?\s*\d+)\s*[:：–—-]*\s+)+/iu;
/** "Blue Mug by", "Blue Mug -": a dangling end whose continuation is missing. */
const HANGING = /(?:\s+(?:by|von|from|for|with|and|the|par|por|da|di|de)|[\s,;:|｜–—-]+)$/iu;
/** Advertising after a name. */
const SALES_TAIL =
  /(?:\s*[|｜]|\s+[–—-]|,)\s*(?:buy|shop|order|compre?|acheter|achat|kaufen|günstig|acquista|online)\b.*$|\s+(?:for sale(?: online)?|online kaufen|kaufen|buy online|free shipping)$/iu;
const MARKS = /[®™©℠]|\((?:r|tm|c)\)|[★☆✨❤♥♡✅✔✓🔥⭐▶►■◆●•]+/giu;
/** Sales words of Chinese titles: 【行情 报价 价格】, 【图片】, "- 山溪旗舰店", "-淘宝网". */
const CHINESE_SALES =
  /[【[][^】\]]{0,24}(?:报价|行情|价格|评测|图片|正品|包邮|现货|热卖|爆款|限时|官方)[^】\]]{0,24}[】\]]|\s*[-–—_|｜]\s*[^-–—_|｜\s]{0,16}(?:旗舰店|专卖店|专营店|官方商城|官网|淘宝网?|天猫\S{0,12}|京东\S{0,4})\s*$/gu;
/** Maximum words of a name before the parts after its separators are dropped. */
const MAX_WORDS = 14;
const MAX_CJK_LETTERS = 36;
const MIN_FIRST_WORDS = 3;
const PART = /\s*[|｜;；]\s*|\s+[–—-]\s+|,\s+|[，、]\s*|\s+(?=[([【])/gu;
const SEPARATED = /^\s*(?:[|–—·•-]\s|[,|:：]\s?)/u;
/** Minimum share of a name that must remain when words around it are dropped. */
const MIN_KEPT = 0.4;
const MIN_NAME_LENGTH = 8;

function siteLabel(url: URL): string {
  return url.hostname.split('.').at(-2)?.toLowerCase() ?? '';
}

/**
 * Removes surrounding texts from a product's name: words for screen readers and buttons before it that are not in the
 * page's title, the site's advertising after it, and the shop's number.
 */
export function toBareName(written: string, facts: Pick<PageFacts, 'heading' | 'title'>, url: URL): string {
  let name = toPlainText(written);
  const title = facts.title.toLowerCase();
  const lower = name.toLowerCase();
  // Drops words from the front until the rest matches the title.
  for (const { index } of name.matchAll(/\s+(?=\S)/gu)) {
    const rest = lower.slice(index).trim();
    if (rest.length < Math.max(MIN_NAME_LENGTH, name.length * MIN_KEPT)) break;
    if (title.startsWith(lower)) break;
    if (title.startsWith(rest)) {
      // A single word is probably a brand, as is a word that the title contains elsewhere.
      const dropped = lower.slice(0, index).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const titleWords = new Set(title.match(/[\p{L}\p{N}]+/gu));
      if (dropped.length < 2 || dropped.some((word) => titleWords.has(word))) break;
      name = name.slice(index).trim();
      break;
    }
  }
  const { heading } = facts;
  const behind = name.toLowerCase().startsWith(heading.toLowerCase()) ? name.slice(heading.length) : '';
  const site = siteLabel(url);
  if (
    heading.length >= MIN_NAME_LENGTH &&
    SEPARATED.test(behind) &&
    site.length >= 3 &&
    behind.toLowerCase().includes(site)
  )
    name = heading;
  const bare = name.replace(TRAILING_CODE, '').trim();
  return toShortName(bare.length >= MIN_NAME_LENGTH ? bare : name);
}

function isShort(name: string): boolean {
  const cjk = name.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return name.split(/\s+/u).length <= MAX_WORDS && cjk <= MAX_CJK_LETTERS;
}

/** Drops parts from the end of a name that lists many properties, but never its first part. */
function dropLastParts(name: string): string {
  if (isShort(name)) return name;
  const ends = [...name.matchAll(PART)].map(({ index }) => index);
  const whole = ends.filter((end) => {
    const head = name.slice(0, end);
    return head.split(/\s+/u).length >= MIN_FIRST_WORDS || /\p{Script=Han}{6}/u.test(head);
  });
  const end = whole.findLast((each) => isShort(name.slice(0, each))) ?? whole[0];
  return end === undefined ? name : name.slice(0, end).trim();
}

/** Shortens a name: no labels, marks or advertising around it, no repeated word or brand, and a readable length. */
function toShortName(written: string): string {
  const bare = written
    .replace(MARKS, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(CHINESE_SALES, ' ')
    .trim()
    .replace(LEADING_LABEL, '')
    .replace(SALES_TAIL, '')
    .replace(/^(.{2,40}?)(?:\s*[-–:|]\s*|\s+)\1(?=\s|$)/iu, '$1')
    // The part after a bar is about the site.
    .replace(/^((?:\S+\s+){2,}\S+)\s*[|｜].*$/u, '$1')
    .replace(HANGING, '')
    .trim();
  return dropLastParts(bare.length >= 2 ? bare : written);
}
