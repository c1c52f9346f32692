/*
 * Openings that show a fact being tried: 踩一脚试试, 从早背到晚, 让狗咬咬看, 先洗30次. The fact that stands the trial follows, so
 * an opening never tells what the seller does not.
 */

/** What happens to a thing that does not stand the trial. */
const SPOILS =
  '(?:被\\p{Script=Han}{2}|(?:掉|起|变|发|漏|串|闷|勒|压|晃|打?滑|粘|黏|沾|刺|扎|卷|褪|缩|皱|脱|裂|断|堵|渗|洒|塌|移|跑|响|烫|冻|湿|潮|霉|锈|臭|散|翻|倒|碎|刮|划|染|透|反|松|胀|糊|残|崩|漂|积|鼓|翘|凹|坏|破|烂|扁|脏|顶|痛|疼|累|酸|硌|伤|留|折|歪|偏)\\p{Script=Han}{0,2})';
const STANDS = '(?:也|都|仍|还)?不(?:会|易|容易|再)?';

/** How one asks to try a deed. */
const TRIALS: Readonly<Record<string, string>> = {
  摔: '摔一下试试。',
  踩: '踩一脚试试。',
  抓: '抓一把试试。',
  拉: '使劲拉。',
  扯: '使劲扯。',
  撕: '使劲撕。',
  拽: '使劲拽。',
  掰: '使劲掰。',
  拧: '使劲拧。',
  搓: '使劲搓。',
  甩: '甩两下试试。',
  晃: '晃两下试试。',
  摇: '摇两下试试。',
  跳: '跳两下试试。',
  压: '压一下试试。',
  折: '对折一下试试。',
  弯: '弯一下试试。',
  擦: '来回擦几下。',
  磕: '磕一下试试。',
  碰: '碰一下试试。',
  推: '推一把试试。',
  踢: '踢一脚试试。',
  拍: '拍两下试试。',
  泡: '泡水里试试。',
  刮: '刮一下试试。',
  切: '切一刀试试。',
};

const SPOKEN: Readonly<Record<string, string>> = { 2: '两', 3: '三', 4: '四', 5: '五', 二: '两' };

/** What people do all day or night. */
const USES = '[背穿戴坐站躺跑走踩骑抱睡用拎提举]';

