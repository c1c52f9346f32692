import type { ChineseFact } from './chinese-facts.ts';
import { endsInPart, isMeasured, isPart } from './part-nouns.ts';

/** A way to say a fact aloud. */
export interface Telling {
  text: string;
  /** Lines of one pattern sound like a filled-in form: they never follow each other. */
  pattern: TellingPattern;
  /** True if it may be a line of its own; else it is told beside another fact. */
  isWhole: boolean;
}

export type TellingPattern =
  | 'stated'
  | 'made-of'
  | 'part-is'
  | 'has'
  | 'can'
  | 'spares'
  | 'lacks'
  | 'resists'
  | 'amount'
  | 'supports'
  | 'done';

const PLASTIC = 'PPSU|Tritan|NBR|EVA|PBT|ABS|PET|PVC|TPU|TPE|TPR|PU|PEEK|PEVA|PC|PP|PE|POM|FR4';
const METAL =
  '(?:304|316|316L|201|430|420|440C?)?不锈钢|304|316L?|SK-?\\d+钢?|磷青铜|青铜|黄铜|纯铜|紫铜|碳钢|锰钢|弹簧钢|高碳钢|铬钒钢|合金钢|铸铁|熟铁|铝合金|锌合金|钛合金|镁合金|合金|纯钛|钛|碳纤维|玻纤|玻璃纤维';
const STUFF =
  '(?:[红白黑]|北美白)?(?:橡木|胡桃木|酸枝木?|鸡翅木|檀木|花梨木)|橡胶木|金属|[S]?925银|足银|纯银|1[48]K金|软木|硬木|木浆棉|麂皮|马毛|猪鬃|实木|榉木|松木|桦木|桐木|枫木|玫瑰木|云杉|竹|牛角|高硼硅玻璃|钢化玻璃|玻璃|陶瓷|紫砂|硅胶|橡胶|乳胶|天然乳胶|真皮|牛皮|头层牛皮|羊皮|帆布|纯棉|全棉|亚麻|羊毛|羊绒|尼龙|涤纶|牛津布|冰丝|珊瑚绒|法兰绒|网布|大理石|岩板|硬毛|软毛|羊毫|狼毫|兼毫';
const MATERIAL = `(?:食品级|医用|天然|加厚|进口|软|硬)?(?:${PLASTIC}|${METAL}|${STUFF})`;
const MATERIAL_ALONE = new RegExp(`^${MATERIAL}$`, 'u');
/** Last characters of the names of parts. */
const PART_LAST =
  '[层腰带兜袋盖扣垫柄轮架框膜网壳屏灯片板托管嘴头领袖帽底壁罩筒杆脚腿孔槽绳弦轴齿刃芯口面身座刷钩环锁钉针圈栏锥臂背台套布檐踏篮篷刀格键箱钮阀球翼尖盘条尺座卡粒匙子]';
const PART = `\\p{Script=Han}{1,3}${PART_LAST}`;
/** "实木桌板", "EVA手柄": the material of a part. */
const PART_OF_MATERIAL = new RegExp(
  `^(${MATERIAL})(\\p{Script=Han}${PART_LAST}|安全带|收纳袋|\\p{Script=Han}{2})$`,
  'u',
);
/** "壶身高硼硅玻璃". */
const PART_THEN_MATERIAL = new RegExp(
  `^(\\p{Script=Han}{1,2}${PART_LAST}|\\p{Script=Han}身|桌面|内里)(${MATERIAL})$`,
  'u',
);
/** "橡胶防滑手柄": with a quality between them. */
const PART_OF_MATERIAL_AND_QUALITY = new RegExp(
  `^(${MATERIAL})(防滑|透气|加厚|加宽|可拆|耐磨|柔软)(\\p{Script=Han}{1,2}${PART_LAST})$`,
  'u',
);
/** "防滑鼻托", "松紧裤脚": a quality of a part. */
const PART_OF_QUALITY = new RegExp(
  `^(防滑|透气|静音|防漏|防刮|防水|不粘)(${PART})$|^(\\p{Script=Han}{1,3}式|可拆卸|可拆洗|可拆|可调节|可调|加厚|加宽|加长|加粗|加深|加固|松紧|透明|磁吸|可旋转|可折叠|三叉|圆头)的?(${PART})$`,
  'u',
);
const PLACE =
  /^(腋下|腰部|腰侧|肩部|膝部|膝盖|脚跟|后跟|脚踝|手腕|帽檐|裤脚|下摆|门襟|后背|后腰|侧袋|两侧|侧边|侧面|背面|背后|内里|里面|底部|前面|后面|胸前|袖口|领口|顶部|杯底|内部|正面|中间|四角|两端|背部|尾部|头部|中部|前端|后端|边缘|外侧|内侧|底层|面层|表层|中层|夹层|鞋底|鞋头|后跟|杯口|瓶身|桶底)(?![有是带加可能开留])((?:[A-Z]{2,4})?\p{Script=Han}{2,})$/u;
