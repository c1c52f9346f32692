import type { ClaimKind } from '@reelwright/contracts';
import { refuse } from '../claim.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import type { ClaimLine, FoundClaim } from '../found-claim.ts';
import { hidePrices } from './hide-prices.ts';
import { HARMLESS_CHINESE } from './harmless-words-chinese.ts';
import { listStatementRows } from './statement-rows.ts';

const HAN = String.raw`[\p{Script=Han}a-z\d]`;
/** The speaker and the listener: their actions are not a quality of the product. */
const PERSON =
  '(?:我|你|您|他(?!们家)|她|咱|谁|大家|老公|老婆|妈|爸|孩子|朋友|姐妹|闺蜜|宝宝|兄弟|同事|室友|男朋友|女朋友|别(?!家)|请|让)';
/** Parts that any product may have. */
const PARTS =
  '面料|布料|里料|内里|填充物?|刷毛|刷头|机身|外壳|壳|笔[杆头尖芯身]|墨水|颜料|汤底?|汤汁?|米粉|粉|料包?|酱|油|盐|糖|底座?|底部|盖子?|把手|手柄|提手|背带|肩带|带子|拉链|扣子?|鞋[底面垫带]|内胆|杯[身盖口]|瓶[身盖]|镜[片头框面]|屏幕?|电池|电机|马达|芯片|风扇|灯[光珠泡]?|音箱|喇叭|按键|遥控器?|滤芯|滤网|刀[片头]|轮子?|车[架身轮把]|支架|坐垫|靠背|椅面|桌[面板腿]|板材|木[头料]|皮[料质]?|羊毛|棉花?|绒|丝|纱线?|羽绒|颗粒|膏体|质地|成分|原料|食材|肉|果[肉粒]|豆子?|茶[叶汤]|香[味气调]|包装|瓶子|罐子|盒子|配方|工艺|设计|颜色|做工|接口|涂层|钢|玻璃|锅[身底盖]|纸|封面|印刷|插画|图案';
const LEAD =
  '^(?:而且|并且|还|也|都|就|又|更|居然|竟然|里面|里头|盒子里|箱子里|包装里|盒里|另外|关键|重点是|听说|据说|真的|直接|全程|现在|它|这|这个|这款|这台|这把|这支|这盒|这包|它家|每一?[个件款只支瓶盒包袋套台张条块片颗粒双床把]|最?绝的是)*';

interface Frame {
  kind: ClaimKind;
  pattern: RegExp;
}

const frame = (pattern: string, kind: ClaimKind = 'attribute'): Frame => ({ kind, pattern: new RegExp(pattern, 'u') });

