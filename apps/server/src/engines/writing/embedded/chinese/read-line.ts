import { cleanLine } from '../clean-text.ts';
import { isInLanguage } from '../text-language.ts';
import { CHINESE_FEATURES } from './chinese-features.ts';
import { ABSOLUTE_WORDS, HANGING_END, PUFFERY, SHOP_TALK, SLOGANS } from './chinese-lexicon.ts';
import { MATERIAL_ALONE, PART_END, SUBSTANCE } from './fact-words.ts';
import { isMeasured, isPart } from './part-nouns.ts';
import { joinList, tellChoice, tellRow } from './tell-label.ts';

/*
 * Reads a line of a seller's list: tidies its signs and brackets, cuts it to what can be said at once, and refuses what
 * nobody says.
 */

const NO_HINTS = { isKnownWord: () => false, company: '' };
const LONGEST_FACT = 26;
/** Longer clauses cannot be followed. */
const LONGEST_CLAUSE = 20;
const SHORTEST_FACT = 3;

/** Splits a line of the seller's list into pieces, each of which may be a fact. */
export const splitSellersLine = (line: string): string[] =>
  dropLimited(openLabel(line)).flatMap(splitLine).flatMap(splitRefused);

/** 24小时停车监控，需配降压线: a clause that limits the one before it. */
const LIMITS =
  /^(?:(?:需|须|必须)(?:要)?(?:另外?)?(?:[配接装用插购买]|搭配|配合|连接|安装|自备|自行|自己)|仅限|只限|限)|(?:除外|另购|另配|另售|另付|另算|另计|选配|自备|为准)$/u;
/** Limits that may be said. */
const SAYABLE_LIMIT = /^(?:需|须|必须)(?!.*(?:购|买|自备|自行|自己|补))\p{Script=Han}{2,9}$/u;

/** Drops clauses that hold only under a condition which nobody says in an ad; others keep it. */
function dropLimited(line: string): string[] {
  const clauses = line.split(/[，,]/u);
  const limits = clauses.map((clause) => LIMITS.test(clause.trim()));
  if (!limits.includes(true)) return [line];
  const pieces: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    // What stands under a condition alone says nothing, and what follows speaks of it.
    if (limits[at] === true && at === 0) return [];
    if (limits[at] === true) continue;
    const limit = limits[at + 1] === true ? (clauses[at + 1] ?? '').trim() : undefined;
    if (limit === undefined) pieces.push(clause);
    else if (SAYABLE_LIMIT.test(limit)) pieces.push(`${clause}，${limit}`);
    // Behind a fact that is not told, the others lack what they speak of.
    else break;
  }
  return pieces;
}

/** 【304内胆】一体成型无焊缝: the label is what the rest is said of. */
const openLabel = (line: string): string =>
  line.replace(
    /^\s*[【[](?!.*(?:送|赠|减|折|元))([\p{Script=Han}\dA-Za-z.]{2,7})[】\]]\s*(?=[\p{Script=Han}\d])/u,
    '$1，',
  );

/**
 * Cuts a seller's line to what can be said at once: its first clauses in their own words. Later clauses go, because
 * they speak of what the first ones name.
 */
function splitLine(line: string): string[] {
  const text = tidy(line);
  // 礼盒+手提袋，坏了包赔: what follows a list of things is not said of the last of them.
  const isList = /^[^，]*[+＋]\s*[\p{L}\d][^，]*[盒袋卡券罩布绳]，|^[^，]*[+＋][^，]*，.*(?:包赔|包退|质保|代写)/u.test(
    text,
  );
  if (isList) return text.split('，').filter((piece, index) => index === 0 || !LEANS.test(piece));
  const clauses = text.split('，');
  const kept: string[] = [];
  for (const clause of clauses)
    if (kept.length === 0 || [...kept, clause].join('，').length <= LONGEST_FACT) kept.push(clause);
    else break;
  const lead = kept.join('，');
  return readFact(lead) === null && kept.length < clauses.length
    ? clauses.filter((piece, index) => index === 0 || !LEANS.test(piece))
    : [lead];
}

