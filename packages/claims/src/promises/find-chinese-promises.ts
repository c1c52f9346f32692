import { listMatches } from '../text/list-matches.ts';
import { type ChineseAilment, findChineseAilments } from './chinese-ailments.ts';
import type { HealthPromise } from './promise.ts';

const CURING = /治愈|根治|治好|治疗|医治|专治|主治|攻克|痊愈|断根|除根|药到病除|康复|防治|防癌|抗癌/u;

const HEALING = /治愈|根治|治好|医治|治疗/u;

/** Words before an ailment that promise its relief. */
const RELIEVERS =
  /[专主医]治|治[疗好愈]?|根治|医好|防治|预防|攻克|告别|摆脱|远离|消除|祛除?|去除?|赶走|赶跑|击退|打败|战胜|逆转|缓解|改善|减轻|修复|清除|排[出走光]?|杀灭|杀死|对抗|拯救|解决|终结|不再|再也不|再也没|再也不用|不用再|没有了|调理|降低?|抑制|阻断|舒缓|化解|拜拜|再见|救星|不怕|不惧|淡化|淡|消|退|抗|防|护|疏通|软化|溶解|吸[出走]|搞定|抚平|甩掉|对付|对|适合|专为|矫正|纠正|止|战|破解|送走|躲过|避开|逃离|戒掉|抹掉|填平|收紧|安抚|远超|抹去|赶|解/gu;
/** Words after an ailment that promise its end. */
const ENDINGS =
  /好了|就好|会好|变好|好转|好多了|没了|全没|不见|消失|走了|退了|退散|往回退|散了|平了|通了|正了|直了|淡了|越来越淡|一天比一天|降了|降下|降到|下降|下来了|稳住|稳了|正常|消了|消肿|回去|断根|除根|痊愈|康复|根治|治愈|治好|缓解|改善|减轻|远离|拜拜|再见|绕道|绕着走|再犯|不犯|再也|不再|不疼|不痛|不酸|不痒|不肿|不麻|不瘸|不吐|不出了|不掉|不流|不晕|不咳|不喘|不闹|有救|救星|克星|终结者|杀手|天敌|无关|说拜|倒头就睡|秒睡|一觉到|搞定|解决|长回|长好|长出|冒出|变黑|转黑|黑回来|排光|排出|排走|吸出|清零|归零|死光|全死|灭光|杀光|一网打尽|清干净|就安静|坐得住|不用[喷吃打开做].{0,2}[药针刀]|不用补|不用做手术|摘[掉下]|缩小|变小|小了|瘦了|自己掉|掉光|松了|没再|没来过|没找|不来|不找|不用怕|都走|跑了|溜了|收工|结束|退休|逆转|修复|离开|投降|隐身|退去|滚蛋|说没就没|逃跑|逃走|不复发|安静了|轻了|少了|减半|退烧|通畅|顺畅|灵活|消退|软化|断了|熄了|忘了|压下|认输|最怕|怕它|冲走|冲掉|拽出|拉出|长上来|浅了?一|平静|合上|停了|停掉|老实|请走|往外走|掰回|掰正|扶正|撑回|齐了|照没|认怂|求饶|让路|闭嘴|安分|睡得|睡到|睡着了|一觉|走远|收敛|闭上|往回|变浅|变淡|变薄|都淡|没影|不见影|没打|不打呼|不用愁|说走就走|摆平|拿下|抚平|有了着落|有指望|说停|散去|褪|化开|化掉|吸走|带走|赶跑|翻篇|成了过去|成为历史|成历史|画上句号|熬出头|见好|见效|管用/gu;
/** A change through use, in the pattern of "the more you wear it": 戴着戴着就. */
const BY_USE = /([喝吃穿戴用刷按睡贴敷抹涂泡练擦坐躺垫捏滚走喷闻洗])着\1着/gu;