/** Beginnings of a clause that states something about the product; the group `said` is the statement. */
const FRAMES: readonly Frame[] = [
  frame(
    `${LEAD}(?:自?带|配(?!料表|方)|附|含|加(?!入|到|购|上|完|班|油)|内置|支持|采用|选用|搭载|送|(?<=[里面内都还也袋]|^)有(?!人|的|点|些|没|时|太阳|一[天种次些句点]|空|钱|事|多|谁|了|我|你|它|他|她|光)|添加(?!到)|融合|注入|做了|装了|多了)(?:了|着|有|的是|是)?(?<said>${HAN}{2,})`,
  ),
  frame(`${LEAD}(?:用|选)(?:的(?:都|全|就)?是|了|上了)(?<said>${HAN}{2,})`),
  frame(
    `^(?!${PERSON})(?:里面的?|它的?|这|整个|每一?[根片颗条个])?(?:${PARTS})${HAN}{0,2}?(?:都|全|全都|就)?(?:是|用的是|来自|出自|产自)(?<said>${HAN}{2,}?)(?:的|做的|制成的|制成)?$`,
  ),
  frame(
    `^(?!${PERSON})(?<subject>${HAN}{2,4})(?:都|全|就)?(?:是|来自|出自|产自)(?<said>${HAN}{2,}?)(?:的|做的|制成的)?$`,
  ),
  frame(`^(?!${PERSON})${HAN}{0,6}它(?:还|也|就|都|自己)?(?:会|能|可以)(?<said>${HAN}{2,})`),
  frame(`${LEAD}(?:能|可以|可|会|能够)(?!不会|不|是|以)(?<said>${HAN}{2,})`),
  frame(`^(?!${PERSON})(?<said>${HAN}{2,}?)(?:就能|就可以|即可|也能|都能|照样|也可以|都可以)${HAN}*`),
  frame(`^(?!${PERSON})(?<said>${HAN}{2,}?)(?:也|都|还)(?:没事|没问题|管用|不成问题|放心)`),
  frame(
    `(?:零|没有(?!人)|毫无|无|没有?任何|一点都?(?:不|没)(?:带|沾|掉|有)?|完全(?:不|没有?)|几乎(?:不|没有?)|从不|绝不)(?<said>${HAN}{2,})`,
  ),
  frame(
    `(?:^|${HAN})(?<!什么|啥)(?:也|都)不(?:会|再)?(?!到|做|是|用|要|想|怕|错|贵|难|晚|迟|亏|慌|算|行|好|够|觉|知|敢|舍|说|看|去|过|能|如|在|必|忍|得|许)(?<said>${HAN}{1,3})(?:了)?$`,
  ),
  frame(`(?:拿过|上过|获过?|得过|得了|入选|登上|通过了?|荣获|斩获)(?<said>${HAN}{2,})`, 'certification'),
  frame(`(?<said>${HAN}{2,})(?:可以?|随你|任你?|供你)(?:选|挑)`),
  frame(`^(?<said>${HAN}{2,6})(?:设计|工艺|技术|结构|系统|材质|面料|配方|芯片|模式|功能)(?:的)?$`),
];

/** Actions of other people with it, its effects, and its qualities in words that need no frame. */
const OTHERS = listStatementRows('zh-CN');
const OF_SPEAKER = /我|你|谁|他|她|妈|爸/u;

const CLAUSE = /[^,.!?;:\n"()]+(?:(?<=\d)[.](?=\d)[^,.!?;:\n"()]+)*/gu;
const ASKS = /(?:吗|呢|吧|没|谁|什么|怎么|哪|几|多少|是不是|有没有|要不要|能不能)[^,.!?]{0,6}$/u;

/** Minimum size of the data: a few words, such as an audience alone, cannot refute a statement. */
const LEAST_KNOWN = 12;

/**
 * Finds the Chinese statements about the product in a line; a statement without any match in the data is unsupported.
 */
export function findChineseStatements(line: ClaimLine, facts: ProductFacts): FoundClaim[] {
  const known = pairsOf(facts);
  if (known.size < LEAST_KNOWN) return [];
  const normal = hidePrices(line);
  return [...normal.matchAll(CLAUSE)].flatMap(({ 0: clause, index }): FoundClaim[] => {
    if (!/\p{Script=Han}{2}/u.test(clause)) return [];
    const end = normal.charAt(index + clause.length);
    if (end === '?' || (ASKS.test(clause) && /(?:吗|呢|吧)$/u.test(clause))) return [];
    return findSaid(clause.trim(), known).map(({ start, end: to, kind }) => ({
      start: index + start,
      end: index + to,
      kind,
      tie: refuse('not_in_data'),
    }));
  });
}