const UNIT =
  '毫升|升|毫米|厘米|米|公里|克|公斤|千克|斤|小时|分钟|秒|天|周|个月|年|度|瓦|千瓦|毫安时?|帕|千帕|分贝|牛米|转|流明|平方?米?|赫兹|英寸|寸|伏';
const NUMBER = '\\d+(?:\\.\\d+)?(?:到\\d+(?:\\.\\d+)?)?';
const COUNT = '(?:[一两二三四五六七八九十]+|\\d+)';
/** "300毫升水箱", "6000帕吸力": an amount of a thing. */
const AMOUNT_OF_THING = new RegExp(`^(${NUMBER}(?:${UNIT}))(?:的|大)?(\\p{Script=Han}{2,5})$`, 'u');
const LASTS = '续航|保温|保冷|待机|保鲜|持妆|定妆|定时|留香|照明|播放|防护|锁温|燃烧|遮瑕|补水';
const TIME = `${NUMBER}(?:小时|分钟|秒|天|个月)`;
const QUICK =
  '结团|固化|出热|预热|速热|加热|出汁|成型|安装|组装|烘干|即热|搭建|速干|充满|烧开|制冰|搞定|开合|搭好|装好|收好|测温|出数|出泡|取暖|升温|降温';
/** "三档水压", "四组记忆高度", "七个品种". */
const COUNT_OF_THINGS = new RegExp(
  `^(${COUNT}(?:组|个|种|条|层|款|只|颗|块|片|格|根|枚|路|位|把|套|双|面|粒|张|本|支|对|副|件))(\\p{Script=Han}{2,4})$`,
  'u',
);
const LEVELS = new RegExp(`^(${COUNT})(档|级|挡|段)(?:可调)?(\\p{Script=Han}{2,4})$`, 'u');
const SHARE = /^\d+(?:\.\d+)?[%％](\p{Script=Han}{2,6})$/u;
/** A way to make it, not a material. */
const MADE_BY = /^(?:手工|手织|手编|机织|机器|人工|古法)/u;
const MATERIAL_END =
  /(?:[玉纱革钛铜毡石铁]|亚克力|混纺|[麦米豆藕]粉|[纱绒网棉]布|皮革|翡翠|玛瑙|水晶|珍珠|棉|麻|丝|毛|绒|皮|木|竹|钢|面料|材质|羊绒|羊毛|乳胶|帆布|合金|陶瓷|玻璃|硅胶|填充)$/u;
const PART_END = new RegExp(`(?:${PART_LAST}|[拉项手银锁铁]链)$`, 'u');
const LONGEST_PART = 8;
/** Parts that a thing has of its own, rather than carries with it. */
const OWN_PART = /[层腰兜袋屏底面孔槽领袖檐口格位齿]$/u;
/** Ways to make a thing: no product "has" them. */
const METHOD_END = /(?:设计|结构|工艺|织法|技术|配方|做法|手法|算法)$/u;
/** Things whose names contain a character of a verb: 拉链 is no pulling. */
const THINGS_LIKE_VERBS =
  /按摩头|按摩|托盘|托架|鼻托|腰托|头托|杯托|书签带|出风口|吸力|拉力|推力|听力|火力|动力|磁力|弹力|张力|马力|吸头|压力|抽屉|拉链|拉杆|拉手|肩带|背带|腰带|系带|绑带|织带|安全带|手机|开关|吸管|吸盘|按键|按钮|插座|把手|提手|提带|提环|立柱|独立|喷头|喷嘴|花洒|刷头|转盘|转轴|滑轮|挂钩|挂绳|挂环|夹层|夹子|保险|支架|收纳袋|收纳盒|收纳包|密码锁|照明灯|充电线|充电盒|遮阳帘|遮阳棚|防滑垫|防尘罩|防尘袋|护栏|护罩|滤网|透气孔|排水孔|出水口|呼吸灯|显示屏|弹簧|弹盖|磁扣|压舌|锁扣/gu;
/** Verbs that make a phrase a clause. */
const HAS_VERB =
  /[出做成磨打到变升降不可能会用有是带配送装洗浇充调拆折收防保省吸拖擦贴戴穿喝吃睡坐站放挂开关按转拧拉抽剪切烤煮蒸煎炒泡发连看听说写画玩骑跑走飞游滑含加附免控抗耐承透捏闻摸化测记选存录拍照亮响订装补停去缠留粘卷裹除搓浮称起浸托]/u;