/** A line of which one clause may not be said gives what stands before it: 配三个杯盖，永久保修. */
function splitRefused(line: string): string[] {
  if (!line.includes('，') || readFact(line) !== null) return [line];
  const clauses = line.split('，');
  const refused = clauses.findIndex((clause) => readFact(clause) === null);
  // Behind a first clause that nobody says, the others lack what they speak of.
  return refused < 0 ? clauses : refused === 0 ? [] : [clauses.slice(0, refused).join('，')];
}

/** A clause that depends on the previous one. */
const LEANS =
  /^(?:为了?(?!什么)|为防|而且|并且|但|因此|所以|同时|它|其|这|让|使|从而|以及|还|也|就|都|才|再|又|便|则|既|更|不仅|即使|哪怕|无论|不管|轻松|方便|避免|防止|一下子|顿时|瞬间|这样|于是|满足|适合|可(?![爱口乐])|能|会|帮助|增加|提升|有效|保证|确保|随时|随地|呈现|带来)/;

/** 续航约45分钟（节能档）: the condition of a number is told before it. */
const CONDITION =
  /^(\p{Script=Han}{0,6}(?:约|仅|可达|达|超过|不到)?\d[\d.]*\s?(?:[A-Za-z%℃°]{1,3}|毫?[升米克]|厘米|公[斤里]|小时|分钟|[秒天年度瓦]))\s*[（(](?!可|支持|如|看|视|因|见|详|误差|左右|以上|以下|含|赠|送|选|任|或|约)(\p{Script=Han}{1,5})[）)]$/u;

const LONGEST_JOINED_CONDITION = 3;
const joinCondition = (condition: string, amount: string): string =>
  condition.length > LONGEST_JOINED_CONDITION
    ? `${condition}，${amount}`
    : `${condition.replace(/[下时]$/u, '')}${amount}`;

/** （需配降压线）: what it takes is told behind it. */
const NEEDS =
  /\s*[（(]((?:需|须|需要|必须)(?:另外?)?(?:[配接装用插]|搭配|配合|连接|安装)(?!购|买)[^）)，]{1,8})[）)]/gu;
/** （偏远地区除外）: without it the clause is not true, and nobody says it in an ad. */
const LIMITED =
  /(?<=^|[，,])[^，,]*[（(][^）)]*(?:除外|仅限|只限|限\p{Script=Han}{1,4}$|不含|不包|另购|另配|另售|选配|自费|自备|自理|部分|仅供参考|^按|环境|视情况|实验室|理论值|以.{1,8}为准|需|须)[^）)]*[）)][^，,]*/gu;

function tidy(line: string): string {
  return (
    cleanLine(line)
      .replace(NEEDS, '，$1')
      .replace(LIMITED, '')
      .replace(/^[，,]+/u, '')
      .replace(/\s*[（(]\s*([≥≤<>]=?\s?\d+\s?[℃度%％])[）)]/gu, '，$1')
      .replace(/^([^（(，]+)[（(](每[天日次周]\p{Script=Han}?[\d一两三]+\p{Script=Han}{1,3})[）)]$/u, '$2，$1')
      .replace(/[（(](?:具体)?[看视因依](?!频)(\p{Script=Han}{2,8})[）)]/gu, '，具体看$1')
      .replace(CONDITION, (_whole, amount: string, condition: string) => joinCondition(condition, amount))
      .replace(/^(\p{Script=Han}{0,8}\d[\d.]*\s?\p{L}{1,3})\s*[（(](按[\p{Script=Han}\d]{2,8})[）)]$/u, '$2，$1')
      .replace(/(?<!约)(\d[\d.]*\s?[\p{L}%℃°]{1,3})\s*[（(]约[）)]$/u, '约$1')
      .replace(/[（(【[][^）)】\]]*[）)】\]]/gu, '')
      .replace(/[（(【[）)】\]]/gu, '')
      .replace(
        /^\s*\d{0,2}[.、)）](?!\d)\s*|^(?![-−]\d[\d.]*\s*(?:[~～至到-]\s*[-−]?\d[\d.]*\s*)?(?:度|摄氏|°|℃))(?:(?![≤≥<>＜＞±])[^\p{L}\p{N}《])+/u,
        '',
      )
      .replace(/\s*([，、：；])\s*/g, '$1')
      .replace(/,\s*/g, '，')
      // 357克/饼 is for one of.
      .replace(/(?<=\p{Script=Han})(?<!\d\s?\p{Script=Han}{1,2})\s*[/／]\s*(?=\p{Script=Han})/gu, '、')
      .replace(/[。！？!?.；;，、:：…\s]+$/u, '')
      // 28dB 睡觉听不见: two clauses; 拉链顺滑 YKK: a word in front of nothing.
      .replace(
        /(?<=\p{Script=Han}|\d(?:kg|g|ml|L|cm|mm))\s+(?=\p{Script=Han}|[-−]?\d)|(?<=\p{Script=Han}(?:304|316))\s+(?=\p{Script=Han})|(?<=\d(?:[A-Za-z㎡]{1,5}|[%％℃°+])|[A-Za-z]\d{1,3})\s+(?=\p{Script=Han})(?![防级型芯款代]|处理|认证|接口|材质|不锈钢|充电|快充|供电)/gu,
        '，',
      )
      .replace(/(?<=\p{Script=Han}{3})\s+[A-Za-z]{2,8}$/u, '')
      .trim()
  );
}

