import { findKind, type KindMatch, type ProductKind } from '@reelwright/product-kinds';
import { cleanLine } from '../clean-text.ts';
import { shortenName } from '../english/product-name.ts';
import { isPlainEnglish } from '../english/reads-as-english.ts';
import type { ChineseName } from './product-names.ts';
import { withDecidingWord } from './deciding-word.ts';
import { cutToFirstName, readFront } from './first-name.ts';
import { MAX_NAME, shortenChineseName } from './shorten-name.ts';
import { findTitleKind, SERVICE } from './title-kind.ts';
import { withSureEnds } from './sure-name.ts';
import { COUNTS, hasHan, listPieces, withoutBrand } from './title-pieces.ts';
import { SAID_OF_THING, SERVICE_LAST, SHELF, THING_LAST } from './title-words.ts';

const FORM_NOUNS = /^(?:软?胶囊|泡腾片|软糖|颗粒|冲剂|口服液|套装|礼盒|工具套装)$/u;
/** A first piece of so few characters may be the maker alone. */
const LONGEST_MAKER = 3;
/** A name of this length is said whole. */
const EASY_NAME = 9;

/** A seller's words before the name itself; "⋮" marks the start of the noun. */
const PROMOTION =
  /^(?:20\d\d)?(?:年)?(?:小红书|抖音|\p{Script=Han}{2,4}同款|新款|新品|爆款|批发|厂家直销|厂家|工厂直销|源头工厂|外贸|跨境|热销|热卖|正品|官方|旗舰店?|包邮|现货|升级[版款]?|加厚加大|网红|ins风?|高颜值|(?:德国|日本|美国|德系|进口)(?:技术|工艺|品质)|(?:香港|海外|保税)?直邮|进口|跨境|保税|春夏季?|秋冬季?|夏季|冬季|春季|秋季|四季通用|多功能|家用|便携式?|男女|男士|女士|男款|女款|男式|女式|男童|女童|男|女|成人|中老年|小型|轻便|妈妈装|爸爸装|宽松|(?:简约|现代|北欧|日式|美式|法式|新?中式|复古)风?|(?:奶油|侘寂|原木)风|大容量)+(?=\p{Script=Han}{2}|[A-Z]|⋮)/u;

/** Codes of models, and the colour behind them: GJ-1104珍珠白. */
const CODE = /(?<![A-Za-z\d])[A-Z]{1,8}\d*-[A-Z\d]*\d[A-Z\d]*(?:\p{Script=Han}{1,3}色?(?=$|\s))?/gu;

/** Things of several makers, sold together: of no kind. */
const SEVERAL = /(?<=^|[^\p{Script=Han}])\p{Script=Han}{2,9}(?:组合|套餐|套装|礼盒)/u;

/** 健身包+杯+运动巾套装: the price is for all of it. */
const SUM = /\p{Script=Han}[^+＋]*[+＋].*\p{Script=Han}.*(?:套装|组合|套餐|礼盒)/u;
/** A maker and a model in front: OPPO Enco X 真无线耳机. */
const LEAD = /^([A-Za-z][A-Za-z\d]*(?:\s[A-Za-z\d]+){0,3})\s+(?=\p{Script=Han})/u;
const MOST_LEAD = 12;
/** The model behind the noun: 小米平板4 Plus. */
const MODEL =
  /^(?:\d{1,2}(?=\s|$)(?:\s(?:Plus|Pro|Max|mini|Ultra|SE|Lite|Air))*|\s?(?:Plus|Pro|Max|Ultra|Air)(?=\s|$|\d))/iu;

/** Gives a name its model, without which it would be a cheaper one's. */
function withModel(name: string | null, title: string, match: KindMatch | undefined): string | null {
  if (name === null || match === undefined || !/^(?:electronics|audio|computers)$/.test(match.kind.trade)) return name;
  const lead = LEAD.exec(title)?.[1];
  const at = title.toLowerCase().lastIndexOf(match.head);
  const model = at < 0 ? '' : (MODEL.exec(title.slice(at + match.head.length))?.[0] ?? '');
  const front = lead !== undefined && lead.length <= MOST_LEAD && !/^\p{Script=Latin}/u.test(name) ? lead : '';
  return `${front}${front !== '' && name.length > EASY_NAME - 3 ? match.head : name}${model}`;
}

