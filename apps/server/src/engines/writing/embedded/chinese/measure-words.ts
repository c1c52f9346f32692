import type { ProductKind } from '@reelwright/product-kinds';
import { isLikeKind } from './is-like-kind.ts';

/** Measure words by a noun's ending: kinds of one row of the table may have different ones. */
const BY_ENDING: readonly (readonly [RegExp, string])[] = [
  [/(?:券|[^信银]卡|门票|套票)$/, '张'],
  [/(?:课|课程|公开课)$/, '门'],
  [/轮椅$/, '辆'],
  [/(?:手套|眼镜|太阳镜|墨镜|耳环|耳钉|护膝|护腕|筷子笼|象棋|围棋|扑克牌?|望远镜)$/, '副'],
  [/(?:鞋|鞋子|靴|靴子|袜|袜子|筷|筷子)$/, '双'],
  [
    /(?:裤|裤子|裙|裙子|毛巾|浴巾|围巾|毯|毯子|毛毯|背巾|背带|项链|手链|腰带|皮带|领带|数据线|充电线|牵引绳|床单|丝巾|口水巾)$/,
    '条',
  ],
  [
    /(?:连体衣|爬服|哈衣|包屁衣|罩衣|防晒衣|衫|外套|大衣|风衣|羽绒服|卫衣|毛衣|衬衣|内衣|泳衣|马甲|背心|夹克|T恤|旗袍|雨衣)$/,
    '件',
  ],
  [/(?:帽|帽子|帐篷|蚊帐|头盔|假发|天幕)$/, '顶'],
  [/(?:台灯|吊灯|吸顶灯|夜灯|落地灯|灯具|壁灯)$/, '盏'],
  [/(?:手机|对讲机)$/, '部'],
  [/(?:电子琴|电钢琴|钢琴)$/, '台'],
  [
    /(?:跑步机|洗衣机|冰箱|空调|烤箱|微波炉|洗碗机|电饭煲|风扇|净化器|取暖器|加湿器|电脑|投影仪|显示器|平板|吸尘器|机器人|相机|打印机|咖啡机|榨汁机|破壁机|空气炸锅|洗地机|扫地机|摄像头|电视|游戏机|吹风机|缝纫机|喂食器|饮水机)$/,
    '台',
  ],
  [/(?:桌|桌子|书桌|茶几|床|床垫|沙发|地毯|瑜伽垫|凉席|凳子|贺卡|唱片|海报|地图)$/, '张'],
  [
    /(?:椅|椅子|雨伞|伞|刀|剪|剪刀|锤子|钳子|扳手|电钻|螺丝刀|锁|梳子|梳|吉他|小提琴|尺子|锯|铲|勺|叉子|枪|茶壶|紫砂壶|口琴|琴|尤克里里|扇子|折扇|镊子|锉刀|刷子|扫帚|拖把|水枪|椅凳|钳|扳手|弓)$/,
    '把',
  ],
  [/(?:平底锅|炒锅|汤锅|砂锅|炖锅|铁锅|煎锅|奶锅|蒸锅|火锅|珐琅锅|铸铁锅)$/, '口'],
  [
    /(?:手电筒|口红|唇膏|唇釉|钢笔|中性笔|铅笔|牙膏|牙刷|护手霜|洗面奶|睫毛膏|眉笔|眼线笔|体温计|洁面乳|防晒霜|眼霜|笔)$/,
    '支',
  ],
  [/(?:气垫|散粉|粉饼|眼影|腮红|面膜|巧克力|月饼|彩铅|水彩笔|颜料|积木|磁力片|拼图|桌游|拼豆)$/, '盒'],
  [
    /(?:香水|精华|精华液|爽肤水|乳液|洗发水|护发素|沐浴露|洗衣液|酱油|果汁|葡萄酒|啤酒|白酒|橄榄油|身体乳|香薰|精油|洗洁精|汽水)$/,
    '瓶',
  ],
  [/(?:游戏|上网|轻薄|商务)本$/, '台'],
  [/(?:绘本|小说|图书|笔记本|手账|手账本|本|字帖|词典|漫画)$/, '本'],
  [/(?:自行车|平衡车|滑板车|婴儿车|推车|童车|三轮车|电动车|遥控车)$/, '辆'],
  [/戒指$/, '枚'],
  [/[竿杖]$/, '根'],
  [/(?:柜|柜子|架|架子|垫子|头枕|支架)$/, '个'],
  [/(?:壶|滤杯)$/, '个'],
  [/(?:(?<![仪电水])表|茶饼|茶砖|皂|砧板|滑板|桨板|冲浪板|地垫|桌布)$/, '块'],
  [/(?:四件套|三件套|轨道玩具|玩具套装|餐具|茶具|刀具|睡衣|套装|乐高)$/, '套'],
  [/(?:被|被子)$/, '床'],
  [/(?:杯|杯子|碗|行李箱|手镯|镯子|镯)$/, '只'],
];
/** For unknown nouns. */
export const DEFAULT_MEASURE_WORD = '款';

