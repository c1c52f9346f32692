/** The reason why a finished line is refused. */
export type ChineseRefusal =
  | 'unfilled-slot'
  | 'half-sentence'
  | 'foreign-words'
  | 'too-long'
  | 'price-without-currency'
  | 'said-twice'
  | 'seller-mark'
  | 'one-for-many'
  | 'filler'
  | 'tame-question'
  | 'unread-sign'
  | 'traditional'
  | 'boast';

/** The facts of the product that the reader needs. */
export interface ChineseReading {
  /** Allowed words in other scripts: names, brands, the seller's own terms. */
  foreign: readonly string[];
}

const LONGEST_LINE = 44;
const LONGEST_CLAUSE = 22;
/** A clause with this ending is unfinished. */
const HANGING =
  /(?:[和与及或被让从向以并而且跟往]|(?<![草土场陆天])地|(?<![还都不也])在|(?<![拖手车一火])把|(?<![还先])给|以及|因为|如果|虽然|不仅|比如|例如|包括|通过|采用|适合|可以|能够|具有|成为|避免)$/u;
const HEADLESS = /^(?:的|和|与|及|或|而且|并且|但是?|因此|所以|从而|以及|其中|了|着)/u;
/** 十六年后: what happens then is missing. */
const ENDS_IN_TIME =
  /(?:[年月天周岁次]|小时|分钟|毕业|结婚|工作|使用|开封|下班|放学)(?:以|之)?[后前]$|(?:的时候|期间|以来|过程中|同时|之际|之时)$/u;
/** How many like it: nobody can prove it in an ad. */
const CROWD =
  /(?:突破|累计|超过?|逾|近|已有|高达|热销|畅销|销量)\s?[\d千百万亿.]+[多余]?\s?(?:名|位|人(?![份次用坐穿])|用户|家庭|宝妈|粉丝|读者|剧迷|观众|买家|件|单(?!元))/u;
/**
 * Signs that no reader of amounts has turned into words. A percent sign behind a number, a plus behind a grade and hyphens
 * between letters are read as they stand.
 */
const UNREAD = /[/／×✕±≤≥≦≧＜＞=＝℃℉㎡°²³→←‰%％＋+\\()（）[\]〔〕①-⑳：:-]|[–—−]/u;
const READ_SIGNS =
  /(?<=\d)%|(?<=(?:UPF|SPF|PA|[A-Z])\d{0,3}\+*)\+(?=\+*(?![A-Za-z\d]))|(?<=[A-Za-z\d])-(?=[A-Za-z])|(?<=[A-Za-z])-(?=\d)|\d+-\d+(?=不锈钢)|：(?=“)|(?<=\p{Script=Latin})&(?=\p{Script=Latin})|(?<=[问说写讲喊想道]|一[句声]|弹窗|比划|摊开|听筒|群里|一下)：(?=\p{Script=Han})|——(?=[。！？])/gu;

/** Checks if a line has a sign that nobody can speak, outside of what a buyer has written. */
function hasUnreadSign(line: string, names: readonly string[]): boolean {
  let said = line.replace(/：?“[^”]*”/gu, '').replace(READ_SIGNS, '');
  if (!UNREAD.test(said)) return false;
  // T5-08: a model is named as it is written.
  for (const name of names)
    for (const [code] of name.matchAll(/[A-Za-z\d]+(?:[-&+.][A-Za-z\d]+)+\+*/gu))
      if (/[A-Za-z]/u.test(code)) said = said.replaceAll(code, '');
  return UNREAD.test(said);
}

let simplified: ReadonlySet<string> | undefined;

/** Lists the characters of the mainland's first standard, in which all common simplified ones stand. */
function listSimplified(): ReadonlySet<string> {
  const decoder = new TextDecoder('gb18030');
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row += 1) for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  return new Set(decoder.decode(Uint8Array.from(bytes)));
}

/** Checks if a line has a character that is no simplified one, outside of names. */
function hasOldCharacter(line: string, names: readonly string[]): boolean {
  simplified ??= listSimplified();
  for (const character of line.replace(/“[^”]*”/gu, '')) {
    if (simplified.has(character) || RARE.has(character) || !/\p{Script=Han}/u.test(character)) continue;
    if (!names.some((name) => name.includes(character))) return true;
  }
  return false;
}

/** Simplified characters of common words that came into a standard later. */
const RARE: ReadonlySet<string> = new Set('啰镕喆瞭蒟翀琎玥珺罉焗鳀鲊囧囍垚粿馃饹饸呣嘚嘞唛煊彧昇堃頔㸆蹚窸窣');

/** Units and codes that are read unchanged. */
const KNOWN_FOREIGN =
  /^(?:[A-Z]{1,2}\d*|31[67]L|304L|\d+(?:\.\d+)?(?:[KPDTSGMCABHRFENUX]|[GTM]B|X?XL|Pro|Plus|Max)|USB(?:-[AC])?|Type-?C|LED|APP|WiFi|Wi-Fi|GPS|NFC|UV\d*|UPF\d*\+?|SPF\d*\+*|PA\+*|IPX?\d+|HDMI|4K|2K|8K|1080P|720P|TPU|TPE|EVA|PVC|ABS|PP|DIY|DHA|VC|ANC|POLO|Polo|T|CADR|PD|iOS|iPhone|Android|AI|SSD|GB|TB|MB|RGB|K|P|A|B|C|D|E|Q)$/;