/** A kit for making something, behind what is made: 手工皮雕 DIY 材料包 卡包. */
const KIT = /(?<=^|[^\p{Script=Han}])(\p{Script=Han}{2,12}?)\s*(?:DIY|diy)?\s*(?:手工)?\s*(材料包|手工包)/u;

const LONGEST_KIT = 14;

/** Reads the name of a kit; undefined if a title sells none. */
function readKit(title: string, brand: string | undefined): ChineseName | undefined {
  const [, made = '', word = ''] =
    KIT.exec(
      withoutBrand(title, brand)
        .replace(/【[^】]*】/gu, ' ')
        .trim(),
    ) ?? [];
  if (word === '') return undefined;
  const own = `${made}⋮`
    .replace(PROMOTION, '')
    .replace('⋮', '')
    .replace(/^(?:纯?手工|创意)(?=\p{Script=Han}{6,})/u, '');
  const full = `${own}${word}`;
  return full.length <= LONGEST_KIT ? { full, brief: full, noun: word, kind: undefined } : undefined;
}

/** Checks if the seller speaks of a noun, in no list of what the thing is used on: 家具、衣柜都能喷. */
const isSpokenOf = (noun: string | null, texts: string): boolean =>
  noun !== null &&
  texts
    .split(/[，,。；;\n]/u)
    .some((clause) => clause.includes(noun.slice(-2)) && !/、|都能|都可|适[用合]|用于/u.test(clause));

/** A title of so many characters without a sign is a row of search words. */
const ROW = /\p{Script=Han}{14,}/u;

/**
 * Parses the name of a product, in simplified characters. `texts`: what the seller says of it, which tells if a noun from the
 * middle of a row of search words names it.
 */
export const readChineseName = (title: string, brand: string | undefined, texts: string = ''): ChineseName =>
  withDecidingWord(
    ofMaker(
      ofAnimal(
        ofUser(ofNouns(cutAtWearer(withSureEnds(readOwnName(title, brand, texts), title)), title), title),
        title,
      ),
      title,
      brand,
    ),
    title,
  );

const MOST_PIECE = 11;
const LEAST_PIECE = 3;
const LEAST_PIECES = 3;

/** 成人钢琴入门教材 自学五线谱 流行曲: of a title in pieces the first one names what is sold, if it ends in a thing. */
function readFirstPiece(title: string, brand: string | undefined): ChineseName | undefined {
  const pieces = withoutBrand(title.replace(/【[^】]*】/gu, ' '), brand)
    .trim()
    .split(/[\s|｜]+/u);
  // 云南褚橙同款 哀牢山冰糖橙: what is like another seller's names nothing.
  const own = pieces.map((piece) => piece.replace(/^\p{Script=Han}{0,6}?(?:同款|爆款|网红)/u, ''));
  const first = own.find((piece) => piece.length >= LEAST_PIECE) ?? '';
  const name = `${first}⋮`.replace(PROMOTION, '').replace('⋮', '');
  if (pieces.length < LEAST_PIECES || name.length < LEAST_PIECE || name.length > MOST_PIECE) return undefined;
  if (
    !/^(?:[\p{Script=Han}]|\dD|[A-Z]{1,3}(?=\p{Script=Han})|[A-Z][a-z]+(?=\p{Script=Han}))+$/u.test(name) ||
    SHELF.test(name)
  )
    return undefined;
  const found = findKind({ name });
  const isKnown =
    found !== undefined &&
    (found.head.length > 1 || found.kind.trade === 'food') &&
    name.toLowerCase().endsWith(found.head);
  const isThing = THING_LAST.test(name) && !SAID_OF_THING.test(name.slice(-2)) && !SENTENCE.test(name);
  if (!isKnown && !isThing) return undefined;
  return isKnown
    ? { full: name, brief: name, noun: name.slice(-found.head.length), kind: found.kind }
    : { full: name, brief: name, noun: null, kind: undefined };
}

/** UNIFLAME CARRYING SINK 可提式碗篮组: a seller without a field for the maker begins the title with it. */
const MAKER = /^(?!(?:LED|USB|DIY|OEM|HDMI|WIFI|RGB|SSD|PVC|ABS|EVA|TPU|HOT|NEW)\b)[A-Z]{4,12}(?=\s)/u;

