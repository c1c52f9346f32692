import { HAS_VERB, THINGS_LIKE_VERBS } from './fact-words.ts';
import { isPart } from './part-nouns.ts';

/*
 * Questions about the trouble that a fact ends, in the words of a viewer who has it: 抓不掉屑 answers 一抓就掉屑？, 逆着刮也不痛
 * answers 逆着刮，会痛吗？, 动作不跑偏 answers 动作总跑偏？.
 */

/** What people complain of, behind 不 or 就. */
const TROUBLE =
  '(?:被\\p{Script=Han}{2}|(?:掉|起|变|发|生|卡|漏|串|闷|勒|压|晃|打?滑|粘|黏|沾|刺|扎|卷|褪|缩|皱|脱|裂|断|堵|渗|洒|塌|移|跑|响|异|吵|烫|冻|晒|湿|潮|霉|锈|臭|腻|酸|夹|散|翻|倒|摔|碎|刮|划|染|透|反|松|胀|糊|残|崩|漂|噎|积|进|鼓|翘|凹|坏|破|扁|脏|顶|痛|疼|硌|伤|留|褶|结|折|歪|偏)\\p{Script=Han}{0,2})';
const CANNOT = '不(?:会|易|容易|再)?';
/** What is done once and then spoils a thing. */
const ONE_DEED = '[抓踩摔洗晒压坐躺泡刮拉扯撕弯折拧切跳甩碰摸擦磕刷烫拖跑动穿戴推搬]';
/** What is done to a thing for a while, or how it lies: 倒置, 侧睡. */
const MANNER =
  '倒[置放立挂]|斜放|平放|侧[睡躺放]|翻身|弯腰|跑[跳步]|奔跑|出汗|淋雨|水洗|机洗|暴晒|骑行|颠簸|久[坐站躺戴穿用放]|手洗|揉搓|拉扯|踩踏|横放';
const TIMES_OF_DAY = /天|夜|[早中晚]上?$|年|季|久|时|长期|全程|次|下$/u;
/** Too unclear behind a noun: 手背不晒. */
const NEEDS_CAUSE = /^[晒压进反透伤动粘黏沾染刮划刺吵烫冻积鼓结留生发变起打残]$/u;

const SOLVES = /[汗油水手的]$|[也都]|[圆软轻细滑厚宽大静加防磨护]|[式款]$/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Checks if a word is one thing that trouble happens to: 裤脚, 石头上; no 猫撞, 小雨书, 半夜 or 圆角, which ends the trouble. */
function isOneThing(thing: string): boolean {
  const noun = thing.replace(/(?<=^.{2})[上里]$/u, '');
  const isWord = isPart(noun) || [...segmenter.segment(noun)].length === 1;
  const isDeed = HAS_VERB.test(noun.replace(THINGS_LIKE_VERBS, '物').replace(/领口|袖口|裤子|动作|鞋带|头发/u, '物'));
  return isWord && !isDeed && !TIMES_OF_DAY.test(thing) && !SOLVES.test(noun);
}