const RULES: readonly (readonly [RegExp, (groups: readonly string[]) => string | null])[] = [
  // 背一天不勒, 踩一天不破.
  [
    new RegExp(`^(${USES})(?:上|了)?(?:一|一整|整)天(?:\\p{Script=Han}{2})?${STANDS}(?:${SPOILS}|捂|热)$`, 'u'),
    ([deed]) => `从早${deed}到晚。`,
  ],
  [new RegExp(`^(${USES})(?:一|一整|整)[夜晚]${STANDS}(?:${SPOILS}|捂|热)$`, 'u'), ([deed]) => `${deed}一整夜试试。`],
  // 背着15斤不勒肩, 150斤坐着不露底.
  [
    new RegExp(`^([背提拎举])着?(\\d+(?:斤|公斤))${STANDS}${SPOILS}$`, 'u'),
    ([deed, weight]) => `先${deed}上${weight}。`,
  ],
  [
    /^(\d+斤)(?:的人)?[坐躺站](?:着|上去|下去)?(?:也)?不(?:塌|晃|变形|露底|断|响|弯|陷)$/u,
    ([weight]) => `${weight}，压上去。`,
  ],
  // 湿手不打滑, 剪骨头不崩口, 筷子戳不破, 三米高掉下来不坏, 蹲下不掉.
  [/^湿手(?:也|都|握|拿)*不打?滑$/u, () => '手打湿了再握。'],
  [/^([剪切砍剁锯])(\p{Script=Han}{1,3})不[崩卷钝]\p{Script=Han}?$/u, ([deed, thing]) => `拿它${deed}${thing}。`],
  [
    /^(筷子|钥匙|指甲|刀子?|叉子|牙签|树枝)(戳|刮|划|割|扎)不[破烂花穿断]$/u,
    ([tool, deed]) => `拿${tool}${deed}一下。`,
  ],
  [
    /^(\p{Script=Han}米高?|\d[\d.]*米高?|\p{Script=Han}楼)(?:掉|摔|扔)下来(?:也|都)?不[坏碎裂破散]$/u,
    ([height]) => `从${height}摔下来。`,
  ],
  [new RegExp(`^蹲下(?:来|去)?${STANDS}(?:${SPOILS}|卡\\p{Script=Han})$`, 'u'), () => '蹲下去试试。'],
  [/^(?:包里|书包里)倒了(?:也|都)?不[洒漏]$/u, () => '在包里，它倒了。'],
  // 站久不硌脚.
  [new RegExp(`^(${USES})(?:得)?久了?${STANDS}(?:${SPOILS}|捂|热)$`, 'u'), ([deed]) => `多${deed}一会儿试试。`],
  // 洗30次不变形.
  [
    new RegExp(`^(?:水|机|手)?(洗|折|弯|摔|踩|刷|用|按|开合)(\\d+)(次|遍|下)(?:以上|后)?${STANDS}${SPOILS}$`, 'u'),
    ([deed, count, times]) => `先${deed}上${count}${times}。`,
  ],
  // 摔了不散, 踩不变形, 湿了也扯不烂.
  [
    new RegExp(
      `^([摔踩抓拉扯撕拽掰拧搓甩晃摇跳压折弯擦磕碰推踢拍泡刮切])(?:起来|上去|下去|着|了|久了?)?${STANDS}${SPOILS}$`,
      'u',
    ),
    ([deed = '']) => TRIALS[deed] ?? null,
  ],
  [/^(?:[湿泡]了也|怎么)([扯撕拉])不[烂破断]$/u, ([deed]) => `湿着${deed}一下试试。`],
  // 狗咬不开, 猫撞不倒, 娃扯不掉.
  [
    /^(猫|狗|娃|孩子|宝宝|熊孩子|小孩)(撞|踢|推|踩|咬|抓|坐|压|扯|拉|掰|啃|按|开|摔)不(?:倒|坏|破|掉|散|断|开|碎|跑|翻|扁|烂|动|出\p{Script=Han}{0,2})$/u,
    ([who, deed]) => `让${who}${deed}${deed}看。`,
  ],
  // 倒置不漏水, 倒过来也不洒.
  [
    new RegExp(`^倒(?:置|放|立|过来|着放|着)${STANDS}(?:漏|洒|渗|滴|流)\\p{Script=Han}{0,2}$`, 'u'),
    () => '倒过来，晃两下。',
  ],
  // 倒着熨不漏水.
  [
    new RegExp(`^倒着(\\p{Script=Han})(?:也|都)?${STANDS}(?:漏|洒|渗|滴|流)\\p{Script=Han}{0,2}$`, 'u'),
    ([deed]) => `倒过来，接着${deed}。`,
  ],
  [/^(?:一滴|一点)(?:都|也)?不[漏洒]$/u, () => '装满水，倒过来。'],
  [/^倒着放/u, () => '倒过来放。'],
  // 跑10公里不掉.
  [
    new RegExp(`^([跑骑走跳爬])(\\d+(?:公里|米|圈|下|层))${STANDS}(?:${SPOILS}|捂|热)$`, 'u'),
    ([deed, amount]) => `先${deed}${amount}。`,
  ],
  [new RegExp(`^跑(?:着|起来|跳|步)${STANDS}${SPOILS}$`, 'u'), () => '撒开了跑。'],
  [new RegExp(`^(?:暴雨|大雨|下大雨)(?:天)?${STANDS}${SPOILS}$`, 'u'), () => '一场暴雨浇下来。'],
  [new RegExp(`^侧[睡躺](?:着)?${STANDS}${SPOILS}$`, 'u'), () => '翻个身，侧着躺。'],
  [new RegExp(`^(?:大)?出汗${STANDS}${SPOILS}$`, 'u'), () => '先出一身汗。'],
  [new RegExp(`^急刹车?${STANDS}${SPOILS}$`, 'u'), () => '前车一停，你一脚急刹。'],
  [new RegExp(`^(?:淋|下)雨${STANDS}${SPOILS}$`, 'u'), () => '突然下起雨来。'],
  [new RegExp(`^大?风(?:一)?(?:吹|大|刮)${STANDS}${SPOILS}$`, 'u'), () => '一阵大风吹过来。'],
  [new RegExp(`^掉(?:在)?地上${STANDS}${SPOILS}$`, 'u'), () => '手一滑，掉地上了。'],
  // 能承重300斤.
  [
    /^(?:一层|单层|每层|整体)?(?:能|可)?(?:承重|载重|放|承得住)(?:能到|可达|达)?(\d+(?:斤|公斤))$/u,
    ([weight]) => `${weight}，压上去。`,
  ],
  // 3秒出热水, 按下去三秒回弹: short enough to count.
  [
    /^(?:(冷水|热水|加水|按下去|压下去|捏一下|捏扁|一按|一压|放手))?，?(?:只要|约)?([2-5二两三四五])秒(?!.*(?:提醒|延时|定时|以上))/u,
    ([deed, seconds = '']) => `${deed === undefined ? '' : `${deed}，`}数${SPOKEN[seconds] ?? seconds}下。`,
  ],
  // 25秒出蒸汽, 一个人15分钟搭好.
  [
    /^(?:一个人|单人|一人|只要|约)?(?:\d{1,2})(?:秒|分钟)(?:就能|就|即可|内)?(?:出(?!门|发)\p{Script=Han}{1,3}|表干|\p{Script=Han}{0,2}(?:搭好|装好|装上|收好|折好|展开|烧开|解冻|上桌|喝上|搞定|成型|凝固|结团|加热))$/u,
    () => '掐着表看。',
  ],
  // 保温12小时: from the morning to the evening.
  [
    /保(温|冷)(?:能)?(?:约|长达|可达|达|到)*(\d+)小时/u,
    ([what, hours]) => (Number(hours) < 8 ? null : what === '温' ? '早上灌进去，晚上再喝。' : '早上放的冰，晚上再看。'),
  ],
  // 28分贝以下.
  [/^(?:噪音|声音|运行|只有|低至|低于|不到|不超过)*(?:[12]\d|3\d|4[0-5])分贝(?:以下|以内)?$/u, () => '凑近了听。'],
  [/^大?风吹不(?:开|倒|跑|翻|走|动)$/u, () => '一阵大风吹过来。'],
  [/^掉水里(?:也|都|了|，|捞起来|捡起来)*(?:不怕|照用|能用|没事|不坏)$/u, () => '手一滑，掉水里了。'],
  [new RegExp(`^爬(?:山|坡)${STANDS}(?:${SPOILS}|捂|热)$`, 'u'), () => '爬到半山腰。'],
];

const LONGEST_FACT = 22;

/** Returns an opening in which a fact is tried; null if it tells of nothing that can be tried. */
export function findChallenge(fact: string): string | null {
  if (fact.length > LONGEST_FACT) return null;
  for (const clause of fact.split('，'))
    for (const [match, tell] of RULES) {
      const found = match.exec(clause);
      const told = found === null ? null : tell(found.slice(1));
      if (told !== null) return told;
    }
  return null;
}