function ofMaker(name: ChineseName, title: string, brand: string | undefined): ChineseName {
  const maker = brand === undefined ? MAKER.exec(title)?.[0] : undefined;
  if (maker === undefined || name.full === null || !hasHan(name.full) || name.full.includes(maker)) return name;
  const full = `${maker}${name.full}`;
  return { ...name, full, brief: name.brief === name.full ? full : name.brief };
}

const WORN: ReadonlySet<string> = new Set(['apparel', 'footwear']);
const isWorn = ({ full, kind }: ChineseName): boolean =>
  kind === undefined ? /(?:套装|[衣裤裙鞋帽袜衫靴])$/u.test(full ?? '') : WORN.has(kind.trade);
const MAX_BRIEF = 8;
const CHILD = /女童|男童|女宝宝?|男宝宝?|婴儿|儿童|宝宝|中大童|小学生|中老年|孕妇/u;
const OF_CHILDREN = /童|婴|宝|幼|学生|老|孕/u;
/** A thing of both. */
const FOR_GROWN = /亲子|成人|大人|男女|情侣|老少|全家/u;

/** Who uses what only small children use otherwise. */
const GROWN_UP = /成人|中老年|老年|老人|大人/u;

/** 成人纸尿裤: without the word for whom it is, it is a baby's. */
function ofUser(name: ChineseName, title: string): ChineseName {
  const child = isWorn(name) && !FOR_GROWN.test(title) ? CHILD.exec(title)?.[0] : undefined;
  // 女童春秋套装: for whom clothes are is part of what they are.
  if (child !== undefined && name.full !== null && !OF_CHILDREN.test(name.full)) {
    const full = `${child}${name.full.length + child.length > MAX_BRIEF ? (name.noun ?? name.full) : name.full}`;
    return { ...name, full, brief: full };
  }
  const user = GROWN_UP.exec(title)?.[0];
  const isOfBaby = name.kind?.trade === 'baby' || name.kind?.id === 'milk-powder';
  if (user === undefined || name.full === null || !isOfBaby) return name;
  const full = GROWN_UP.test(name.full) ? name.full : `${user}${name.noun ?? name.full}`;
  return { full, brief: full, noun: null, kind: undefined };
}

/** 发箍|女洗脸束发带: behind the wearer stands another row of words. */
const WEARER_INSIDE = /^(\p{Script=Han}{2,}?)[女男](?![士装鞋裤裙孩童生款式友表包袜靴衫性王])\p{Script=Han}{2,}$/u;

function cutAtWearer(name: ChineseName): ChineseName {
  const front = WEARER_INSIDE.exec(name.full ?? '')?.[1];
  if (front === undefined) return name;
  const found = findKind({ name: front });
  const isThing = (found !== undefined && front.endsWith(found.head)) || THING_LAST.test(front);
  if (!isThing) return name;
  const noun = found !== undefined && found.head.length > 1 ? found.head : null;
  return { full: front, brief: front, noun, kind: noun === null ? undefined : found?.kind };
}

/** 床垫|软垫, 护具|护臀|护膝: pairs with one character in common are names in a row. */
const PAIRS =
  /^(\p{Script=Han}*?(\p{Script=Han})(\p{Script=Han}))(?:(?:(?!\2\3)(?:\2\p{Script=Han}|\p{Script=Han}\3))+)$/u;

/** 折叠露营椅|月亮椅. */
const LONGER_PAIR = /^(\p{Script=Han}{2,}(\p{Script=Han}))\p{Script=Han}{2}\2$/u;