/** One of a pair that is sold singly: 左手单只. */
const SINGLE = /单只|单支|一只装/;
const OF_PAIRS: ReadonlySet<string> = new Set(['副', '双', '对']);

/** Packages: the same goods come in a bag, a box or a tin, so that the seller has to name it. */
const PACKAGES: ReadonlySet<string> = new Set(['瓶', '罐', '袋', '盒', '桶', '卷', '包', '箱', '听']);

/** What is poured or sprayed: a row of the table may hold what is used with it. */
const LIQUID = /[液水露乳油精酒汁剂饮醋醇蜡漆]$|喷雾$|精华$/u;

/** Checks if the seller sells one package of this name: 袋装, 一盒; "15袋" is not one bag. */
const isSoldAs = (word: string, texts: string): boolean =>
  new RegExp(
    `(?<![\\d两二三四五六七八九十百小独分礼])${word}${word === '包' ? '身' : '(?:装|身|口|盖)'}|(?:一|(?<!\\d)1)${word}(?![\\d\\p{Script=Han}])`,
    'u',
  ).test(texts);

/**
 * Returns the word between a number and a noun: 双 in 一双鞋. `title`: the product's name, which shows if half of a pair is
 * sold. `texts`: all that the seller says, which names the package.
 */
export function measureWordOf(
  noun: string | null,
  kind: ProductKind | undefined,
  title: string,
  texts: string = title,
): string {
  if (/(?:一|1)对(?:装)?(?:$|[^\p{Script=Han}])/u.test(title) || /(?:^|[，,。、\s])(?:一|1)对装/u.test(texts))
    return '对';
  // 麦克风一拖二: what belongs together is counted as a set.
  if ((/一拖[二两三四\d]/u.test(title) && !/充电|插|线$/u.test(noun ?? '')) || /全套?共?\d+[本册件支]/u.test(texts))
    return '套';
  // 羽毛球拍双拍: the price is for both.
  if (/双拍|对拍|[两2]只装/u.test(title) && noun?.endsWith('拍') === true) return '副';
  if (noun !== null && noun.endsWith('锅') && title.replace(/电磁/gu, '').includes('电')) return '台';
  // Thirty-six pens are a set.
  if (/笔$|彩铅$/u.test(noun ?? '') && /\d+ ?色/u.test(title)) return DEFAULT_MEASURE_WORD;
  const byEnding = noun === null ? undefined : BY_ENDING.find(([ending]) => ending.test(noun))?.[1];
  // A kind's own word suits the nouns that end like its name: 胶带 come in rolls, a 热熔胶枪 does not.
  const isOfKind =
    kind !== undefined && noun !== null && (isNamedLike(noun, kind) || PACKAGES.has(kind.zh.measureWord));
  const word = byEnding ?? (isOfKind ? kind.zh.measureWord : DEFAULT_MEASURE_WORD);
  // Three pictures are sold together.
  if (word === '幅' && /[两二三四五六]幅|[两二三四五六]联/u.test(texts)) return '套';
  const isBottled =
    word === '瓶' &&
    kind?.traits.includes('liquid') === true &&
    (noun === null || LIQUID.test(noun) || isLikeKind(noun, kind)) &&
    !/袋装|补充装|罐|听|桶装|大桶|箱装|(?<!礼)盒装/u.test(texts);
  if (PACKAGES.has(word) && !isBottled)
    return [word, ...PACKAGES].find((each) => isSoldAs(each, texts)) ?? DEFAULT_MEASURE_WORD;
  return OF_PAIRS.has(word) && SINGLE.test(title) ? '只' : word;
}

/** Trades in which the nouns of one kind are counted alike: 夹克 and 冲锋衣. */
const COUNTED_ALIKE: ReadonlySet<string> = new Set(['apparel', 'footwear']);

/** Checks if a noun ends like its kind's name. */
const isNamedLike = (noun: string, kind: ProductKind): boolean =>
  COUNTED_ALIKE.has(kind.trade) || isLikeKind(noun, kind);