/** Advice and limits of care: no reason to buy. */
const CARE_WARNING =
  /^(?:手洗|干洗|开[盖封罐袋瓶](?!即[食饮喝])|拆封|(?:干燥|阴凉|密封|避光|常温|冷藏|冷冻).*(?:保存|存放|储存)|使用前|用前|食用前|首次|初次|建议|只能|仅限|需要?|切勿|不可|不宜|避免)|(?:别|勿|不要|不能|不可)(?:进|放|用|直接|加|碰|泡|洗|切|晒|烘|让|超|拿|敷)|干洗$|手洗$|^本品|^按(?:平方|平米|米|尺寸|重量|斤|克)计价|不能(?:代替|替代)药|先试|试耳后|皮试|慎用|禁用|忌用|遵医嘱|备注|私信|留言|(?:联系|咨询|问)客服|报(?:车型|尺寸|型号)|会(?:褪色|掉色|缩水|变形|氧化|变黑|结晶)|以实物为准|加收|另收|另计|另付|另算|陪同|自理|需补差|补差价|不退|概不|^(?:国妆|卫妆|械[字备注]|蓝帽)|(?:备案|批准文|批文|许可证|执行标准|注册证|专利)[号编]?|特字[A-Z]?\d|[\d一二三四五六七八九十]+(?:天|周|日|次|分钟)(?:就|即可|快速)?(?:见证|见效|焕|亮|白|瘦|淡|祛|改善|嫩|紧致|年轻)|偏远|不支持|先在\S{1,4}试/;
/** What does not come along: 不含枕套, and no reason to buy as 不含酒精 is. */
const WITHOUT = new RegExp(`^不(?:含|包含|包括|带|配)(?!.*(?:${SUBSTANCE}))\\p{Script=Han}{2,5}$`, 'u');
const QUESTION = /^(?:你|您|怎么|为什么|谁|难道|是不是|还在|是否|如何|什么)/;

/** "双抽屉", "三口袋": short, and whole. */
const COUNTED = /^[双两三四五六]\p{Script=Han}{2}(?<![十天年月日节折期倍次])(?<!十.)$/u;

/** "碳钢板": short, and what it is made of. */
const STUFF = /^\p{Script=Han}{2}[板钢木皮棉麻竹铜铝瓷胶绒丝漆]$/u;

/** What the senses find in it. */
const SENSED =
  /^(?:[口手触听]感|[味气]味?道?|茶汤|汤色|香[气味型]|音[质色]|画[质面]|色泽|质地|外观|内[部里]|表面|底部|顶部|背面|正面|侧面|中间|[上下前后]方)$/u;

/** Ratings that need no explanation. */
const CODES = /^(?:UPF|SPF|UV|IPX?)\d+\+*$|^\d+(?:\.\d+)?\s*(?:mAh|W|Pa|dB|lm)$/i;