/** Verbs and modals that open a statement: no product "has" it. */
const OPENS_STATEMENT =
  /^(?:支持|采用|配备|配有|搭载|具有|具备|选用|使用|设有|内含|包含|含有|提供|拥有|自动|可以|能够|可|能|由|适合|适用|兼容|通过|开启|一键|随时|内置|自带|带|有|含|不|没|耐|抗|用|做|产自|来自)/u;
/** What a product is free of, as a substance. */
const SUBSTANCE =
  '酒精|香精|香料|色素|防腐剂|硅油|蔗糖|糖|盐|荧光剂|咖啡因|麸质|乳糖|硫|甲醛|氟|铅|镍|BPA|双酚A|皂基|矿物油|激素|反式脂肪|植脂末|味精|谷物|谷|染料|塑化剂|胶水|胶|苯';
/** Words that begin with 无 and name a quality. */
const FREE_WORDS = /^无(?:线|缝|痕|刷|骨|声|感|叶|极|火|边|框|油|水|土|味|级|人|限|尘|菌|内胆)/u;
const DONE_BY = /^((?:纯|全)?手工|人工|古法|自然|低温|物理|日光|柴火|石磨|传统|冷压|高温|树上)(\p{Script=Han}{2,3})$/u;
const BY_MEANS = /^(\p{Script=Han}{1,2}(?:锁|扣|绳|环|钮|贴|轮|阀|杆))(调节|固定|收紧|锁紧|开合|连接|安装|收纳)$/u;
const SUPPORTED =
  /(?:连接|快充|闪充|插拔|投屏|协议|录音|无线充电?|蓝牙|双频|输入法|遥控|语音控制|APP控制|手机控制|回放|断电记忆)$/u;
const POWERED_BY = /^(USB|Type-?C|USB-C|太阳能|干电池|五号电池|七号电池)(?:接口|口)?(充电|供电)$/iu;
/** 可爱, 可口: no modal. */
const MODAL = '可(?![爱口乐靠观见可以能控编视])';

const PROVINCES =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古?|广西|西藏|宁夏|新疆';

/** Units as people say them. */
const SPOKEN_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)(?:mAh|毫安时)/giu, '毫安'],
  [/(?<=\d ?)(?:cm|公分)(?![a-z])/giu, '厘米'],
  [/(?<=\d ?)mm(?![a-z])/giu, '毫米'],
  [/(?<=\d ?)(?:kg|KG)(?![a-z])/giu, '公斤'],
  [/(?<=\d ?)ml(?![a-z])/giu, '毫升'],
  [/(?<=\d ?)(?:db|dB)(?![a-z])/giu, '分贝'],
  [/(?<=\d ?)(?:°C|℃)/gu, '度'],
  [/(?<=\d ?)k?Pa(?![a-z])/gu, '帕'],
  [/(?<=\d ?)W(?![A-Za-z])/gu, '瓦'],
  [/(?<=\d ?)g(?![A-Za-z])/gu, '克'],
  [/(?<=\d ?)L(?![A-Za-z])/gu, '升'],
  [/(?<=\d ?)(?:㎡|m²|平方米|平米)/gu, '平'],
];

/** Writes amounts and ranges as they are read: -5℃ as 零下5度, 60-120cm as 60到120厘米. */
export function writeAsSaid(text: string): string {
  let said = /\dkPa/u.test(text) ? text.replace(/(?<=\d)kPa/gu, '千帕') : text;
  for (const [unit, name] of SPOKEN_UNITS) said = said.replace(unit, name);
  return said
    .replace(/(?<![\d\p{L}])[-−–](?=\d[\d.]*度)/gu, '零下')
    .replace(
      /(?<!\d[-–]\d*)(?<=\d(?:度|厘米|毫米|克|公斤|升|毫升|岁|斤)?)\s*[-–~～至]\s*(?=\d)(?!\s*[-–~～至]\s*\d+[-–])/gu,
      '到',
    )
    .replace(/\s*(?:≤|<=|<)\s*(?=\d)/gu, '不超过')
    .replace(/\s*(?:≥|>=)\s*(?=\d)/gu, '不低于')
    .replace(/(?<=\d)\/(?=\d|[A-Z]\d)/gu, '、')
    .replace(/(?<=\d(?:厘米|毫米)?)\s*[+＋]\s*(?=\d)/gu, '加')
    .replace(/(?<=\p{Script=Han})\s*[+＋]\s*(?=[\p{Script=Han}\dA-Z])/gu, '，')
    .replace(/(?<=\d)\s+(?=\p{Script=Han})/gu, '');
}

