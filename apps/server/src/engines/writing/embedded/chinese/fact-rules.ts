import type { ChineseFact } from './chinese-facts.ts';
import {
  MATERIAL_ALONE,
  PART_LAST,
  PART_OF_MATERIAL,
  PART_THEN_MATERIAL,
  PART_OF_MATERIAL_AND_QUALITY,
  PART_OF_QUALITY,
  PLACE,
  NUMBER,
  COUNT,
  AMOUNT_OF_THING,
  LASTS,
  TIME,
  QUICK,
  COUNT_OF_THINGS,
  LEVELS,
  SHARE,
  MADE_BY,
  MATERIAL_END,
  PART_END,
  LONGEST_PART,
  OWN_PART,
  METHOD_END,
  THINGS_LIKE_VERBS,
  HAS_VERB,
  OPENS_STATEMENT,
  SUBSTANCE,
  FREE_WORDS,
  DONE_BY,
  BY_MEANS,
  SUPPORTED,
  POWERED_BY,
  MODAL,
  PROVINCES,
} from './fact-words.ts';
import { endsInPart, isMeasured, isPart } from './part-nouns.ts';
import { countFirst, joinList } from './tell-label.ts';

/** The forms of tellings, which share a pattern of words. */
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

/** Returns the tellings of a text of one form, or null if it is of another. */
type Rule = (text: string, form: ChineseFact['form']) => (readonly [TellingPattern, string])[] | null;

/** Applies a pattern; `$1` are its groups. */
const rule =
  (match: RegExp, ...tellings: readonly (readonly [TellingPattern, string])[]): Rule =>
  (text) =>
    match.test(text) ? tellings.map(([pattern, template]) => [pattern, text.replace(match, template)] as const) : null;

/** 内胆用的是304不锈钢: the part comes before the verb. */
const PART_FIRST =
  /^(内胆|内芯|内层|外壳|外层|机身|杯身|壶身|锅身|桶身|面料|里料|里衬|鞋面|鞋底|鞋垫|把手|手柄|刀头|刷头|框架|支架|底座|表带|表壳|填充)(\S{2,})$/u;
/** Grades of steel, spoken with its name. */
const STEEL = /^(?:304|316L?|430|201)$/u;

const madeOf = (text: string): string => {
  // 上层丝圈下层皮革: each part with its own.
  if (/一面.+一面/u.test(text)) return text;
  if (/^[上内里正].?.+[下外反底].?/u.test(text) && /^(?:上层|内层|里层|正面|面层)/u.test(text)) return text;
  // 加绒 is done to it.
  if (/^加[绒棉]$/u.test(text)) return text;
  const [, part, stuff] = PART_FIRST.exec(text) ?? [];
  return part === undefined || stuff === undefined ? `用的是${text}` : `${part}用的是${stuff}`;
};

/** 拇指扣护手背: a part and what it shields. */
const SHIELDS = /^[^护遮挡裹]{2,4}(?:护|遮|挡|裹)(?:手|脸|眼|耳|头|颈|脖|腰|膝|脚|肩|背|胸|住)/u;

const has = (text: string): (readonly [TellingPattern, string])[] => {
  if (SHIELDS.test(text)) return [['stated', text]];
  if (
    /(?:(?<![紧绑肩系腰背提搭表扎头胸吊全])带|[布弦皮木]|(?<![滤护])网|(?<![拉挂提])绳|(?<![充电数据])线|(?<![面背侧底台砧地层])板|(?<![鞋表台桌坐镜墙锅杯椅封])面|[银金钢珠]链)$/u.test(
      text,
    )
  )
    return [['made-of', madeOf(text)]];
  return [['has', `${OWN_PART.test(text) || text.includes('带') ? '有' : '带'}${text}`]];
};

/** From this share on, in percent, a thing is made of it. */
const MOSTLY = 60;
/** What nobody calls loud. */
const QUIET_DB = 60;

/** 防水层, 加绒内里: what a part is good for is no verb of the line. */
const withoutQualities = (thing: string): string =>
  thing.replace(/[加防抗耐免隔透]\p{Script=Han}(?=\p{Script=Han})/gu, '');