/** 净含量500克, 容量500毫升: no entry of a parcel. */
const HAS_ACTION = /[重大长宽高径率量速约每共可能日]|规格|适合/u;

/** 精切藏羊排 500g*2袋: an entry of a parcel, with its amount. */
const PARCEL_ENTRY =
  /^(?!.*[45]G$)(\p{Script=Han}{2,12}(?:[ ，]\p{Script=Han}{2,12})?)[ ，]?(\d+(?:\.\d+)?) ?(kg|g|ml|l|克|千克|公斤|斤|升|毫升)(?: ?[*×xX] ?\d+ ?[袋盒瓶包罐件只片份支条]?)?$/iu;
/** Two things with a plus between them, in a clause of their own. */
const TWO_THINGS =
  /(?<=^|[：:，,])([\p{Script=Han}\d]{1,9}|[A-Z]{1,5}\p{Script=Han}{1,6}|\p{Script=Han}{1,5}[A-Z]{1,5})\s*[+＋]\s*([\p{Script=Han}\d]{2,9})(?=$|[，,])/gu;
const UNIT_NAMES: Readonly<Record<string, string>> = { kg: '千克', g: '克', ml: '毫升', l: '升' };

/**
 * Turns a seller's line into a speakable fact; null if it is in another language, forbidden, about the shop, or empty
 * of content.
 */