/** Checks if a clause has a verb or an amount, so that it can be said of the product. */
export const isToldOf = (said: string): boolean =>
  /[\d一两二三四五六七八九十百]|^[有带用含]|是.+的$/u.test(said) || HAS_VERB.test(said.replace(THINGS_LIKE_VERBS, ''));

type Form = Pick<ChineseFact, 'text' | 'form'>;
/** Returns the tellings of a text of one form, or null if it is of another. */
type Rule = (text: string, form: ChineseFact['form']) => (readonly [TellingPattern, string])[] | null;

/** Applies a pattern; `$1` are its groups. */
const rule =
  (match: RegExp, ...tellings: readonly (readonly [TellingPattern, string])[]): Rule =>
  (text) =>
    match.test(text) ? tellings.map(([pattern, template]) => [pattern, text.replace(match, template)] as const) : null;

const has = (text: string): (readonly [TellingPattern, string])[] => {
  if (/(?:[带布绳网线弦板皮面木]|[银金钢珠]链)$/u.test(text)) return [['made-of', `用的是${text}`]];
  return [['has', `${OWN_PART.test(text) || text.includes('带') ? '有' : '带'}${text}`]];
};

/** What nobody calls loud. */
const QUIET_DB = 60;

const RULES: readonly Rule[] = [
  // What already is a statement.
  rule(/^(?:自带|附带|附赠|赠|送|随附|内置|[有是用]|里面|带(?!宽))(?=.{2})/u, ['stated', '$&']),
  rule(/^(\d+到\d+(?:个月|岁)|\d+(?:个月|岁)(?:以上|起))(?:可用|适用)?$/u, ['stated', '适合$1']),
  rule(/^(?:身高|体重|头围|脚长)(?=\d)/u, ['stated', '适合$&']),
  rule(/^\d+(?:\.\d+)?米床(?:用)?$/u, ['stated', '适合$&']),
  rule(/^可(伸缩|升降)(\d.*)$/u, ['can', '$2可$1']),
  rule(/^适用(?=\d)/u, ['stated', '适合']),
  rule(/^产地(?:是|为|在)?(\p{Script=Han}{2,6})$/u, ['stated', '产自$1']),
  rule(/^(?:单(\p{Script=Han})|每(\p{Script=Han}))?仅(?:重|有)?(?=约?\d)/u, ['amount', '$&']),
  rule(/^(\d+)(袋|包|片|条|支|枚|粒)(独立(?:小)?(?:包装|装))$/u, ['stated', '一共$1$2，都是$3']),
  rule(/^独立(?:小)?(?:包装|小?包|小?袋)$/u, ['stated', '每份都是独立包装']),
  // Amounts.
  rule(new RegExp(`^(${TIME})(${LASTS})$`, 'u'), ['amount', '$2$1']),
  rule(new RegExp(`^(${TIME})(${QUICK})$`, 'u'), ['amount', '$1就能$2']),
  (text) => {
    const [, loudness] = /^(?:不超过)?(\d+)(?:到\d+)?分贝$/u.exec(text) ?? [];
    if (loudness === undefined) return null;
    return [['amount', Number(loudness) < QUIET_DB && !text.startsWith('不') ? `声音只有${text}` : `声音${text}`]];
  },
  rule(new RegExp(`^(${NUMBER})(千?瓦)(?:大?功率)?$`, 'u'), ['amount', '功率$1$2']),
  rule(/^(\d{4,5})帕$/u, ['amount', '吸力$1帕']),
  rule(new RegExp(`^(${NUMBER})毫安$`, 'u'), ['amount', '电池$1毫安']),
  rule(new RegExp(`^(${NUMBER})流明$`, 'u'), ['amount', '亮度$1流明']),
  rule(new RegExp(`^(${NUMBER})牛米$`, 'u'), ['amount', '扭矩$1牛米']),
  rule(new RegExp(`^(${NUMBER}(?:克|毫升|升|公斤|斤))装$`, 'u'), ['amount', '一份$1']),
  rule(new RegExp(`^(${NUMBER}(?:毫米|厘米))极?(细|薄)$`, 'u'), ['amount', '$2到$1']),
  rule(new RegExp(`^(${NUMBER}(?:毫米|厘米|米))(?:加)?(宽|厚|高|长)$`, 'u'), ['amount', '$2$1']),
  rule(/^(\p{Script=Han}{2})(\d+万?次)(测试|检测)$/u, ['stated', '做过$2$1$3']),
  rule(/^(?:S?925银?|足银\d*|\d*足银|足金\d*|\d*足金|1[48]K金)$/u, ['made-of', '用的是$&']),
  rule(/^(\d+(?:\.\d+)?米)(拾音|遥控|感应|照射|射程|对讲|传输|连接)$/u, ['amount', '$2$1']),
  rule(
    new RegExp(
      `^(${NUMBER}(?:克|毫升|升|公斤|斤)(?:礼盒|木盒|(?:铁|铝|玻璃|塑料|按压|真空|纸)[盒桶罐瓶袋]))(?:装)?$`,
      'u',
    ),
    ['stated', '$1装'],
  ),
  rule(new RegExp(`^(${NUMBER}(?:克|毫升|升|公斤|斤))(大|小)?(包|袋|桶|瓶|罐|盒)$`, 'u'), ['amount', '一$2$3有$1']),
  rule(
    /^(鞋面|鞋底|鞋垫|中底|内里|里料|面料|枕芯|被芯|内胆|外层|内层|表层|底层|表面|背面|手柄|把手|表带|表盘)((?!有|是|用|带|可|防|不|包|涂|浸|裹|缠)\p{Script=Han}{1,3}[网布棉绒胶革皮纱垫钢瓷])$/u,
    ['part-is', '$1是$2'],
  ),
  rule(new RegExp(`^(${NUMBER}(?:克|毫升|升|公斤|斤|片|枚|粒|颗|张))/(袋|包|盒|瓶|支|罐|片|条|桶|卷)$`, 'u'), [
    'amount',
    '每$2$1',
  ]),
  rule(new RegExp(`^(${TIME})预约$`, 'u'), ['can', '能预约$1']),
  rule(new RegExp(`^(${COUNT})色(?:调光|调温|光)$`, 'u'), ['can', '能调$1种光色']),
  rule(/^(加[厚宽大长])([双单三]层)$/u, ['made-of', '$2$1的']),
  rule(new RegExp(`^((?:${PROVINCES})\\p{Script=Han}{2,3})产$`, 'u'), ['stated', '产自$1']),
  rule(new RegExp(`^(?:${PROVINCES})\\p{Script=Han}{1,2}[县市区镇乡村山岛湖州城江源平泉安宁阳川溪门关堡]$`, 'u'), [
    'stated',
    '来自$&',
  ]),
  rule(
    new RegExp(`^(\\p{Script=Han}{2,6})(${NUMBER}(?:克|毫克|毫升|升))每(\\d+(?:克|毫升)|[瓶袋盒罐包支片份杯])$`, 'u'),
    ['amount', '每$3$1$2'],
  ),
  rule(/^免(打孔|安装|工具|组装)(?=\p{Script=Han}{2})(?!安装|组装)/u, ['spares', '不用$1，']),
  rule(/^可(\p{Script=Han}{1,3})可(\p{Script=Han}{1,3})$/u, ['can', '可以$1，也可以$2']),
  rule(/^(无味|无毒|无尘|无痕)(\p{Script=Han}{2})$/u, ['part-is', '$2是$1的']),
  rule(new RegExp(`^(${NUMBER}(?:厘米|毫米|米))(深|长|宽|厚|高)(\\p{Script=Han}{1,2})$`, 'u'), ['amount', '$3$2$1']),
  rule(new RegExp(`^(${TIME})((?!速)\\p{Script=Han}{1,3}[好完开])$`, 'u'), ['amount', '$1就能$2']),
  rule(/^海拔(?=\d)/u, ['amount', '来自海拔']),
  rule(/^日(除湿|制冰|处理|产)(?:量)?(?=\d)/u, ['amount', '一天$1']),
  rule(/^承重(?=\d)/u, ['amount', '能承重']),
  (text) => {
    const [, amount, thing = ''] = AMOUNT_OF_THING.exec(text) ?? [];
    if (amount === undefined || amount.endsWith('度')) return null;
    if (/^0\..*毫米$/u.test(amount) && isPart(thing)) return [['made-of', `用的是${text}`]];
    if (isMeasured(thing) && !/^[薄细窄]/u.test(thing)) return [['amount', `${thing}有${amount}`]];
    const isLonger = /^加[长宽厚高]/u.test(thing) && isPart(thing.slice(2));
    if (isLonger) return [['amount', `${thing}有${amount}`]];
    const isStuff = /纸$|^薄刃$/u.test(thing) || (MATERIAL_END.test(thing) && !HAS_VERB.test(thing));
    return isStuff ? [['made-of', `用的是${text}`]] : null;
  },
  (text) => {
    const [, count = '', level = '', thing = ''] = LEVELS.exec(text) ?? [];
    if (thing === '') return null;
    const tuned = { 调温: '温度', 控温: '温度', 调速: '速度', 变速: '速度', 调光: '亮度', 调节: '', 可调: '' }[thing];
    if (tuned !== undefined) return [['can', `${tuned}能调${count}${level}`]];
    if (/^(?:模式|手法|程序|功能)$/u.test(thing)) return [['has', `有${count}${level}${thing}`]];
    return isMeasured(thing) ? [['has', `${thing}有${count}${level}`]] : null;
  },
  (text) => {
    const [, , thing = ''] = COUNT_OF_THINGS.exec(text) ?? [];
    if (
      !/[个种款组]/u.test(text.slice(0, -thing.length)) &&
      !isPart(thing) &&
      !endsInPart(thing) &&
      !MATERIAL_END.test(thing)
    )
      return null;
    return thing === '' ||
      HAS_VERB.test(thing.replace(THINGS_LIKE_VERBS, '')) ||
      /[一二三四五六七八九十两双\d]/u.test(thing)
      ? null
      : [['has', `${/层/u.test(text) && /[布棉纱纸绒网]$/u.test(thing) ? '用了' : '有'}${text}`]];
  },
  rule(new RegExp(`^(${COUNT})(节|段|折)(折叠|伸缩)$`, 'u'), ['done', '分$1$2$3']),
  rule(/^双面(?:可|两)(\p{Script=Han}{1,2})$/u, ['can', '两面都能$1']),
  (text) => {
    if (!SHARE.test(text)) return null;
    if (/^100[%％]/u.test(text)) return [['made-of', `${/(?:棉|毛|丝|麻|绒)$/u.test(text) ? '用的' : ''}是${text}`]];
    return /(?:棉|毛|丝|麻|绒)$/u.test(text) ? [['made-of', `用的是${text}`]] : [['has', `含${text}`]];
  },
  // Materials and parts.
  (text) => {
    const [, stuff = ''] = /^(\p{Script=Han}{1,8}|[A-Za-z\d]+\p{Script=Han}*)(?:材质|材料|质地)$/u.exec(text) ?? [];
    if (stuff === '') return null;
    return [
      ['made-of', MATERIAL_ALONE.test(stuff) || MATERIAL_END.test(stuff) ? `用的是${stuff}` : `用的是${stuff}材质`],
    ];
  },
  (text) => {
    const [, material = '', quality = '', part = ''] = PART_OF_MATERIAL_AND_QUALITY.exec(text) ?? [];
    if (part !== '' && isPart(part)) return [['part-is', `${part}是${material}的，${quality}`]];
    const [, stuff, thing = ''] = PART_OF_MATERIAL.exec(text) ?? [];
    if (stuff === undefined) return null;
    if (MATERIAL_END.test(thing) || MATERIAL_ALONE.test(thing) || /^(?:材质|面料)$/u.test(thing))
      return [['made-of', `用的是${text.replace(/材质$/u, '')}`]];
    if (!isPart(thing)) return endsInPart(text) ? [['made-of', `用的是${text}`]] : null;
    return [
      ['part-is', `${thing}是${stuff}的`],
      ['made-of', `用的是${text}`],
    ];
  },
  (text) => {
    const [, part, stuff] = MATERIAL_ALONE.test(text) ? [] : (PART_THEN_MATERIAL.exec(text) ?? []);
    return part === undefined || !isPart(part) ? null : [['part-is', `${part}是${stuff}的`]];
  },
  rule(new RegExp(`^(\\d+度)旋转(\\p{Script=Han}{1,2}${PART_LAST})$`, 'u'), ['can', '$2可以$1旋转']),
  rule(/^(\p{Script=Han}{2,8})基底$/u, ['made-of', '以$1为基底']),
  rule(/^(?!一)(\p{Script=Han}{2,3})(\d+|[两三四五六七八九十]+)(个|条|只|颗|片|根|支|把|块)$/u, ['has', '有$2$3$1']),
  (text) => {
    const [, quality, part, kind, thing] = PART_OF_QUALITY.exec(text) ?? [];
    if (!isPart(part ?? thing ?? '')) return null;
    if (part !== undefined) return [['part-is', `${part}${quality}`]];
    return kind === undefined
      ? null
      : [['part-is', `${thing}${/^(?:可|三叉|圆头|加|松紧|透明|磁吸|.+式$)/u.test(kind) ? `是${kind}的` : kind}`]];
  },
  (text, form) => {
    const [, place, thing = ''] = PLACE.exec(text) ?? [];
    const isThing = form === 'noun' || endsInPart(thing) || /颗粒$/u.test(thing);
    return place !== undefined &&
      isThing &&
      !HAS_VERB.test(thing.replace(THINGS_LIKE_VERBS, '').replace(/^[防透排]\p{Script=Han}/u, ''))
      ? [['has', `${place}有${thing}`]]
      : null;
  },
  rule(new RegExp(`^大容量(\\p{Script=Han}{1,3}${PART_LAST})$`, 'u'), ['part-is', '$1容量大']),
  rule(/^可拆.+内胆$/u, ['has', '带$&']),
  rule(/^(?:19|20)\d\d年\p{Script=Han}+$/u, ['made-of', '用的是$&']),
  rule(new RegExp(`^(\\p{Script=Han}{1,4}(?:条|扣|袋|带|兜|檐|孔|钮|脚))设计$`, 'u'), ['has', '带$1']),
  (text) =>
    METHOD_END.test(text) && !/^(?:采用|用|以|使用)|[，是有]/u.test(text) ? [['made-of', `采用${text}`]] : null,
  // What it spares, lacks, resists.
  rule(/^免(打孔|安装|工具|充气|电池|熨烫|系带|弯腰|插电|布线|组装|拆洗|胶|钉|换芯|手洗|削)$/u, ['spares', '不用$1']),
  rule(/^免(工具|打孔)(安装|组装)$/u, ['spares', '$2不用$1']),
  rule(/^无需(?=\p{Script=Han}{2})/u, ['spares', '不用']),
  rule(/^无(\p{Script=Han})无(\p{Script=Han})$/u, ['lacks', '无$1，也无$2']),
  rule(new RegExp(`^(?:[0零]添加|无添加|不添加|未添加)(${SUBSTANCE})$`, 'u'), ['lacks', '没加$1']),
  rule(new RegExp(`^(?:无|不含)(${SUBSTANCE})((?:[、和]?(?:${SUBSTANCE}))*)$`, 'u'), ['lacks', '不含$1$2']),
  (text) =>
    /^无(?=\p{Script=Han}{2,4}$)/u.test(text) &&
    !FREE_WORDS.test(text) &&
    !METHOD_END.test(text) &&
    !/添加|味$/u.test(text)
      ? [['lacks', `没有${text.slice(1)}`]]
      : null,
  rule(/^无(\p{Script=Han}?味)$/u, ['lacks', '没有$1']),
  rule(/^(防\p{Script=Han}{1,2})(防\p{Script=Han}{1,2})$/u, ['resists', '$1，也$2']),
  rule(/^防\p{Script=Han}{2,3}(?:固定|装置|锁|扣|片|网|条|垫)$/u, ['has', '带$&']),
  rule(/^防\p{Script=Han}{1,2}(?:镀膜|涂层|膜|层|罩|套)$/u, ['has', '有$&']),
  rule(/^防(?=\p{Script=Han}{2,3}$)(?![水滑晒潮尘雨风])(?!.*[柄垫底套罩网布板条圈膜层扣钩链锁带夹座帽盖贴片面料柱])/u, [
    'resists',
    '能防',
  ]),
  // What it can do.
  rule(POWERED_BY, ['supports', '用$1$2']),
  (text) =>
    SUPPORTED.test(text) && !OPENS_STATEMENT.test(text) && text.length <= LONGEST_PART
      ? [['supports', `支持${text}`]]
      : null,
  rule(BY_MEANS, ['done', '用$1$2']),
  rule(new RegExp(`^[无0零](${SUBSTANCE})添加$`, 'u'), ['lacks', '没加$1']),
  rule(/^添加(?!了)/u, ['has', '添加了']),
  rule(/^(?![无零不])(\p{Script=Han}{2,5})添加$/u, ['has', '添加了$1']),
  rule(/^可\p{Script=Han}(?:支架|手柄|提手|把手|肩带|拉杆|底座)$/u, ['has', '带$&']),
  rule(/^可拆(\p{Script=Han}{2,4}\d+\p{Script=Han})$/u, ['can', '$1，可以拆']),
  rule(/^可(调|调节)(\p{Script=Han}{2})(\d.*)$/u, ['can', '$2$3可$1']),
  rule(new RegExp(`^${MODAL}(?=\\p{Script=Han})`, 'u'), ['can', '可以']),
  rule(new RegExp(`^(\\p{Script=Han}{2,6})${MODAL}(\\p{Script=Han}{2,})$`, 'u'), ['can', '$1可以$2']),
  (text) =>
    DONE_BY.test(text) && HAS_VERB.test(text.slice(2)) && !PART_END.test(text) && !MATERIAL_END.test(text)
      ? [['done', `${text}的`]]
      : null,
  rule(/^加[厚大宽长粗固深高]$/u, ['made-of', '是$&的']),
  // What it is made of, and what it has.
  (text, form) => {
    const isMadeOf =
      !/\p{Script=Han}\d/u.test(text) &&
      MATERIAL_END.test(text) &&
      text.length <= LONGEST_PART &&
      !HAS_VERB.test(text.replace(/^加(?=[厚绒])/u, ''));
    const isMaterial =
      isMadeOf || MATERIAL_ALONE.test(text) || form === 'material' || (/^\d/.test(text) && MATERIAL_END.test(text));
    if (!isMaterial || MADE_BY.test(text) || /^(?:用|采用|选用|以)|[是有为含带]/u.test(text)) return null;
    // 美耐皿树脂、201不锈钢: materials in a row.
    return [['made-of', `用的是${text}`]];
  },
  (text) =>
    /^[双两三四五六七八九十](?![年月日天周次倍折])\p{Script=Han}{2}$/u.test(text) &&
    !HAS_VERB.test(text.replace(THINGS_LIKE_VERBS, ''))
      ? [['has', `有${text}`]]
      : null,
  (text, form) => {
    const isThing = text.length <= LONGEST_PART && (form === 'noun' || endsInPart(text));
    if (
      !isThing ||
      OPENS_STATEMENT.test(text) ||
      /^一|\d(?!\p{Lu})/u.test(text) ||
      /，|[爽可顺适甜辣酸咸鲜]口$/u.test(text)
    )
      return null;
    // 棋盘带抽屉 has a verb before its last thing.
    const inner = text
      .replace(THINGS_LIKE_VERBS, '物')
      .slice(0, -1)
      .replace(/^(?:防|免|不|耐|抗)\p{Script=Han}/u, '');
    return HAS_VERB.test(inner) ? null : has(text);
  },
];

