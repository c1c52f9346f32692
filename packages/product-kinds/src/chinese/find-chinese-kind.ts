import type { ProductKind } from '../product-kind.ts';

/** Names of kinds by their first character, longest first. */
export type ChineseKinds = ReadonlyMap<string, readonly { name: string; kind: ProductKind }[]>;

export interface ChineseMatch {
  kind: ProductKind;
  /** As in the text, in simplified characters. */
  head: string;
}

interface Found {
  kind: ProductKind;
  name: string;
  start: number;
  end: number;
}

/**
 * Heads of one character that follow a noun, and the kind that they give the whole: 牛肉面 is a noodle dish, not 牛肉
 * (meat).
 */
const HEADS: Readonly<Record<string, string>> = {
  面: '面条',
  粉: '',
  汤: '汤料',
  茶: '茶叶',
  饼: '饼干',
  糕: '糕点',
  糖: '糖果',
  酱: '酱料',
  汁: '果汁',
  酒: '白酒',
  奶: '牛奶',
  鞋: '鞋子',
  靴: '靴子',
  帽: '帽子',
  衣: '衣服',
  裤: '裤子',
  裙: '裙子',
  袜: '袜子',
  灯: '台灯',
  杯: '杯子',
  碗: '碗',
  盘: '盘子',
  锅: '锅',
  壶: '水壶',
  刀: '刀',
  椅: '椅子',
  凳: '凳子',
  桌: '桌子',
  柜: '柜子',
  床: '床',
  架: '置物架',
  包: '包包',
  袋: '收纳袋',
  盒: '收纳盒',
  箱: '收纳箱',
  垫: '垫子',
  毯: '毯子',
  被: '被子',
  枕: '枕头',
  刷: '刷子',
  书: '图书',
  画: '装饰画',
  皂: '香皂',
  霜: '面霜',
  糊: '芝麻糊',
  羹: '汤料',
  露: '饮料',
  饮: '饮料',
  丸: '',
  卷: '',
  粥: '',
  饭: '',
  仪: '',
  笔: '签字笔',
  表: '手表',
  镜: '镜子',
  膜: '',
  车: '',
  器: '',
  机: '',
  套: '',
  贴: '',
  罐: '',
  桶: '',
  壳: '',
  罩: '',
  夹: '',
  钩: '',
  绳: '',
  线: '',
  带: '',
  扣: '',
  盖: '',
  塞: '',
  剂: '',
  液: '',
  油: '',
  精: '',
  膏: '',
  铲: '',
  勺: '',
  布: '',
  纸: '',
  板: '',
  棒: '',
  球: '',
  枪: '',
  泵: '',
  阀: '',
  管: '',
  钉: '',
  台: '',
  胶: '',
  漆: '',
};

/** Nouns that are no new head after a head noun: 套装 in 奶瓶刷套装, 香味 in 洗衣液香味. */
const APPENDIX =
  /^(?:[两二三四五六七八九十\d]+件套|套装|套盒|套组|盒装|罐装|袋装|桶装|箱装|包装|礼盒|包邮|包安装|夹心|带|套餐|面料|机身|机洗)/u;
/** "陶瓷刀三件套" are knives; alone, 四件套 is bedding. */
const SET = /^[两二三四五六七八九十\d]+件套$/u;
/** Characters that close a stretch as a head, except those of sizes, colours and wearers. */
const LONE_CHARACTER =
  /^(?![男女童新款装大小中长短厚薄红黑白蓝粉绿灰黄紫棕银金春夏秋冬号双条个只件把台张盒包瓶脆干片])\p{Script=Han}$/u;
/** Words in whose middle a noun begins: a 材料包 is no 料包. */
const MISREAD: ReadonlySet<string> = new Set(['材料包', '牙胶棒', '牙胶']);
/** The rest of a stretch that names another thing. */
const OTHER_THING = new RegExp(
  `^(?!登机|无(?!事)|[整一两带送配含加软硬大小家礼散独单])\\p{Script=Han}{1,3}[${Object.keys(HEADS).join('')}锤网锁牌坠瓶盆缸石杆]$`,
  'u',
);
/** Suffixes that make the noun before them a look or a taste: 草莓味, 熊猫图案. */
const LIKENESS = /^(?:味(?!道)|香(?![味皂薰熏氛水膏粉包囊])|色(?!彩)|风(?!格)|型|款|形|造型|图案|印花|口味)/u;
/** Words for a garment's cut rather than its kind. */
const CUTS = new Set(['短袖', '长袖', '打底', '加绒', '吊带', '圆领']);

/** Words after which the text names the user or the purpose, not the product. */
const PURPOSE = /(?:适用于?|用于|专为|兼容|适合|送给?|for\b)/iu;

/** Indexes the table by Chinese name. */
export function indexChineseKinds(kinds: readonly ProductKind[]): ChineseKinds {
  const index = new Map<string, { name: string; kind: ProductKind }[]>();
  const seen = new Set<string>();
  const add = (name: string, kind: ProductKind): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const first = name.charAt(0).toLowerCase();
    index.set(first, [...(index.get(first) ?? []), { name: name.toLowerCase(), kind }]);
  };
  for (const kind of kinds) add(kind.zh.noun, kind);
  for (const kind of kinds) for (const word of kind.zh.words) add(word, { ...kind, zh: { ...kind.zh, noun: word } });
  for (const names of index.values()) names.sort((a, b) => b.name.length - a.name.length);
  return index;
}