export function readFact(written: string): string | null {
  // 插电+电池, 316不锈钢内胆+竹盖: two things.
  const line = written
    // 100+运动模式.
    .replace(
      /(\d{2,})\s?[+＋]\s?(?:([种款个首项])|(?=\p{Script=Han}{2}))/gu,
      (_whole, count: string, word = '种') => `${count}多${word}`,
    )
    .replace(TWO_THINGS, (whole, one: string, other: string) => {
      // 侧窗2片+前挡1片: each with its count.
      if ([one, other].every((thing) => /\d\p{Script=Han}$/u.test(thing))) return `${one}，${other}`;
      // 加绒+夹棉: what is done to it.
      if ([one, other].every((thing) => /^[加夹磨拉][绒棉毛厚]$/u.test(thing))) return `又${one}又${other}`;
      // 钨钢+陶瓷: what it is made of.
      if ([one, other].every((thing) => MATERIAL_ALONE.test(thing) || thing.endsWith('钢')))
        return `用的是${one}和${other}`;
      // 长衫+马面裙一套: the count is of both.
      if (/.一套$/u.test(other)) return `${one}加${other.replace(/一套$/u, '')}，一整套`;
      if ([one, other].some((thing) => /^\d+\p{Script=Han}$|^\p{Script=Han}+\d$/u.test(thing))) return whole;
      // 满水自动停机+提示灯: what it does, and what it has.
      return /自动|能|可以|会/u.test(one) && (PART_END.test(other) || /[灯音]$/u.test(other))
        ? `${one}，有${other}`
        : joinList([one, other]);
    });
  // 耳塞S/M/L: signs of sizes.
  if (/[A-Z]\/[A-Z](?:\/|$)/u.test(line)) return null;
  // 拍1+底座1: nobody says a number without what it counts.
  if (/\p{Script=Han}\d[+＋]/u.test(line)) return null;
  if (/[?？]/.test(line) || QUESTION.test(line)) return null;
  // "大容量+高性价比", "32cm/7L", "15s~3min": signs that nobody can speak.
  if (
    /\d(?!V )[a-z]+\s+\d|[×xX*]\d+\p{L}?$|\p{L}\s*[+＋]\s*\p{L}|[a-z]\s*\/\s*\d|[a-z]\s*[~～]\s*\d/iu.test(line) ||
    /^[+＋]/.test(line.trim())
  )
    return null;
  const entry = PARCEL_ENTRY.exec(
    cleanLine(line)
      .replace(/[（(【[][^）)】\]]*[）)】\]]/gu, '')
      .trim(),
  );
  // 折叠后像个手提箱，6.8kg: two clauses are no entry of a parcel.
  if (entry !== null && !/[，,]/u.test(line)) {
    const [, label = '', amount = '', unit = ''] = entry;
    const thing = label.replace(/约$/u, '');
    // "单只210克" is a weight, no content of the parcel.
    if (
      /(?:^|[ ，])一\p{Script=Han}$|^(?:单[只个].*)$|^(?:单[只个件双条支根耳]|加[厚重大]|每[只个件支]|整机|净)?(?:仅|约)?重?(?:仅|约)?$|，|[只才]有$/u.test(
        thing,
      )
    )
      return tidy(line);
    if (
      /^(?:日|每天)|(?:承重|载重|限重|容量|容积)$|^(?:最大)?(?:承重|载重|限重|容量|容积|净重|自重|总重|功率|水箱|(?:独立)?(?:小包|小袋)|全副|整副|精度|一天|每小时|每分钟|一次|每[袋包盒瓶支片条份])$/u.test(
        thing,
      )
    )
      return tidy(line).replace(/^最大/u, '');
    // 空包450g: the weight of the thing without what it holds.
    if (/^[空裸]\p{Script=Han}{1,2}$/u.test(thing))
      return `${thing.replace(/重$/u, '')}重${amount}${UNIT_NAMES[unit.toLowerCase()] ?? unit}`;
    // 每袋蛋白质23g: what is in one of them.
    if (/^(?:每|单)[份袋包盒瓶罐支片条杯颗粒勺](?:含)?\p{Script=Han}{2,5}$/u.test(thing)) return tidy(line);
    // A litre is what a pot holds.
    if (/^(?:l|升)$/iu.test(unit)) return tidy(line);
    return HAS_ACTION.test(thing)
      ? null
      : `含${thing.replace(/[ ，]/u, '')}${amount}${UNIT_NAMES[unit.toLowerCase()] ?? unit}`;
  }
  let text = tidy(line)
    .replace(/^最大称重(?=\d)/u, '能称')
    .replace(/^最大(?=\d[\d.]*\s?磅)/u, '拉力能到');
  const spec = /^([^：:，]{1,6})[：:]\s*(.+)$/u.exec(text);
  if (spec) {
    const [, label = '', value = ''] = spec;
    if (/[：:]/.test(value)) return null;
    const told = tellRow(label, value);
    if (told === null) return null;
    if (told !== undefined) text = told;
    // 双电源：插电+电池: what the number counts.
    else if (/^[双两三四五六七八九十\d](?![号])/u.test(label) && value.length >= 4) text = `${label}，${value}`;
    // 拼配：云南和巴西, where the label says what it is.
    else if (/^\p{Script=Han}{2}$/u.test(label) && /^\p{Script=Han}+和\p{Script=Han}+$/u.test(value))
      text = `${value}${label}`;
    // 内胆：316不锈钢, 口感：软糯: the label is what is said of the value; 保存：避光 is an order.
    else if (value.length >= 4 && (label.length > 2 || isPart(label) || isMeasured(label) || SENSED.test(label)))
      text = label.length > 2 ? `${label}，${value}` : `${label}${value}`;
    else return null;
  } else text = tellChoice(text) ?? text;
  // 煮浮起再3分钟: what to do is missing.
  if (/再\d/u.test(text)) return null;
  // 1对1 is said in words, 送3刷头 with a measure word.
  text = text
    .replace(/1对1/gu, '一对一')
    // 不用3分钟自动关机: while nobody uses it.
    .replace(/(?<=^|，)不用(?=\d+(?:分钟|秒|小时)(?:后|就)?(?:自动|自己))/gu, '不用时')
    .replace(/轻(?=\d)/gu, '只有')
    // 2.3公斤轻: nobody says it in this order.
    .replace(/^(\d[\d.]*\s?(?:kg|g|克|公斤|斤))轻(?=，|$)/iu, '只有$1')
    // 78出风口.
    .replace(/(?<=^|，)(\d+)(\p{Script=Han}{2,4})(?=，|$)/gu, (whole, count: string, part: string) =>
      isPart(part) && !/^(?:304|316|201|430)$/u.test(count) ? `${count}个${part}` : whole,
    )
    .replace(
      /(?<=送|含|配|附)(\d+)(?=(?![个只支条件套片包张瓶盒双对本袋块把卷粒颗枚根节米克升毫厘寸种款层档级天年月小份组副提听桶罐次首期台盘朵])\p{Script=Han}{2})/gu,
      '$1个',
    );
  if (text.length < SHORTEST_FACT || text.length > LONGEST_FACT) return null;
  if (text.split('，').some((clause) => clause.length > LONGEST_CLAUSE)) return null;
  if ((!isInLanguage(text, 'zh-CN', NO_HINTS) && !CODES.test(text)) || /[?？：:;；%％].*[:：]|[“”"]/.test(text))
    return null;
  // 裸感面料，锦纶75% 氨纶25%: shares of a blend are a label.
  text = text.replace(/，[^，]*\d[%％][^，]*\d[%％][^，]*$/u, '');
  // "最高1900转" is a limit, not a boast; reworded, since 最 is forbidden.
  text = text
    .replace(/最多(?=\d+[人名位])/gu, '不超过')
    .replace(/最多(?=可|能|支持)/gu, '')
    .replace(/最(?:大|高|长|远)(?=\d)|^最多(?=\d)/gu, '能到')
    // A setting, and no boast: 最低亮度亮100小时.
    .replace(/最([高低大小](?:亮度|音量|功率|风速|转速|强度|温度))(?=\p{Script=Han}?约?\d)/gu, '$1时')
    .replace(/最(?=[高低大小](?:亮度|音量|功率|风速|转速|强度|温度))/gu, '');
  if (ABSOLUTE_WORDS.test(text) || SHOP_TALK.test(text) || SLOGANS.test(text)) return null;
  const features = CHINESE_FEATURES.filter(({ match }) => match.test(text));
  if (PUFFERY.test(text) && (features.length === 0 || text.length > 10)) return null;
  if (HANGING_END.test(text) || /^[\d\s.,xX×*/-]+(?:cm|mm|ml|厘米|寸)?$/i.test(text)) return null;
  // 一边装衣服: half of a pair.
  if (/^一边(?!.*一边)/u.test(text)) return null;
  // 不能上飞机, 盖子不可微波: what it cannot do.
  if (/不(?:能|可|宜|支持)(?![思缺少或])/u.test(text)) return null;
  // 春节+10元/次: what is charged beside the price; 距离5公里内: where it is done.
  if (
    /[+＋加]\s?\d+(?:\.\d+)?元/u.test(text) ||
    /^\p{Script=Han}{0,4}\d[\d.]*\s?(?:\p{L}{1,2}|㎡|m²)以?内$/u.test(text)
  )
    return null;
  // 不过可续学: what it is said of stands elsewhere.
  if (/^(?:不过|如果|若|假如|除非)/u.test(text)) return null;
  // 平底锅小火6到8分钟: an order without its verb; 1.5米跌落: without what it stands.
  if (/[锅火]\p{Script=Han}{0,2}\d[\d到.-]*\s?(?:分钟|min)/u.test(text) && !/[煎煮蒸烤炸热炖焖炒熬]/u.test(text))
    return null;
  if (/\d\s?(?:m|米)跌落$/u.test(text) && !/[防抗耐过]/u.test(text)) return null;
  // 0到4度冷藏90天: how it is kept.
  if (/\d\s?(?:℃|°C?|度)(?:以下)?(?:冷藏|冷冻)/u.test(text)) return null;
  if (/冷藏|冷冻|避光|常温|阴凉|干燥处/u.test(text) && /\d\s?(?:天|个月|年)|保存|存放|储存/u.test(text)) return null;
  if (CARE_WARNING.test(text) || WITHOUT.test(text) || /的\p{Script=Han}{0,2}特点$/u.test(text)) return null;
  if (
    features.length === 0 &&
    text.length < 4 &&
    !/^[不非无没免]\p{Script=Han}{2}$/u.test(text) &&
    !COUNTED.test(text) &&
    !STUFF.test(text)
  )
    return null;
  return text
    .replaceAll(/(?<=\d(?:cm|mm|厘米|毫米)?)\s*[×xX*]\s*(?=\d)/g, '乘')
    .replaceAll(/(?<=\d)\s+(?=\p{L})|(?<=\dV)\s+(?=\d)/gu, '');
}