/** Names a title by the noun that it repeats: 竹筒粽子|叶 … 粽叶 … 叶子; of names in a row by the first. */
function ofNouns(name: ChineseName, title: string): ChineseName {
  const { full } = name;
  if (full === null || !hasHan(full) || full.startsWith('《')) return name;
  // 孕妇防辐射服|孕妇装.
  const front =
    /^(\p{Script=Han}{2})(?=\p{Script=Han}{2,5}[衣服裤裙鞋帽]\1\p{Script=Han}{1,2}$)\p{Script=Han}{2,5}[衣服裤裙鞋帽]/u.exec(
      full,
    )?.[0];
  if (front !== undefined) return { ...name, full: front, brief: front };
  const first = PAIRS.exec(full)?.[1] ?? LONGER_PAIR.exec(full)?.[1];
  const found = first === undefined ? undefined : findKind({ name: first });
  if (
    first !== undefined &&
    (first.length > 2 || !SAID_OF_THING.test(first)) &&
    (THING_LAST.test(first) || (found !== undefined && first.endsWith(found.head)))
  ) {
    const noun = found !== undefined && first.endsWith(found.head) && found.head.length > 1 ? found.head : null;
    return { full: first, brief: first, noun, kind: noun === null ? undefined : found?.kind };
  }
  const at = title.indexOf(full);
  const rest = at < 0 ? '' : title.slice(at + full.length);
  const next = rest.charAt(0);
  const isRepeated = /[叶泥苗籽]/u.test(next) && title.split(next).length > 2 && !SAID_OF_THING.test(rest);
  if (!isRepeated || full.endsWith(next) || full.includes(next)) return name;
  const longer = `${full}${next}`;
  return { full: longer, brief: longer, noun: null, kind: undefined };
}

/** Who eats or wears what people do otherwise. */
const ANIMAL = /宠物|狗狗|猫咪|幼犬|成犬|(?<!热)狗(?=零食)|猫(?=零食)/u;

/** 狗狗零食鸭肉干: without the word for whom it is, people would eat it. */
function ofAnimal(name: ChineseName, title: string): ChineseName {
  const { full, kind } = name;
  const animal = ANIMAL.exec(title)?.[0];
  const isPeoples = kind === undefined || /^(?:food|drinks|apparel|footwear|health|beauty)$/u.test(kind.trade);
  if (animal === undefined || full === null || /[猫狗犬宠]/u.test(full) || !isPeoples) return name;
  // 冻干猫零食鸡胸肉鹌鹑蛋黄: behind the shelf stands what is in it.
  const treat = /(?:冻干)?(?:猫咪?|狗狗?|宠物)零食/u.exec(title)?.[0];
  if (treat !== undefined && !/[干棒条骨罐粮饼肠丝粒]$/u.test(full))
    return { full: treat, brief: treat, noun: null, kind: undefined };
  const user =
    /猫/u.test(title) && /[狗犬]/u.test(title)
      ? '宠物'
      : /猫/u.test(animal)
        ? '猫咪'
        : animal === '宠物'
          ? '宠物'
          : '狗狗';
  const named = `${user}${full}`;
  return named.length > MAX_NAME ? name : { ...name, full: named, brief: named, kind: undefined };
}

/** 真皮沙发垫: the leather is the sofa's. */
const OF_WHAT_IT_COVERS =
  /^(?:真皮|皮质|布艺|红木|实木)(?=(?:沙发|地板|家具|椅子?|床头|门)(?:坐?垫|套|罩|巾|盖布|清洁剂|保养|护理))/u;

function readOwnName(title: string, brand: string | undefined, texts: string): ChineseName {
  const kit = readKit(title, brand) ?? readFirstPiece(title, brand);
  if (kit !== undefined) return kit;
  // 汽车载吸尘器: one word too many for 车载.
  const written = dropSentences(
    title
      .replace(/汽车载/gu, '车载')
      .replace(/护膝盖/gu, '护膝')
      .replace(OF_WHAT_IT_COVERS, ''),
  );
  const cut = written.includes('《') ? undefined : cutToFirstName(withoutBrand(written, brand));
  // 上门空调清洗服务 sells no air conditioner.
  const first = cut !== undefined && SERVICE.test(written) && !SERVICE_LAST.test(cut) ? undefined : cut;
  if (first === undefined) {
    const named = readName(written, brand);
    // 除甲醛光触媒新房装修…除味清除剂衣柜: of which nobody speaks, the wardrobe is not sold.
    const isDoubtful = ROW.test(written) && !SERVICE.test(written) && !isSpokenOf(named.noun, texts);
    const front = isDoubtful || named.full === null ? readFront(withoutBrand(written, brand)) : undefined;
    return front === undefined || named.full === front || (named.full ?? '').startsWith(front)
      ? named
      : { full: front, brief: front, noun: null, kind: undefined };
  }
  const read = ofSet(readName(first, brand));
  // 空气炸锅专用纸: the table knows only what it is for.
  if (read.full?.at(-1) === first.at(-1) || first.endsWith('装')) return read;
  const full = `${first}⋮`.replace(PROMOTION, '').replace('⋮', '');
  return { full, brief: full, noun: null, kind: undefined };
}