const RULES: readonly Rule[] = [
  rule(/^负离子.*$/u, ['stated', '$&']),
  // 可调可收纳 stands as it is.
  rule(/^\p{Script=Han}{2,4}可\p{Script=Han}{1,2}可\p{Script=Han}{2}$/u, ['stated', '$&']),
  (text) => {
    const [, part = '', stuff = ''] = /^(内衬|里衬|夹层|填充)(?![是为有可能])(\p{Script=Han}{1,6})$/u.exec(text) ?? [];
    return stuff !== '' && MATERIAL_END.test(stuff) ? [['made-of', `${part}是${stuff}的`]] : null;
  },
  rule(/^[0零]添加(\p{Script=Han}{1,4})$/u, ['lacks', '没加$1']),
  rule(/^(?:含)?(\d[\d.]*[%％])(\p{Script=Han}{2,8})含量$/u, ['stated', '$2含量$1']),
  // 底座防滑硅胶: a part and its material.
  (text) => {
    const [, part, stuff = ''] = PART_FIRST.exec(text) ?? [];
    return part !== undefined &&
      stuff.length > 2 &&
      /(?:硅胶|橡胶|不锈钢|实木|真皮|牛皮|铝合金|锌合金|尼龙|纯棉|玻璃|乳胶|碳钢|钛)$/u.test(stuff) &&
      /^(?:防滑|加厚|食品级|磨砂|透气|抗菌|亲肤|柔软)/u.test(stuff)
      ? [['made-of', `${part}用的是${stuff}`]]
      : null;
  },
  rule(/^(\p{Script=Han}{2,8})(?:制成|制作|做成)$/u, ['made-of', '用的是$1']),
  // What is beside it in the parcel.
  rule(
    /^(?:附赠|赠送|赠|送)(\p{Script=Han}{2,6})(\d+|[一两三])(个|条|只|颗|片|根|支|把|块|包|盒|袋|瓶|本|张|双|套)$/u,
    ['stated', '还送$2$3$1'],
  ),
  rule(/^(?:附赠|赠送|赠|送)(?!货|礼|[给人长父爸妈男女朋老])(?=.{2})/u, ['stated', '还送']),
  rule(/^(?:附带|附|另附|随附)(?=\p{Script=Han}{2})/u, ['stated', '附带']),
  // 云南阿拉比卡豆: where it comes from, and what it is.
  rule(
    new RegExp(
      `^(?:${PROVINCES}|东北|巴西|埃塞俄比亚|哥伦比亚|泰国|越南|澳洲|新西兰)(?!产)\\p{Script=Han}{1,6}[豆米麦枣菇茶奶]$`,
      'u',
    ),
    ['made-of', '用的是$&'],
  ),
  // What already is a statement.
  rule(/^(?:自带|附带|内置|[有是用]|里面|带(?!宽))(?=.{2})/u, ['stated', '$&']),
  rule(/^(\d+到\d+(?:个月|岁)|\d+(?:个月|岁)(?:以上|起))(?:可用|适用)?$/u, ['stated', '适合$1']),
  rule(/^(?:身高|体重|头围|脚长)\d[\d.到]*(?:厘米|公斤|斤)$/u, ['stated', '适合$&']),
  rule(/^\d+(?:\.\d+)?米床(?:用)?$/u, ['stated', '适合$&']),
  rule(/^可(伸缩|升降)(\d.*)$/u, ['can', '$2可$1']),
  rule(/^适用(?=\d)/u, ['stated', '适合']),
  rule(/^产地(?:是|为|在)?(\p{Script=Han}{2,6})$/u, ['stated', '产自$1']),
  rule(/^(?:单(\p{Script=Han})|每(\p{Script=Han}))?仅(?:重|有)?(?=约?\d)/u, ['amount', '$&']),
  rule(/^(\d+)(袋|包|片|条|支|枚|粒)(独立(?:小)?(?:包装|装))$/u, ['stated', '一共$1$2，都是$3']),
  rule(/^独立(?:小)?(?:包装|小?包|小?袋)$/u, ['stated', '每份都是独立包装']),
  // 0酒精0香精0色素: one after another.
  (text) => {
    const free = [...text.matchAll(new RegExp(`[0零无](${SUBSTANCE})(?:添加)?[、，]?`, 'gu'))];
    const isAll = free.length > 1 && free.map(([each]) => each).join('') === text;
    if (isAll) return [['lacks', `不含${joinList(free.map(([, stuff = '']) => stuff))}`]];
    // 0糖0脂 stands as it is.
    if (/^[0零]\p{Script=Han}[0零]\p{Script=Han}$/u.test(text)) return [['lacks', text]];
    const [, one, other] = /^[0零](\p{Script=Han}{1,4})[0零](\p{Script=Han}{1,4})$/u.exec(text) ?? [];
    return one === undefined ? null : [['lacks', `不含${one}和${other}`]];
  },
  // 敏感肌可用: who may use it, too.
  rule(/^(\p{Script=Han}{1,5}(?:肌|妈|妇|人|儿|宝|童|生|手|发|皮))(?:可用|适用|能用)$/u, ['stated', '$1也能用']),
  rule(/^非(油炸|转基因|浓缩还原|速溶)$/u, ['stated', '不是$1的']),
  rule(/^共(?=\d)/u, ['stated', '一共']),
  // 镜片防雾镀层: what is on a part.
  (text) => {
    const [, part = '', layer = ''] =
      /^(\p{Script=Han}{2})(防\p{Script=Han}{1,2}(?:镀膜|镀层|涂层|膜|层))$/u.exec(text) ?? [];
    return layer !== '' && isPart(part) ? [['has', `${part}有${layer}`]] : null;
  },
  rule(new RegExp(`^[0零](${SUBSTANCE})$`, 'u'), ['lacks', '不含$1']),
  rule(/^双供电$/u, ['supports', '支持双供电']),
  // 河南兰考桐木面板: of a part of its own, what it is made of.
  (text) => {
    for (const length of [3, 2]) {
      const [stuff, part] = [text.slice(0, -length), text.slice(-length)];
      if (
        isPart(part) &&
        /^\p{Script=Han}{2,8}(?:木|钢|皮|竹|玻璃|陶瓷|合金|硅胶|尼龙)$/u.test(stuff) &&
        !/[防抗耐加免]/u.test(stuff)
      )
        return MATERIAL_ALONE.test(stuff) ? null : [['part-is', `${part}用的是${stuff}`]];
    }
    return null;
  },
  // 420不锈钢刀.
  rule(/^(?:201|304|316L?|420|430)不锈钢(?:刀|杯|碗|盘|勺|筷)$/u, ['made-of', '用的是$&']),
  // 扶手榉木.
  (text) => {
    for (const length of [2, 3]) {
      const [part, stuff] = [text.slice(0, length), text.slice(length)];
      const isStuff =
        MATERIAL_ALONE.test(stuff) || (/^\p{Script=Han}{1,3}[皮布棉绒革]$/u.test(stuff) && !HAS_VERB.test(stuff));
      if (stuff.length > 1 && isPart(part) && isStuff) return [['part-is', `${part}是${stuff}的`]];
    }
    return null;
  },
  // 双层防烫壶身: how a part is built.
  (text) => {
    const [, build = '', guard = '', part = ''] =
      /^([双两三四五]层|一体|加厚|加粗|加宽)(防\p{Script=Han}{1,2}|隔热|真空)?(\p{Script=Han}{2,3})$/u.exec(text) ?? [];
    return guard !== '' && isPart(part) ? [['part-is', `${part}是${build}的，${guard}`]] : null;
  },
  // 底部208个吸盘: where it has how many.
  rule(
    /^(底部|桶底|顶部|背面|背部|两侧|侧面|正面|内部|掌心|四周|四角|鞋底|中间|后面|前面)(\d+|[一两三四五六七八九十]+)([个颗条根片层格组块处])(\p{Script=Han}{2,5})$/u,
    ['has', '$1有$2$3$4'],
  ),
  rule(/^(掌心|指尖|手心|脚底|后跟|膝盖|袖口|裤脚|边缘)((?:硅胶|橡胶|加厚|防滑|加固)\p{Script=Han}{2,5})$/u, [
    'has',
    '$1有$2',
  ]),
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
    /^(鞋面|鞋底|鞋垫|中底|内里|里层|里料|面料|枕芯|被芯|内胆|外层|内层|表层|底层|表面|背面|手柄|把手|表带|表盘)((?!有|是|用|带|可|防|不|包|涂|浸|裹|缠|加)\p{Script=Han}{1,3}[网布棉绒胶革皮纱垫钢瓷])$/u,
    ['part-is', '$1是$2的'],
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
  rule(/^免(打孔|安装|工具|组装)(?=\p{Script=Han}{2})(?!安装|组装|或|和|与|都)/u, ['spares', '不用$1，']),
  rule(/^可(\p{Script=Han}{1,3})可(\p{Script=Han}{1,3})$/u, ['can', '可以$1，也可以$2']),
  rule(/^(无味|无毒|无尘|无痕)(\p{Script=Han}{2})$/u, ['part-is', '$2是$1的']),
  rule(new RegExp(`^(${NUMBER}(?:厘米|毫米|米))(深|长|宽|厚|高)(\\p{Script=Han}{1,2})$`, 'u'), ['amount', '$3$2$1']),
  rule(new RegExp(`^(${TIME})((?!速)\\p{Script=Han}{1,3}[好完开])$`, 'u'), ['amount', '$1就能$2']),
  rule(/^海拔(?=\d)(?!.*[种长采产])/u, ['amount', '来自海拔']),
  rule(/^海拔\d.*(?:种植|生长|采摘|产区)$/u, ['stated', '$&']),
  rule(/^(内置|自带)?(\d+毫安时?)(?:大?容量)?(?:锂)?电池$/u, ['amount', '电池容量$2']),
  rule(/^日(除湿|制冰|处理|产)(?:量)?(?=\d)/u, ['amount', '一天$1']),
  rule(
    /^(容量|水箱|水壶|尘盒|尘袋|料盒|粮桶|水桶|内桶|电池)(?=[\d.到]+\s?(?:升|毫升|克|公斤|斤|毫安时?|瓦时|L|ml|g|kg)$)/iu,
    ['amount', '$1有'],
  ),
  // 零下20度到550度测温范围, 256乘192分辨率: the number stands behind its noun.
  rule(
    /^((?:零下)?\d[\d.到乘零下]*\p{Script=Han}{0,2}(?:到\d[\d.]*\p{Script=Han}{1,2})?)(\p{Script=Han}{0,3}(?:范围|分辨率|量程|行程))$/u,
    ['amount', '$2$1'],
  ),
  rule(/^可选(\p{Script=Han}{2,4})(\d+款)$/u, ['stated', '$1有$2可选']),
  rule(/^(\p{Script=Han}{2,5})送$/u, ['stated', '还送$1']),
  // 锦纶加氨纶: what it is made of.
  (text) => {
    const stuffs = /^(\p{Script=Han}{2,5})[加和](\p{Script=Han}{2,5})$/u.exec(text)?.slice(1) ?? [];
    return stuffs.length === 2 && stuffs.every((stuff) => MATERIAL_ALONE.test(stuff))
      ? [['made-of', `用的是${stuffs.join('和')}`]]
      : null;
  },
  // 12卡位2钞位: what it has, each counted.
  rule(/^(?:\d+个?\p{Script=Han}{1,2}[位格层袋槽]){2,}$/u, ['has', '有$&']),
  rule(/^(?:包装|盒内|盒子|套装|随机)内?(?:含|有|附|带)(?=\p{Script=Han}{2})/u, ['stated', '附带']),
  // 上衣和裤子两件套: what makes up the set.
  rule(/^(\p{Script=Han}{2,4})和(\p{Script=Han}{2,4})(?:两|二|2)件套$/u, ['stated', '$1加$2，两件一套']),
  rule(/^配套(?!齐|完)(?=\p{Script=Han}{2})/u, ['has', '有配套']),
  rule(/^承重(?=\d)(?!.*以内)/u, ['amount', '能承重']),
  (text) => {
    const [, amount, thing = ''] = AMOUNT_OF_THING.exec(text) ?? [];
    if (amount === undefined || amount.endsWith('度')) return null;
    if (/^0\..*毫米$/u.test(amount) && isPart(thing)) return [['made-of', madeOf(text)]];
    if (isMeasured(thing) && !/^[薄细窄]/u.test(thing)) return [['amount', `${thing}有${amount}`]];
    const isLonger = /^加[长宽厚高]/u.test(thing) && isPart(thing.slice(2));
    if (isLonger) return [['amount', `${thing}有${amount}`]];
    const isStuff = /纸$|^薄刃$/u.test(thing) || (MATERIAL_END.test(thing) && !HAS_VERB.test(thing));
    return isStuff ? [['made-of', madeOf(text)]] : null;
  },
  (text) => {
    const [, count = '', level = '', thing = ''] = LEVELS.exec(text) ?? [];
    if (thing === '') return null;
    const tuned = { 调温: '温度', 控温: '温度', 调速: '速度', 变速: '速度', 调光: '亮度', 调节: '', 可调: '' }[thing];
    if (tuned !== undefined) return [['can', `${tuned}能调${count}${level}`]];
    if (/^(?:模式|手法|程序|功能)$/u.test(thing)) return [['has', `有${count}${level}${thing}`]];
    return isMeasured(thing) ? [['has', `${thing}有${count}${level}`]] : null;
  },
  // 指纹、密码、卡片等6种方式, 8种出水模式, 30天计划表: a count of what it offers.
  (text) => {
    const [, listed = '', what = ''] =
      /^((?:[^，、]{1,6}、)+[^，、]{1,6}|)等?(?:\d+|[两三四五六七八九十]+)(?:种|个|款|项|套|天|节|页|张)(?:\p{Script=Han}{0,4}?)(方式|模式|功能|玩法|口味|花色|图案|款式|课程?|计划表|手册|图纸|配件)$/u.exec(
        text,
      ) ?? [];
    if (what === '') return null;
    return [['has', `${what === '方式' && listed !== '' ? '支持' : '有'}${text}`]];
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
      : [
          [
            'has',
            `${/^\d+支.*棉$/u.test(text) ? '用的是' : /层/u.test(text) && /[布棉纱纸绒网]$/u.test(thing) ? '用了' : '有'}${text}`,
          ],
        ];
  },
  rule(new RegExp(`^(${COUNT})(节|段|折)(折叠|伸缩)$`, 'u'), ['done', '分$1$2$3']),
  rule(/^双面(?:可|两)(\p{Script=Han}{1,2})$/u, ['can', '两面都能$1']),
  (text) => {
    if (!SHARE.test(text)) return null;
    if (/^100[%％]/u.test(text)) return [['made-of', /(?:棉|毛|丝|麻|绒)$/u.test(text) ? `用的是${text}` : text]];
    // 30%羊毛 is in it; 90%白鸭绒 is what it is of.
    const isMost = Number.parseFloat(text) >= MOSTLY;
    return isMost && /(?:棉|毛|丝|麻|绒)$/u.test(text) ? [['made-of', madeOf(text)]] : [['has', `含${text}`]];
  },
  // Materials and parts.
  rule(/^(\p{Script=Han}{2,6}[糯软滑密爽润嫩脆弹硬薄厚实])质地$/u, ['part-is', '质地$1']),
  (text) => {
    const [, stuff = ''] = /^(\p{Script=Han}{1,8}|[A-Za-z\d]+\p{Script=Han}*)(?:材质|材料)$/u.exec(text) ?? [];
    if (stuff === '') return null;
    // 304材质 is spoken of as steel.
    if (STEEL.test(stuff)) return [['made-of', `用的是${stuff}不锈钢`]];
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
    if (!isPart(thing)) return endsInPart(text) ? [['made-of', madeOf(text)]] : null;
    // Nobody says 用的是304机身.
    return STEEL.test(stuff) ? [['part-is', `${thing}是${stuff}不锈钢的`]] : [['part-is', `${thing}是${stuff}的`]];
  },
  (text) => {
    const [, part, stuff] = MATERIAL_ALONE.test(text) ? [] : (PART_THEN_MATERIAL.exec(text) ?? []);
    return part === undefined || !isPart(part) ? null : [['part-is', `${part}是${stuff}的`]];
  },
  rule(new RegExp(`^(\\d+度)旋转(\\p{Script=Han}{1,2}${PART_LAST})$`, 'u'), ['can', '$2可以$1旋转']),
  rule(/^(\p{Script=Han}{2,8})基底$/u, ['made-of', '以$1为基底']),
  rule(
    /^(?![一每单]|大中小|长短)(\p{Script=Han}{2,3})(?<![前后左右内外排侧边处共])(\d+|[两三四五六七八九十]+)(个|条|只|颗|片|根|支|把|块)$/u,
    ['has', '有$2$3$1'],
  ),
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
    const isThing = form === 'noun' || endsInPart(thing) || MATERIAL_END.test(thing) || /[布粒囊珠膜纹]$/u.test(thing);
    return place !== undefined &&
      isThing &&
      !HAS_VERB.test(thing.replace(THINGS_LIKE_VERBS, '').replace(/^[防透排]\p{Script=Han}/u, ''))
      ? [['has', `${place}有${thing}`]]
      : null;
  },
  rule(new RegExp(`^大容量(\\p{Script=Han}{1,3}${PART_LAST})$`, 'u'), ['part-is', '$1容量大']),
  rule(/^可拆.+内胆$/u, ['has', '带$&']),
  rule(/^(?:19|20)\d\d年\p{Script=Han}*[料茶米叶豆花果麦面粉]$/u, ['made-of', '用的是$&']),
  // 食碗304, 掌心硅胶: a part and its material.
  (text) => {
    const [, part = '', stuff = ''] =
      /^(\p{Script=Han}{1,3})((?:304|316L?)(?:不锈钢)?|硅胶|橡胶|真皮|牛皮|网布|帆布|纯棉|玻璃|陶瓷|铝合金)$/u.exec(
        text,
      ) ?? [];
    if (
      stuff === '' ||
      !(isPart(part) || /^(?:掌心|指尖|手心|脚底|后跟|膝盖|袖口|裤脚|领口|内里|.?[碗盆盘锅勺])$/u.test(part))
    )
      return null;
    return [['part-is', `${part}是${STEEL.test(stuff) ? `${stuff}不锈钢` : stuff}的`]];
  },
  rule(new RegExp(`^(\\p{Script=Han}{1,4}(?:条|扣|袋|带|兜|檐|孔|钮|脚))设计$`, 'u'), ['has', '带$1']),
  (text) =>
    METHOD_END.test(text) && !/^(?:采用|用|以|使用)|[，是有]/u.test(text) ? [['made-of', `采用${text}`]] : null,
  // What it spares, lacks, resists.
  rule(/^免(打孔|安装|工具|充气|电池|熨烫|系带|弯腰|插电|布线|组装|拆洗|胶|钉|换芯|手洗|削)$/u, ['spares', '不用$1']),
  rule(/^免(工具|打孔)(安装|组装)$/u, ['spares', '$2不用$1']),
  rule(/^无需(?=\p{Script=Han}{2})/u, ['spares', '不用']),
  rule(/^无(\p{Script=Han})无(\p{Script=Han})$/u, ['lacks', '$&']),
  rule(new RegExp(`^(?:[0零]添加|无添加|不添加|未添加)(${SUBSTANCE})$`, 'u'), ['lacks', '没加$1']),
  rule(new RegExp(`^(?:无|不含)(${SUBSTANCE})((?:[、和]?(?:${SUBSTANCE}))*)$`, 'u'), ['lacks', '不含$1$2']),
  (text) =>
    /^无(?=\p{Script=Han}{2,4}$)/u.test(text) &&
    !FREE_WORDS.test(text) &&
    !METHOD_END.test(text) &&
    !/添加|味$|检[测出]|认证/u.test(text) &&
    // 无孔调节: how it is done.
    !HAS_VERB.test(text.slice(1).replace(THINGS_LIKE_VERBS, '物'))
      ? [['lacks', `没有${text.slice(1)}`]]
      : null,
  rule(/^无味$/u, ['lacks', '没有异味']),
  rule(/^无(\p{Script=Han}味)$/u, ['lacks', '没有$1']),
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
    SUPPORTED.test(text) && !/[可能]/u.test(text) && !OPENS_STATEMENT.test(text) && text.length <= LONGEST_PART
      ? [['supports', `支持${text}`]]
      : null,
  rule(BY_MEANS, ['done', '用$1$2']),
  rule(new RegExp(`^[无0零](${SUBSTANCE})添加$`, 'u'), ['lacks', '没加$1']),
  rule(/^添加(?!了)/u, ['has', '添加了']),
  rule(/^(?![无零不])(\p{Script=Han}{2,5})添加$/u, ['has', '添加了$1']),
  rule(/^可\p{Script=Han}(?:支架|手柄|提手|把手|肩带|拉杆|底座)$/u, ['has', '带$&']),
  rule(/^可拆卸袖子?$/u, ['can', '袖子可以拆']),
  rule(/^可拆卸(?!清洗|水洗|机洗|更换|折叠|组合|调节)(\p{Script=Han}{2,3})$/u, ['can', '$1可以拆']),
  // 可拆卸水洗滤网: what can be taken off and washed.
  rule(
    new RegExp(
      `^可((?:拆卸|拆|水洗|清洗|机洗|更换|替换|折叠|伸缩|调节|移动){1,2})(\\p{Script=Han}{1,3}${PART_LAST})$`,
      'u',
    ),
    ['can', '$2可以$1'],
  ),
  rule(/^可拆(\p{Script=Han}{2,4}\d+\p{Script=Han})$/u, ['can', '$1，可以拆']),
  rule(/^可(调|调节)(\p{Script=Han}{2})(\d.*)$/u, ['can', '$2$3可$1']),
  // 可水洗、可折叠: two of them stand as they are.
  (text) => (/^可[^，]*、可/u.test(text) ? [['stated', text.replaceAll('、可', '，也可')]] : null),
  rule(new RegExp(`^${MODAL}(?=\\p{Script=Han})`, 'u'), ['can', '可以']),
  rule(new RegExp(`^(\\p{Script=Han}{2,6})${MODAL}(\\p{Script=Han}{2,})$`, 'u'), ['can', '$&']),
  (text) =>
    DONE_BY.test(text) && HAS_VERB.test(text.slice(2)) && !PART_END.test(text) && !MATERIAL_END.test(text)
      ? [['done', text]]
      : null,
  rule(/^加[厚大宽长粗固深高]$/u, ['made-of', '是$&的']),
  // 戳针5支、指套、泡沫垫: what is in it.
  (text) => {
    const items = text.split('、');
    if (/^(?:配|送|附|含|带)/u.test(text)) return null;
    const isCounted = items.length > 2 && items.some((item) => countFirst(item) !== item);
    return isCounted && items.every((item) => /^[\p{Script=Han}\d]{2,8}$/u.test(item))
      ? [['has', `有${joinList(items)}`]]
      : null;
  },
  // 三格和汤碗: things without a verb.
  (text) => {
    const things = /^([^，的]{2,9})和([^，的]{2,9})$/u.exec(text)?.slice(1) ?? [];
    return things.length === 2 &&
      !/共\d|^\d+(?!\p{Script=Han}{2})/u.test(text) &&
      things.every((thing) => !HAS_VERB.test(withoutQualities(thing).replace(THINGS_LIKE_VERBS, '物')))
      ? [['has', `有${text}`]]
      : null;
  },
  // 头水紫菜: what it is made from.
  rule(
    /^(?![只全都用选])(?!.*[放加泡倒煮喝吃拌配换前后])(\p{Script=Han}{1,5}(?:紫菜|[牛猪羊鸡鸭鱼]肉|鸡胸肉|板油|黄油|奶粉|牛奶|鲜奶|花生|大豆|黄豆|绿豆|糯米|大米|小麦|面粉|红薯|辣椒|花椒|蓝莓|草莓|红枣|芒果|柠檬|蜂蜜|冰糖|鲜叶|茶叶|椰子|莲子|山药|燕麦|荞麦|藜麦|可可|咖啡豆|中蜂))$/u,
    ['made-of', '用的是$1'],
  ),
  // 弹出式鬓角刀: a part that works in a way.
  rule(/^(\p{Script=Han}{2}式\p{Script=Han}{2,4}[刀刷头灯盖扣勺夹架盒钩轮梳])$/u, ['has', '带$1']),
  // What it is made of, and what it has.
  (text, form) => {
    const isMadeOf =
      !/\p{Script=Han}\d|一面/u.test(text) &&
      MATERIAL_END.test(text) &&
      text.length <= LONGEST_PART &&
      !HAS_VERB.test(text.replace(/^加(?=[厚绒])|加拿大|不锈(?=钢)|慢?回弹|透气|弹力|吸汗|速干|防水|亲肤/gu, ''));
    const isMaterial =
      isMadeOf || MATERIAL_ALONE.test(text) || form === 'material' || (/^\d/.test(text) && MATERIAL_END.test(text));
    // 蜜汁、香辣、芝麻: flavours.
    if (text.includes('、') && !text.split('、').every((each) => MATERIAL_END.test(each) || MATERIAL_ALONE.test(each)))
      return null;
    if (!isMaterial || MADE_BY.test(text) || /^(?:用|采用|选用|以|只|全是|都是)|[是有为含带]/u.test(text)) return null;
    // 美耐皿树脂、201不锈钢: materials in a row.
    return [['made-of', madeOf(text)]];
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

/** Tells a text by the first form that fits; null if none does. */
export function tellByRule(text: string, form: ChineseFact['form']): ReturnType<Rule> {
  for (const each of RULES) {
    const told = each(text, form);
    if (told !== null) return told;
  }
  return null;
}