const SHORTEST_WHOLE = 5;
/** So many characters without a verb or an amount are a list of things. */
const LONG_LIST = 9;
/** "一擦就净": four characters that are a sentence. */
const BRIEF_SENTENCE = /^.{2,}(?:[就会能可不有]|自动|\d|[好足够稳快]$)|^不\p{Script=Han}{3}$/u;
/** Patterns that suit a clause of a longer line. */
const OF_CLAUSES: ReadonlySet<TellingPattern> = new Set(['made-of', 'part-is', 'can', 'lacks', 'spares', 'amount']);

function tellByRule(text: string, form: ChineseFact['form']): ReturnType<Rule> {
  for (const each of RULES) {
    const told = each(text, form);
    if (told !== null) return told;
  }
  return null;
}

/** Lists the ways to say a fact aloud, the most natural first; none asserts more than the fact. */
export function tellChineseFact({ text: written, form }: Form): Telling[] {
  const text = writeAsSaid(written);
  const found = text.includes('，') ? null : tellByRule(text, form);
  if (found === null || found.length === 0) {
    const said = sayClauses(text);
    return [
      {
        text: said,
        pattern: 'stated',
        isWhole:
          (said.length > SHORTEST_WHOLE && (said.length < LONG_LIST || said !== text || isToldOf(said))) ||
          (said.length === SHORTEST_WHOLE && (said !== text || isToldOf(said))) ||
          BRIEF_SENTENCE.test(said),
      },
    ];
  }
  return found.map(([pattern, said]) => ({
    text: said
      .replace(/^(可以\p{Script=Han}{2,4})(?=不\p{Script=Han}{2,4}$)/u, '$1，')
      .replace(/(?<=^(?:单\p{Script=Han}|每\p{Script=Han})?)仅(?:重|有)?(?=约?\d)/u, '只有'),
    pattern,
    isWhole: said.length >= SHORTEST_WHOLE - 1,
  }));
}

/** Says the clauses of a line each: PET上盖，防滑底部 is no sentence. */
function sayClauses(text: string): string {
  const clauses = text.split('，');
  if (clauses.length < 2) return text;
  return clauses
    .map((clause) => {
      const [told] = tellByRule(clause, 'clause') ?? [];
      return told !== undefined && OF_CLAUSES.has(told[0]) ? told[1] : clause;
    })
    .join('，');
}

/** Returns a fact as a clause with its verb: 有三档水压, 桌板是实木的, 用的是速干面料. */
export const sayChineseFact = (fact: Form): string => tellChineseFact(fact)[0]?.text ?? fact.text;