/** Changes to a smaller, smoother or younger body, and their signs. */
const BODY_CHANGES: readonly RegExp[] = [
  /(?:肚子|腰围?|大腿|小腿|腿围?|脸|下巴|手臂|胳膊|臀|屁股|体重|秤上?的?数字|裤子|裤腰|裙子|皮带|尺码|脂肪|胸)[^,.!?;]{0,7}(?:(?:小|瘦|细|松|掉|少|轻|减|紧|缩)(?:了|下|一|两|三|掉|回|成)|消失|不见|没了|变[小细瘦平紧翘大]|往下掉|扣紧)/gu,
  /(?:掉秤|暴瘦|躺瘦|月瘦|周瘦|天瘦|瘦[一二三四五六七八九十两半\d]+[斤圈公]|甩掉?[^,.!?;]{0,3}(?:斤|肉|脂)|燃烧?脂肪|刮油|燃脂)/gu,
  /(?:年轻|小)了?[一二三四五六七八九十两几\d]+岁|逆龄|冻龄|返老还童|时光倒流[^,.!?;]{0,4}脸|重返\d+岁|回春/gu,
  /(?:长|冒|生)出?[^,.!?;]{0,4}(?:新发|头发|黑发|绒毛)|头发[^,.!?;]{0,5}(?:长回|长出|冒出|变多|变密|茂密)|发际线[^,.!?;]{0,5}(?:下来|前移|回来|长)/gu,
  /智商|变聪明|更聪明|开发大脑|提高记忆|过目不忘|长高|增高|(?:长|又|猛|蹿|窜|多)高?了?[一二三四五六七八九十两\d]+厘米/gu,
  /安胎|助孕|好孕|催奶|下奶|养肝|护肝|养胃|护胃|补血|补气|活血|化瘀|通便|祛湿|去湿|排毒|解毒|降火|去火|壮阳|补肾|明目|健脑|益智|延年|延寿|长寿|抗癌|防癌|镇痛|止咳|止痒|强身|健脾|调经|暖宫|通络|固本|滋阴|疏肝|提高性|增强体质|净化血液|软化血管|平衡酸碱|(?:疏通|打通|修复|激活|唤醒|滋养|净化|清洗|养护|强健|再生|软化|扩张|矫正|拉直|锻炼|强化)[^,.!?;]{0,3}(?:血管|经络|任督|肠道|肝脏|肺部|关节|软骨|细胞|毛囊|脊柱|脊椎|颈椎|腰椎|视力|神经|大脑|淋巴|子宫|卵巢|心脏|骨骼|免疫|气血)/gu,
  /(?:关节|膝盖|腿脚|老腰|腰|脖子|手指|眼睛|视力|听力|骨头|颈椎|肩膀|嗓子|鼻子|肠胃|胃|皮肤)[^,.!?;]{0,4}(?:灵活|有力|利索|利落|不响|恢复|如初|变好|回来了|清楚了|不[疼酸痛痒堵僵麻胀]|通了|舒展开)/gu,
  /(?:不|没|少|别)(?:再)?(?:中招|感冒|生病|得病|发烧|跑医院|进医院|去医院|住院)/gu,
];
/** Phrases that make medicine unnecessary. */
const NO_MEDICINE =
  /(?:不用|不必|无需|告别|再也不用|代替|替代|取代|胜过|胜似|堪比|好过|强过|比|扔掉?|停掉?|省[下去了]|免去)[^,.!?;]{0,4}(?:吃药|用药|上药|喂药|敷药|药膏|打针|开刀|手术|动刀子|喷药|看医生|看病|跑医院|去医院|医院|医美|玻尿酸|热玛吉|止痛药|安眠药|降压药|胰岛素|眼药水|抗生素|理疗|针灸|推拿|整形|吃?西药)|摘[掉下]?[^,.!?;]{0,3}(?:近视镜|眼镜|老花镜|助听器)|扔掉?[^,.!?;]{0,2}(?:拐杖|老花镜|眼镜|药罐子)/gu;