/** Filler words before a point. */
const FILLER = /^(?:说个细节|另外|还有|此外|再说|颜色也说一下|至于颜色|用料写明白)[，、]?/u;
/** The kind and a fact as a question, which sounds unnatural. */
const TAME_QUESTION = /^(?:想要|想找|在找|需要|想买)(?:一\p{Script=Han}{1,2})?[^？]{2,}的[^？]{1,8}？/u;

/** A Latin word takes the time of a third as many characters. */
const measure = (text: string): number =>
  text.replace(/[\p{Script=Latin}'’.&-]{2,}/gu, (word) => word.slice(0, Math.ceil(word.length / 3))).length;

/** Reviews a finished line as a strict editor would; returns null if it may be spoken. */
export function refuseChineseLine(line: string, { foreign }: ChineseReading): ChineseRefusal | null {
  if (/[{}]|undefined|null|NaN/.test(line)) return 'unfilled-slot';
  if (measure(line) > LONGEST_LINE) return 'too-long';
  if (FILLER.test(line)) return 'filler';
  if (TAME_QUESTION.test(line)) return 'tame-question';
  if (hasUnreadSign(line, foreign)) return 'unread-sign';
  if (CROWD.test(line)) return 'boast';
  if (hasOldCharacter(line, foreign)) return 'traditional';
  if (/[【】★☆●◆■√✓✅|｜#@~～^*_<>]|\.{2,}|[，。！？：]{2,}/u.test(line)) return 'seller-mark';
  const said = line.replaceAll(/[“”"]/gu, '');
  const sentences = said.split(/(?<=[。！？])/u).filter((part) => part.trim() !== '');
  for (const sentence of sentences) {
    const clauses = sentence.split(/[，；]/u);
    if (clauses.some((clause) => measure(clause) > LONGEST_CLAUSE)) return 'too-long';
    const bare = sentence.replace(/[。！？]$/u, '');
    if (bare.length < 1 || HANGING.test(bare) || ENDS_IN_TIME.test(bare) || isOwnerless(bare) || HEADLESS.test(bare))
      return 'half-sentence';
    // 三来，192页: an amount, of which nothing is said.
    if (/^(?:[一二三]来，|理由[一二三]，|第[一二三]，)\d[\d.]*\p{Script=Han}{1,2}$/u.test(bare)) return 'half-sentence';
    if (/^[\d.]+$/.test(bare) || hasOddBrackets(bare)) return 'half-sentence';
  }
  if (hasForeignWords(said, foreign)) return 'foreign-words';
  if (/(?:售价|价格|原价|现价|现在|只要)\s*\d+(?:\.\d+)?(?=[，。！？]|$)/u.test(said)) return 'price-without-currency';
  if (/一(?:双|副|条|件|台|个|只|把|套|张|瓶|袋|盒|款|本|支|顶)(?:一|[两几](?![只支把个片块]))/u.test(said))
    return 'one-for-many';
  return saysTwice(said) || pointsTwice(said) ? 'said-twice' : null;
}

/** Detects an unfinished possessive: "这款杯子的" is one, "果子自己带的" is not. */
function isOwnerless(sentence: string): boolean {
  return /(?:^|，)(?:这|那)\S{1,8}的$/u.test(sentence);
}

function hasOddBrackets(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('（') !== count('）') || count('《') !== count('》') || count('(') !== count(')');
}

function hasForeignWords(text: string, allowed: readonly string[]): boolean {
  const known = new Set(
    allowed.flatMap((name) => [
      ...(name.toLowerCase().match(/[a-z][a-z'’.&-]*/gu) ?? []),
      // TR-1047: a model.
      ...(name.toLowerCase().match(/\d*[a-z][a-z0-9'’.&+-]*/gu) ?? []),
    ]),
  );
  const words = text.match(/\d*[A-Za-z][A-Za-z0-9'’.&+-]*/gu) ?? [];
  return words.some(
    (word) =>
      !KNOWN_FOREIGN.test(word) && !known.has(word.toLowerCase().replace(/^\d+/, '')) && !known.has(word.toLowerCase()),
  );
}

/** Detects a thing that is named twice: "看料桶，食品级ABS料桶". */
function pointsTwice(text: string): boolean {
  const seen = /^看(?:看)?(?<thing>\p{Script=Han}{2,3})，(?<rest>.+)$/u.exec(text);
  return seen?.groups?.['thing'] !== undefined && (seen.groups['rest'] ?? '').includes(seen.groups['thing']);
}

/** Detects a fact told twice: the same four characters or the same amount in two clauses. */
function saysTwice(text: string): boolean {
  const clauses = text.split(/[，。！？；、]/u).filter((clause) => clause.length > 1);
  const seen = new Set<string>();
  for (const clause of clauses) {
    const own = new Set<string>();
    for (let at = 0; at + 4 <= clause.length; at += 1) own.add(clause.slice(at, at + 4));
    if ([...own].some((gram) => seen.has(gram))) return true;
    for (const gram of own) seen.add(gram);
  }
  return false;
}