/** 太师椅三件套: three chairs, and no bedding. */
function ofSet(name: ChineseName): ChineseName {
  const { full, noun } = name;
  if (full === null || noun === null || !/^[两二三四五六七八九十]件套$/u.test(noun) || full === noun) return name;
  const front = findKind({ name: full.slice(0, -noun.length) });
  return front === undefined || front.kind.trade === 'bedding' ? name : { ...name, noun: null, kind: front.kind };
}

/** A sentence, and no name: 我的床头多了这盏小夜灯. */
const SENTENCE = /[我你他她它]|这[盏个款支件条只双把]|之后|的时候|^被/u;
/** What a thing is good for, before it: 黄皮素颜也能涂的镜面唇釉. */
const USE = /^\p{Script=Han}*(?:能|会|可以)\p{Script=Han}{0,4}的(?=\p{Script=Han}{3,})/u;

/** Returns the parts of a title that name something, if others of its parts are sentences. */
function dropSentences(title: string): string {
  const parts = title.split(/[|｜!！,，。~～]/u).filter((part) => hasHan(part));
  const names = parts.filter((part) => !SENTENCE.test(part));
  return (names.length > 0 && names.length < parts.length ? names.join(' ') : title).trim().replace(USE, '');
}

function readName(written: string, brand: string | undefined): ChineseName {
  // What a voucher is for is read without its word, which is added later; 一壶四杯 is what is in the box.
  const bare = written
    .replace(CODE, ' ')
    .split(/(?<=\s)/u)
    .filter((piece, _at, all) => !COUNTS.test(piece.trim()) && !(all.length > 2 && /神器\s*$/u.test(piece)))
    .join('')
    .replace(/(?:提货|兑换|抵用|优惠|代金|礼品|即享|电子)+[券卡]|蟹卡/gu, ' ')
    .trim();
  const title = hasHan(bare) ? bare : written;
  const several = brand !== undefined && /[/／]/.test(brand) ? SEVERAL.exec(title)?.[0] : undefined;
  const joined = SUM.test(bare) ? findKind({ name: bare.split(/[+＋]/u)[0] ?? '' }) : undefined;
  if (joined !== undefined && hasHan(joined.head)) {
    const full = `${brand !== undefined && !/[/／]/.test(brand) ? brand : ''}${joined.head}套装`;
    return { full, brief: full, noun: null, kind: undefined };
  }
  if (several !== undefined) return { full: several, brief: several, noun: null, kind: undefined };
  // A brand may be a common word: 岩点 is a maker, and a climbing hold.
  const unbranded = brand !== undefined && hasHan(brand) ? withoutBrand(title, brand) : title;
  const match = findTitleKind(hasHan(unbranded) ? unbranded : title, unbranded);
  const cleaned = cleanLine(title);
  const work = /《([^》]{1,16})》/u.exec(cleaned)?.[1];
  if (!hasHan(cleaned) || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(cleaned)) {
    const full = shortenName(title, brand)?.short ?? null;
    const kind = match?.kind;
    // A row of the table holds similar kinds; only its first name is a translation of the Chinese one.
    const isTranslated = kind !== undefined && toId(kind.en.singular) === kind.id;
    // "Texas Chicken, 230 g im Streuer" is a spice: words of another language tell no kind.
    if (!isPlainEnglish(title)) return { full, brief: full, noun: null, kind: undefined };
    return { full, brief: full, noun: isTranslated ? kind.zh.noun : null, kind };
  }
  if (work !== undefined) {
    const full = `《${work}》`;
    return { full, brief: full, noun: match?.kind.trade === 'books-and-games' ? match.head : null, kind: match?.kind };
  }
  const head = match && hasHan(match.head) ? match.head : null;
  const pieces = listPieces(cleaned, head);
  const bookTitle = pieces[0];
  const isReading = match?.kind.trade === 'books-and-games' && match.kind.traits.includes('for-reading');
  if (
    isReading &&
    head !== null &&
    bookTitle !== undefined &&
    !bookTitle.includes(head) &&
    bookTitle.length <= MAX_NAME
  ) {
    const full = `《${bookTitle}》`;
    return { full, brief: full, noun: head, kind: match.kind };
  }
  const piece =
    (head === null ? undefined : pieces.find((each) => each.toLowerCase().includes(head))) ?? head ?? pieces[0];
  // 华为 HUAWEI 麦芒 8: without a known noun the maker alone is no name.
  if (head === null && pieces.length > 1 && (piece ?? '').length <= LONGEST_MAKER) {
    const full = pieces.slice(0, 2).join('');
    return { full, brief: full, noun: null, kind: match?.kind };
  }
  const own = withOwnName(piece, pieces, { head, kind: match?.kind });
  if (own !== undefined) return { full: own, brief: own, noun: head, kind: match?.kind };
  if (piece === undefined) return { full: null, brief: null, noun: head, kind: match?.kind };
  const upTo = head === null ? -1 : piece.toLowerCase().lastIndexOf(head);
  const whole =
    upTo < 0 || head === null
      ? piece.replace(PROMOTION, '')
      : `${`${piece.slice(0, upTo)}⋮`.replace(PROMOTION, '').slice(0, -1)}${piece.slice(upTo, upTo + head.length)}`;
  // "露营椅月亮椅": two names for one thing; the first is enough.
  const earlier = head === null ? undefined : findKind({ name: whole.slice(0, -head.length) });
  const isDoubled =
    head !== null &&
    earlier !== undefined &&
    earlier.head.endsWith(head.slice(-1)) &&
    whole.slice(0, -head.length).toLowerCase().endsWith(earlier.head);
  const noun = head === null ? null : isDoubled ? earlier.head : spellAs(whole, head);
  const short =
    shortenChineseName(isDoubled && head !== null ? whole.slice(0, -head.length) : whole, noun, brand)?.replace(
      /(?<=.{3})系列$/u,
      '',
    ) ?? null;
  // A year names no product.
  if (noun === null && short !== null && /^\d*(?:新?款|版)$/u.test(short))
    return { full: null, brief: null, noun: null, kind: match?.kind };
  // 猫砂混合豆腐猫砂: the noun at both ends.
  const last = noun?.slice(-2) ?? '';
  const isTwice =
    noun !== null && last.length === 2 && short !== null && short.startsWith(last) && short.length > noun.length + 1;
  const once = isTwice ? short.slice(2) : short;
  const modelled = withModel(once, cleaned, isDoubled ? undefined : match);
  if (modelled !== once) return { full: modelled, brief: modelled, noun, kind: match?.kind };
  return {
    full: once,
    // "海之元胶囊" describes the form of the product, not its kind.
    brief:
      noun !== null &&
      (once?.length ?? 0) > EASY_NAME &&
      !FORM_NOUNS.test(noun) &&
      brand &&
      hasHan(brand) &&
      once?.startsWith(brand)
        ? `${brand}${noun}`
        : once,
    noun,
    kind: (isDoubled ? earlier : match)?.kind,
  };
}

const LONGEST_OWN = 5;
const LONGEST_NAMED = 10;

/** 桂花乌龙 冷泡茶包: what is eaten or drunk, before the form that it is sold in; undefined if the form names it all. */
function withOwnName(
  piece: string | undefined,
  [first = '']: readonly string[],
  { head, kind }: { head: string | null; kind: ProductKind | undefined },
): string | undefined {
  if (piece === undefined || head === null || piece === first || !piece.endsWith(head)) return undefined;
  if (kind?.trade !== 'food' && kind?.trade !== 'drinks') return undefined;
  const isName =
    /^\p{Script=Han}+$/u.test(first) &&
    first.length > 1 &&
    first.length <= LONGEST_OWN &&
    `${first}⋮`.replace(PROMOTION, '') === `${first}⋮`;
  return isName && first.length + piece.length <= LONGEST_NAMED ? `${first}${piece}` : undefined;
}

/** Returns the noun with the capitals of the name that it ends. */
function spellAs(name: string, noun: string): string {
  const own = name.slice(-noun.length);
  return own.toLowerCase() === noun ? own : noun;
}

function toId(singular: string): string {
  return singular.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