const RULES: readonly (readonly [RegExp, (groups: readonly string[]) => string | null])[] = [
  // 洗30次不变形.
  [
    new RegExp(
      `^(?:水|机|手)?(洗|折|弯|摔|踩|刷|用|按)\\d+(?:次|遍|下)(?:以上|后|仍|也|都|还)*${CANNOT}(${TROUBLE})$`,
      'u',
    ),
    ([deed, trouble]) => `${deed}几次就${trouble}？`,
  ],
  // 抓不掉屑, 踩不变形.
  [
    new RegExp(`^(${ONE_DEED})(?:起来|上去|下去|着|久了?)?(?:也|都)?${CANNOT}(${TROUBLE})$`, 'u'),
    ([deed, trouble]) => `一${deed}就${trouble}？`,
  ],
  // 逆着刮也不痛, 侧睡不掉.
  [
    new RegExp(`^([^，\\d]{2,6}?)(?:也|都|仍|还)${CANNOT}(${TROUBLE})$`, 'u'),
    ([way = '', trouble]) => (HAS_VERB.test(way) || /[着时]/u.test(way) ? `${way}，会${trouble}吗？` : null),
  ],
  [new RegExp(`^(${MANNER})${CANNOT}(${TROUBLE})$`, 'u'), ([way, trouble]) => `${way}，会${trouble}吗？`],
  // 沙发底下也能拖, 死角也擦到.
  [
    /^(\p{Script=Han}{2,5}?)也能?(拖|擦|拧|洗|切|剪|照|扫|吸|钻|锯|喷|够|清洁|打扫)(?:到|干净)?$/u,
    ([place = '', deed]) => (/[着时]$/u.test(place) ? null : `${place}，怎么${deed}？`),
  ],
  // 断电后仍可饮水.
  [
    /^(断电|停电|没电|断网|没网|下雨|跌落|忘\p{Script=Han}{1,2}|没带\p{Script=Han}{1,3})(?:后|了|时|以后)?(?:也|仍|还|照样|依然|都)/u,
    ([state]) => `${state}了，怎么办？`,
  ],
  [
    /^(地不平|墙不平|路不平|天黑|光线暗|太阳大|风大|水压低)(?:了|时)?(?:也|都|照样)/u,
    ([state]) => `${state}，怎么办？`,
  ],
  // 省得天天扫.
  [/^省得(\p{Script=Han}{2,5})$/u, ([deed]) => `还在${deed}？`],
  // 小飞虫也进不来, 孩子滚不下床: what cannot happen.
  [
    /^(\p{Script=Han}{1,3}?)(?:也|都)?(滚|灌|钻|爬|飞|跑|进|漏|溅|洒|流|逃|咬|抓|吹|渗|够)不(来|去|[进出上下][来去]|[进出上下到着开]\p{Script=Han}{0,1})$/u,
    ([who = '', deed = '', result = '']) => (/[也都就还自能]$/u.test(who) ? null : `怕${who}${deed}${result}？`),
  ],
  // 猫撞不倒.
  [
    /^(猫|狗|孩子|宝宝|风|大风|车)(撞|踢|碰|推|踩|吹|刮|咬|抓|坐|压)不(倒|坏|破|掉|散|断|开|碎|跑|翻|扁)$/u,
    ([who, deed, result]) => `怕${who}${deed}${result}？`,
  ],
  // 新手按弦不疼, 背一天不勒, 坐起来不顶头.
  [
    new RegExp(`^((?:新手|初学者|老人|孩子|女生)\\p{Script=Han}{2})(?:也|都)?${CANNOT}(${TROUBLE})$`, 'u'),
    ([way, trouble]) => `${way}，会${trouble}吗？`,
  ],
  [
    new RegExp(`^([背穿戴坐站躺跑走](?:一天|半天|久|整天|一夜|一整天))(?:也|都)?${CANNOT}(${TROUBLE})$`, 'u'),
    ([way, trouble]) => `${way}，会${trouble}吗？`,
  ],
  [
    new RegExp(
      `^((?:冬天|夏天)?\\p{Script=Han}(?:起来|下去|下|着|完|盖))(?:也|都)?${CANNOT}(${TROUBLE}|冰|凉|冷|闷)$`,
      'u',
    ),
    ([way = '', trouble]) => (HAS_VERB.test(way.replace(/^[冬夏]天/u, '')) ? `${way}，会${trouble}吗？` : null),
  ],
  // 洗手不用摘.
  [
    /^(洗手|洗澡|做饭|运动|出门|睡觉|喝水|接电话)不用(\p{Script=Han}{1,2})$/u,
    ([state, deed]) => `${state}还要${deed}？`,
  ],
  // 出差三天不用换.
  [
    /(?:^|，)((?:出差|出门|旅行|回老家)\p{Script=Han}{0,3})不用(\p{Script=Han}{1,2})$/u,
    ([away, deed]) => `${away}，谁来${deed}？`,
  ],
  // 腰头3厘米宽不卷边.
  [
    new RegExp(`^(\\p{Script=Han}{2,3})\\d[\\d.]*(?:厘米|毫米)[宽厚高长]${CANNOT}(${TROUBLE})$`, 'u'),
    ([thing, trouble]) => `${thing}总${trouble}？`,
  ],
  // 掉地上不碎.
  [
    new RegExp(`^((?!泡泡)[掉摔放泡晒冻]\\p{Script=Han}{1,3})(?:也|都)?${CANNOT}(${TROUBLE})$`, 'u'),
    ([way, trouble]) => `${way}，会${trouble}吗？`,
  ],
  // 点屏幕不晃, 夹粉丝不滑, 端着不烫手.
  [
    new RegExp(`^([点夹掀端背提撕剪切捏拎放倒]\\p{Script=Han}{1,2}(?<![也都]))${CANNOT}(${TROUBLE})$`, 'u'),
    ([deed, trouble]) => `${deed}，会${trouble}吗？`,
  ],
  // 动作不跑偏, 米粒不漏.
  [
    new RegExp(`^(\\p{Script=Han}{2,3})${CANNOT}(${TROUBLE})$`, 'u'),
    ([thing = '', trouble = '']) =>
      isOneThing(thing) && !NEEDS_CAUSE.test(trouble) && !/^[进出上下过起][来去]$/u.test(trouble)
        ? `${thing}总${trouble}？`
        : null,
  ],
];

const LONGEST_FACT = 22;

/** Lists the questions that a clause of a fact answers; the fact follows them. */
export function listTroubleQuestions(fact: string): string[] {
  if (fact.length > LONGEST_FACT) return [];
  const asked = fact.split('，').flatMap((clause) => {
    for (const [match, ask] of RULES) {
      const found = match.exec(clause);
      const question = found === null ? null : ask(found.slice(1));
      if (question !== null) return [question];
    }
    return [];
  });
  return asked.slice(0, 1);
}