function findSaid(clause: string, known: ReadonlySet<string>): { start: number; end: number; kind: ClaimKind }[] {
  for (const { pattern, kind, scope } of OTHERS) {
    const match = pattern.exec(clause);
    if (!match || (scope === 'clause' && OF_SPEAKER.test(clause))) continue;
    if (kind === 'health' || !isKnown(scope === 'clause' ? clause : match[0], known))
      return [{ start: match.index, end: match.index + match[0].length, kind }];
  }
  for (const { kind, pattern } of FRAMES) {
    const match = pattern.exec(clause);
    const said = match?.groups?.['said'];
    if (!match || said === undefined || isKnown(said, known)) continue;
    if (!isSubject(match.groups?.['subject'], known)) continue;
    if (said.length === 1 || countHan(strip(said)) >= LEAST_LEFT) {
      const start = match.index + match[0].indexOf(said);
      return [{ start, end: start + said.length, kind }];
    }
  }
  const plain = strip(Array.from(clause, (sign, at) => (isOwnAt(clause, at, known) ? ' ' : sign)).join(''));
  const isOwn = Array.from(clause).some((_, at) => isOwnAt(clause, at, known));
  return !isOwn && !OF_VIEWER.test(clause) && countHan(plain) >= LEAST_BY_DEFAULT
    ? [{ start: 0, end: clause.length, kind: 'attribute' }]
    : [];
}

function isOwnAt(text: string, at: number, known: ReadonlySet<string>): boolean {
  return known.has(text.slice(at, at + 2)) || (at > 0 && known.has(text.slice(at - 1, at + 1)));
}

/** Actions and feelings of the viewer. */
const OF_VIEWER = new RegExp(
  `${PERSON}|终于|完|起来|看着|听着|第一时间|双手|来聊|集合|路上|小时候|那年|有时|总有|谁都|人生|世界|愿|祝|(?<![不别无])怕|小心翼翼|^(?:挤|趴|蹲|站|坐|躺|躲|贴|靠|缩|窝|跪|盯|守|等)(?:着|在)(?!上)`,
  'u',
);
/** Minimum length from which a clause without a word of the data is a statement. */
const LEAST_BY_DEFAULT = 6;
/** Minimum characters without harmless words for a statement. */
const LEAST_LEFT = 2;

function countHan(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}

function isSubject(subject: string | undefined, known: ReadonlySet<string>): boolean {
  return subject === undefined || listPairs(subject).some((pair) => known.has(pair));
}

function listPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** Whether the data contains half of a statement, without harmless words. */
function isKnown(said: string, known: ReadonlySet<string>): boolean {
  if (said.length === 1) return [...known].some((pair) => pair.includes(said));
  const isOwn = Array.from(
    said,
    (_, at) => known.has(said.slice(at, at + 2)) || (at > 0 && known.has(said.slice(at - 1, at + 1))),
  );
  const own = isOwn.filter(Boolean).length;
  const foreign = countHan(strip(Array.from(said, (sign, at) => (isOwn[at] ? ' ' : sign)).join('')));
  return own > 0 && own >= foreign;
}

const HARMLESS = new Set(HARMLESS_CHINESE);
const LONGEST = 5;

/** Removes the harmless words from a text, the longest first. */
function strip(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    let length = Math.min(LONGEST, text.length - at);
    while (length > 0 && !HARMLESS.has(text.slice(at, at + length))) length--;
    left += length > 0 ? ' ' : text.charAt(at);
    at += Math.max(1, length);
  }
  return left;
}

const pairs = new WeakMap<ProductFacts, ReadonlySet<string>>();
/** Common pairs of characters, which any data contains. */
const COMMON_PAIRS =
  /^(?:可以|一个|一次|我们|你们|自己|适合|使用|采用|配有|一支|一条|一张|两个|三个|以上|以下|不会|不含|每天|所有|以及|需要|一款|非常)$/u;

function pairsOf(facts: ProductFacts): ReadonlySet<string> {
  const found = pairs.get(facts);
  if (found) return found;
  const own = new Set<string>();
  for (const { normal } of facts.texts) {
    for (const run of normal.match(/[\p{Script=Han}a-z\d]+/gu) ?? []) {
      for (let at = 0; at + 1 < run.length; at++) {
        const pair = run.slice(at, at + 2);
        if (/\p{Script=Han}/u.test(pair) && !COMMON_PAIRS.test(pair)) own.add(pair);
      }
    }
  }
  pairs.set(facts, own);
  return own;
}