/** Medicine, its places and its people, which shops do not mention. */
const MEDICAL =
  /抗生素|抗抑郁药|药房|康复科|理疗科|[骨儿眼内外妇]科(?:室|主任|医生|诊室)?|病人|患者|病友|疗程|正骨|处方|牙钻|手术|打针|偏方|老中医|祖传|秘方|药都停|停药|戒药|针灸|拔罐|临床/gu;
/** A body that recovers an ability. */
const ABLE_AGAIN =
  /(?:膝盖|腿|手|腰|脖子|胳膊|眼睛|耳朵|牙|肩膀|关节|老人|奶奶|爷爷|外婆|外公|爸|妈)[^,.!?;]{0,4}(?:又能|又可以|重新|终于能|能自己|端得住|站得起|走得动|抬得起|弯得下|看得清|听得见|咬得动|不抖)[^,.!?;]{0,4}|(?:视力|听力|奶水|个子|免疫力?|记忆力?|气血|精力)[^,.!?;]{0,4}(?:涨|多了?一?倍|回升|翻倍|上来|变好|提升|提高|变强|充足|恢复)|(?:叫醒|唤醒|激活)[^,.!?;]{0,3}(?:毛囊|细胞|代谢)|(?:毛囊|细胞)[^,.!?;]{0,3}(?:叫醒|唤醒|激活|复活|重生)|小[一两二三半]个?码|(?:肝|肾|肺|血管|卵巢|子宫|心脏)[^,.!?;]{0,3}年轻|伤口[^,.!?;]{0,4}(?:合|愈合|长好)|打呼噜?$/gu;
const GAINS =
  /躺(?:着)?(?:也|都|就)?能?(?:赚|收钱|挣)|躺赚|睡后收入|财[务富](?:自由|翻倍)|被动收入|暴富|日入|月入|年入|稳赚|包赚|在家[^,.!?;]{0,3}(?:赚钱|月入|挣)|辞(?:掉|了)?[^,.!?;]{0,2}(?:职|工作)|(?:收入|工资|业绩|身价|存款)[^,.!?;]{0,2}翻[倍番两几]|提前退休|全款(?:买|提|拿)|账户[^,.!?;]{0,3}(?:涨|进账)|跟老板说(?:再见|拜拜)|炒(?:了|掉)?老板/gu;
const AUTHORITY =
  /(?:世界卫生组织|世卫组织?|(?<![a-z])who|联合国|欧盟|(?<![a-z])fda|(?<![a-z])ce|国家[^,.!?;的]{0,8}|卫健委|药监局?|中科院|三甲医?院?|军[方医])[^,.!?;]{0,3}(?:认证|认可|批准|推荐|备案|指定|检测|验证|背书|合格|注册)|(?:医生|大夫|医师|专家|主任|教授|护士长?|药师|兽医|牙医|中医|营养师|理疗师|康复师|院士)们?[^,.!?;]{0,6}(?:推荐|都[用说在吃]|也[用说在吃]|自己|指定|首选|认可|点头|私下|力荐|信赖|家里|背书|研发|开方)/gu;

const BREAK = /[.!?;\n]/u;
const REACH_BACK = 8;
const REACH_AHEAD = 11;
const DENIAL = /(?:不能|不是|无法|并非|不会|不可|没法|不代表|不具有|不替代|不得|没有)[^,.!?;]{0,3}$/u;
const JOKES = /[治救](?:愈|好)?(?:[你我他她])?的?[^,.!?;]{0,2}周[一二三四五六日天]/u;

interface Span {
  start: number;
  end: number;
}

