import type { ChineseFact } from './chinese-facts.ts';

const MATERIAL =
  '(?:\\d{3})?(?:实木|橡木|胡桃木|榉木|松木|竹|碳纤维|不锈钢|铝合金|钛合金|合金|纯铜|黄铜|铸铁|高硼硅玻璃|钢化玻璃|玻璃|陶瓷|硅胶|橡胶|真皮|牛皮|头层牛皮|羊皮|帆布|纯棉|亚麻|羊毛|尼龙|天然乳胶|大理石|岩板)';
/** "实木桌板": the material of a part. */
const PART_OF_MATERIAL = new RegExp(`^(${MATERIAL})(\\p{Script=Han}{2})$`, 'u');
/** "防滑鼻托": a quality of a part. */
const PART_OF_QUALITY =
  /^(防滑|透气|可拆卸|可拆洗|可调节|可调|免充气|防漏|静音|加厚|加宽|可水洗|可折叠|防刮|防水|免安装|可旋转|磁吸)(\p{Script=Han}{2,3})$/u;
const PLACE =
  /^(腋下|腰部|腰侧|肩部|膝部|膝盖|脚跟|后跟|脚踝|手腕|帽檐|裤脚|下摆|门襟|后背|后腰|侧袋|两侧|侧边|侧面|背面|背后|内里|里面|底部|前面|后面|胸前|袖口|领口|顶部|杯底|内部|正面)(?![有是带加可能])(\p{Script=Han}{2,})$/u;
const UNIT =
  '毫升|ml|升|L|毫米|mm|厘米|cm|米|克|g|公斤|kg|千克|斤|小时|分钟|秒|天|周|个月|月|年|度|℃|瓦|W|毫安|mAh|帕|Pa|分贝|dB|牛米|转|流明|平|倍|Hz|英寸|寸|层|支';
/** "300毫升水箱", "6000Pa吸力": an amount of a thing. */
const AMOUNT_OF_THING = new RegExp(`^\\d+(?:\\.\\d+)?(?:${UNIT})(\\p{Script=Han}{2,4})$`, 'u');
/** "三档水压", "四组记忆高度", "七个品种". */
const COUNT_OF_THINGS =
  /^[一两二三四五六七八九十\d]+(?:档|组|个|种|条|层|段|级|挡|款|只|颗|块|片|格|根|枚|路)(\p{Script=Han}{2,4})$/u;
const SHARE = /^\d+(?:\.\d+)?[%％](\p{Script=Han}{2,6})$/u;
const MATERIAL_END = /(?:棉|麻|丝|毛|绒|皮|木|竹|钢|面料|材质|羊绒|羊毛|乳胶|帆布|合金|陶瓷|玻璃)$/u;
/** "松紧腰", "大视野镜片": parts by their last character. */
const PART_END = /[层腰带兜袋盖扣链垫柄轮架框膜网壳屏灯镜片板托管嘴头领袖帽底壁罩筒杆脚腿孔槽]$/u;
const LONGEST_PART = 8;
/** Ways to make a thing: no product "has" them. */
const METHOD_END = /(?:设计|结构|工艺|织法|技术|配方|做法|手法|算法)$/u;
/** Things whose names contain a character of a verb: 拉链 is no pulling. */
const THINGS_LIKE_VERBS = /抽屉|拉链|拉杆|拉手|肩带|背带|腰带|系带|绑带|织带|手机|开关|吸管|按键|按钮|插座|把手/gu;
/** Verbs that make a phrase a clause. */
const HAS_VERB =
  /[出做成磨打到变升降不可能会用有是带配送装洗浇充调拆折收防保省吸拖擦贴戴穿喝吃睡坐站放挂开关按转拧拉抽剪切烤煮蒸煎炒泡发连看听说写画玩骑跑走飞游滑含加附免控抗耐承透]/u;

/** Verbs and modals that open a statement: no product "has" it. */
const OPENS_STATEMENT =
  /^(?:支持|采用|配备|配有|搭载|具有|具备|选用|使用|设有|内含|包含|含有|提供|拥有|自动|可以|能够|可|能|由|适合|适用|兼容|通过|开启|一键|随时)/u;

/** Checks if a clause has a verb or an amount, so that it can be said of the product. */
export const isToldOf = (said: string): boolean =>
  /\d|^[有带用含]/u.test(said) || HAS_VERB.test(said.replace(THINGS_LIKE_VERBS, ''));

/** Returns a fact as a clause with its verb: 有三档水压, 桌板是实木的, 用的是速干面料. */
export function sayChineseFact({ text, form }: Pick<ChineseFact, 'text' | 'form'>): string {
  // 美耐皿树脂、201不锈钢: materials in a row.
  if (form === 'material' && /^[^，]+、[^，]+$/u.test(text) && !/[是有为用]/u.test(text)) return `用的是${text}`;
  if (/[，、]/u.test(text) || /^(?:自带|附带|附赠|赠|送|随附|内置)/u.test(text)) return text;
  if (/^[双两三四五六七八九十]\p{Script=Han}{2}$/u.test(text) && !HAS_VERB.test(text.replace(THINGS_LIKE_VERBS, '')))
    return `有${text}`;
  if (OPENS_STATEMENT.test(text)) return text;
  const share = SHARE.exec(text);
  if (share) return /(?:棉|毛|丝|麻|绒)$/u.test(text) ? `用的是${text}` : `含${text}`;
  const made = PART_OF_MATERIAL.exec(text);
  if (made && new RegExp(`^(?:${MATERIAL})$`, 'u').test(made[2] ?? '')) return `用的是${text}`;
  if (made && /^(?:材质|材料|质地|面料)$/u.test(made[2] ?? '')) return `用的是${made[1]}`;
  if (made) return `${made[2]}是${made[1]}的`;
  const like = PART_OF_QUALITY.exec(text);
  if (like) return `${like[2]}${like[1]}`;
  const placed = PLACE.exec(text);
  if (placed && form === 'noun') return `${placed[1]}有${placed[2]}`;
  if (/^可拆.+内胆$/u.test(text)) return `带${text}`;
  if (/^(?:19|20)\d\d年\p{Script=Han}+$/u.test(text)) return `用的是${text}`;
  if (METHOD_END.test(text) && !/^(?:采用|用|以|使用)|[，是有]/u.test(text)) return `采用${text}`;
  const isMadeOf = MATERIAL_END.test(text) && text.length <= LONGEST_PART && !HAS_VERB.test(text);
  const isMaterial = isMadeOf || form === 'material' || (/^\d/.test(text) && MATERIAL_END.test(text));
  if (isMaterial && !/^(?:用|采用|选用|以)|[是有为]/u.test(text)) return `用的是${text}`;
  const thing = (AMOUNT_OF_THING.exec(text) ?? COUNT_OF_THINGS.exec(text))?.[1];
  if (thing !== undefined && !HAS_VERB.test(thing) && !/[一二三四五六七八九十两\d]/u.test(thing)) return `有${text}`;
  const isThing = form === 'noun' || (PART_END.test(text) && text.length <= LONGEST_PART);
  const inner = text
    .replace(THINGS_LIKE_VERBS, '')
    .slice(0, -1)
    .replace(/^(?:防|免|不|耐|抗)\p{Script=Han}/u, '');
  return isThing && !HAS_VERB.test(inner) ? `有${text}` : text;
}