/**
 * Finds the kind that a Chinese title names: the last noun of its first stretch that contains one. Expects simplified
 * characters.
 */
export function findChineseKind(index: ChineseKinds, title: string): ChineseMatch | undefined {
  let general: ChineseMatch | undefined;
  for (const stretch of listStretches(title)) {
    const found = findHead(index, stretch.toLowerCase());
    if (!found) continue;
    const match = { kind: found.kind, head: found.name };
    if (!isLooseName(found)) return match;
    general ??= match;
  }
  return general ?? findByLastCharacter(index, title);
}

/** Heads of one character that name a thing by themselves: the last of 防螨抗菌柔丝被. */
const SURE_HEADS = /\p{Script=Han}{2,}([被枕锅鞋靴帽裤裙袜灯杯椅凳桌柜毯皂霜])(?=$|[^\p{Script=Han}])/u;

function findByLastCharacter(index: ChineseKinds, title: string): ChineseMatch | undefined {
  for (const stretch of listStretches(title)) {
    const head = SURE_HEADS.exec(stretch)?.[1];
    const noun = head === undefined ? '' : (HEADS[head] ?? '');
    const named = index.get(noun.charAt(0))?.find(({ name }) => name === noun);
    if (head !== undefined && named !== undefined) return { kind: named.kind, head };
  }
  return undefined;
}

/** Whether a noun is generic, such as 鞋, 衣服 or 玩具: a later stretch may be more specific. */
function isLooseName({ kind, name }: Found): boolean {
  return kind.trade === 'general' || name.length === 1;
}

function listStretches(title: string): string[] {
  const core = title.split(PURPOSE)[0] ?? '';
  return (core.trim() === '' ? title : core)
    .split(/[\s,，。、;；:：|/（）()【】[\]「」『』《》“”"!！?？+＋·•~～—–]+/u)
    .filter((stretch) => /\p{Script=Han}/u.test(stretch));
}

function findHead(index: ChineseKinds, stretch: string): Found | undefined {
  const found = listNouns(index, stretch);
  const named = found.findLast(({ name }) => !CUTS.has(name) && !SET.test(name)) ?? found.at(-1);
  if (!named) return;
  const noun = ownerOf(named, found) ?? named;
  const last = withModifier(noun, found, stretch);
  const rest = stretch.slice(last.end);
  if (LIKENESS.test(rest)) return;
  if (APPENDIX.test(rest)) return last;
  // 高跟鞋后跟贴 are no shoes: a thing for another, which no row contains.
  if (OTHER_THING.test(rest)) return undefined;
  const head = rest === '干' && last.kind.trade === 'food' ? '果干' : HEADS[rest.charAt(0)];
  // One more character closes the stretch: a head that no row contains.
  if (head === undefined) return LONE_CHARACTER.test(rest) ? undefined : last;
  const entry = index.get(head.charAt(0))?.find(({ name }) => name === head);
  return entry && { ...last, kind: entry.kind, name: stretch.slice(last.start, last.end + 1), end: last.end + 1 };
}

/** Returns the pet's thing before a piece of furniture, whose shape it has: "猫抓板沙发" is a scratching board. */
function ownerOf(noun: Found, found: readonly Found[]): Found | undefined {
  if (noun.kind.trade !== 'furniture') return;
  const before = found.find(({ end, kind }) => end === noun.start && kind.trade === 'pets');
  return before && { ...before, end: noun.end, name: before.name };
}

/** Joins a noun of one character with the noun before it: 柚子 and 茶 become 柚子茶. */
function withModifier(noun: Found, found: readonly Found[], stretch: string): Found {
  const before = noun.name.length === 1 ? found.find(({ end }) => end === noun.start) : undefined;
  return before === undefined ? noun : { ...noun, start: before.start, name: stretch.slice(before.start, noun.end) };
}

/** Lists the nouns of a stretch from left to right, the longest at each position, without overlaps. */
function listNouns(index: ChineseKinds, stretch: string): Found[] {
  const nouns: Found[] = [];
  for (let start = 0; start < stretch.length; start += 1) {
    const entry = index.get(stretch.charAt(start))?.find(({ name }) => stretch.startsWith(name, start));
    // 全面屏 is no 面屏.
    if (!entry || (entry.name.startsWith('面') && stretch.charAt(start - 1) === '全')) continue;
    const end = start + entry.name.length;
    // 扳手套装 are no 手套.
    if (start > 0 && entry.name.endsWith('套') && stretch.startsWith('装', end)) continue;
    if (MISREAD.has(`${stretch.charAt(start - 1)}${entry.name}`)) continue;
    if (end > (nouns.at(-1)?.end ?? 0)) nouns.push({ kind: entry.kind, name: entry.name, start, end });
  }
  return nouns;
}