function findAll(normal: string, pattern: RegExp): Span[] {
  return listMatches(pattern, normal).map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Finds every promise of a Chinese text that ordinary goods may not make. `normal` is a normalised text. */
export function findChinesePromises(normal: string): HealthPromise[] {
  const toPromise = ({ start, end }: Span, kind: HealthPromise['kind']): HealthPromise => ({
    start,
    end,
    kind,
    about: normal.slice(start, end),
  });
  const isDenied = ({ start }: Span) => DENIAL.test(normal.slice(Math.max(0, start - 6), start));
  return [
    ...findAilmentPromises(normal),
    ...[...BODY_CHANGES, NO_MEDICINE, ABLE_AGAIN].flatMap((pattern) =>
      findAll(normal, pattern)
        .filter((span) => !isDenied(span))
        .map((span) => toPromise(span, 'effect')),
    ),
    ...findAll(normal, MEDICAL)
      .filter((span) => !isDenied(span))
      .map((span) => toPromise(span, 'authority')),
    ...findAll(normal, GAINS).map((span) => toPromise(span, 'gain')),
    ...findAll(normal, AUTHORITY)
      .filter((span) => !isDenied(span))
      .map((span) => toPromise(span, 'authority')),
  ];
}

function findAilmentPromises(normal: string): HealthPromise[] {
  const ailments = findChineseAilments(normal);
  if (ailments.length === 0) return [];
  const relievers = findAll(normal, RELIEVERS);
  const endings = [...findAll(normal, ENDINGS), ...findAll(normal, BY_USE)].toSorted((a, b) => a.start - b.start);
  return ailments.flatMap((ailment) => {
    const promise = findPromiseOf(ailment, { normal, relievers, endings });
    return promise && !JOKES.test(normal.slice(promise.start, promise.end)) ? [promise] : [];
  });
}

interface Reading {
  normal: string;
  relievers: readonly Span[];
  endings: readonly Span[];
}

/** Returns the index of the first span of an ordered list that ends after an offset. */
function indexBehind(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findPromiseOf(
  { start, end, kind, isEveryday }: ChineseAilment,
  { normal, relievers, endings }: Reading,
): HealthPromise | undefined {
  const about = normal.slice(start, end);
  for (let at = indexBehind(relievers, start) - 1; at >= 0; at--) {
    const reliever = relievers[at];
    if (!reliever || start - reliever.end > REACH_BACK) break;
    const between = normal.slice(reliever.end, start);
    // A single character must be directly beside its ailment: 消, 退, 防.
    const isNear = reliever.end - reliever.start > 1 || between.length <= 2;
    if (
      !isNear ||
      /[,.!?;:\n]/u.test(between) ||
      DENIAL.test(normal.slice(Math.max(0, reliever.start - 6), reliever.start))
    )
      continue;
    const said = normal.slice(reliever.start, reliever.end);
    const isCure = kind === 'disease' ? CURING.test(said) : kind !== 'germ' && HEALING.test(said);
    return { start: reliever.start, end, kind: isCure ? 'cure' : 'effect', about };
  }
  for (let at = indexBehind(endings, end); at < endings.length; at++) {
    const ending = endings[at];
    if (!ending || ending.start - end > REACH_AHEAD) break;
    // A question and its answer are one promise: 牙龈出血？刷着刷着就不出了.
    const between = normal.slice(end, Math.max(end, ending.start)).replace(/^[^,.!?;\n]{0,3}\?/u, '');
    if (BREAK.test(between)) break;
    const isCure = kind === 'disease' && CURING.test(normal.slice(ending.start, ending.end));
    return { start, end: ending.end, kind: isCure ? 'cure' : 'effect', about };
  }
  // An ad that names a diagnosis promises to help against it, in whatever words.
  const rest = normal.slice(end, end + REACH_AHEAD);
  const isAsked = /^[^.!;\n]*\?/u.test(rest);
  const isDenied =
    /(?:不能|不是|并非|不可|不代[替表])[^,.!?;]{0,3}$/u.test(normal.slice(Math.max(0, start - 6), start)) ||
    /^[^,.!?;]{0,4}(?:治不|不能|不可|不适|勿|请遵|请先|患者(?:请|勿))/u.test(rest);
  return isEveryday || isAsked || isDenied ? undefined : { start, end, kind: 'effect', about };
}
