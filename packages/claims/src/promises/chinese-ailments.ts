import { listMatches } from '../text/list-matches.ts';
import type { AilmentKind } from './english-ailments.ts';

/** An ailment in a normalised Chinese text, by its offsets. */
export interface ChineseAilment {
  /** Whether everyday language uses its name without meaning a product: the words around it then decide. */
  isEveryday: boolean;
  start: number;
  end: number;
  kind: AilmentKind;
}

const PART =
  '(?:头部?|偏头|颈椎?|颈肩|脖子|肩周?|肩膀|后?背部?|腰椎?|腰部?|腰背|脊柱|脊椎|膝盖?|关节|手腕|脚踝|脚底板?|脚后?跟|足底|足跟|大?小?腿|胳膊|手臂|手指|肌肉|筋膜|骨头?|骨盆|骨质|骨刺|牙齿?|牙龈|牙根|喉咙|嗓子|咽喉|鼻子?|鼻腔|眼睛?|眼部|耳朵?|肠?胃|肠道|肝脏?|肾脏?|肺部?|心脏|心口|血管|血脂|子宫|宫颈|卵巢|乳腺|前列腺|甲状腺|皮肤|头皮|毛囊|坐骨神经|神经|足弓|腰间盘|骨盆|半月板|软骨|椎间盘|小?腹部?|肚子|尿道|痛经|经期|口腔|淋巴|静脉|筋骨|四肢|手脚|全身|胸口|脑|泪沟|角膜|视网膜)';
const TROUBLE =
  '(?:疼痛?|酸痛|胀痛|刺痛|痛|胀气|肿胀|肿痛|肿|麻木|发麻|麻|僵硬|发僵|僵|抽筋|发炎|炎症?|出血|增生|突出|劳损|磨损|结石|溃疡|息肉|结节|囊肿|肿瘤|癌|瘤|病变?|堵塞|不适|不舒服|损伤|萎缩|硬化|变形|退化|反弓|错位|前倾|歪斜|瘙痒|发痒|痒|干涩|溃烂|松动|侧弯|曲张|积水|脱垂|酸胀|酸|无力|衰竭|衰弱|老化|过敏|感染|冰凉|怕冷|屑|红肿)';
/** Ailing states before a body part: 歪掉的骨盆. */
const AILING = '(?:歪|塌|弯|驼|肿|疼|酸|僵|堵|受损|受伤|老化|退化|萎缩|磨损|断裂|发炎|反弓|错位|变形|坏|烂)';
/** Conditions by their final character. */
const BY_ENDING =
  '(?:[^\\s,.!?;:的了是都把让和与，。得患有治]{1,3}(?:炎|癌|瘤|疹|癣|疮|痔|瘫|综合征|综合症)|[^\\s,.!?;:的了是都把让和与得患有治生看老]{1,3}(?:病|症))';
const NOT_AILING =
  /(?:发量|容貌|身材|年龄|选择|选择困难|强迫|拖延|社恐|懒|尴尬|空空|公主|王子|收纳|囤货|剁手|手机|周[一二三四五六日天]|起床|假期|节后|后遗|直男|键盘|审美|重度|晚期)[^，。]{0,3}(?:病|症|癌|综合[征症]|焦虑)|(?:毛|通|弊|语|职业|心|富贵)病|热症|对症|不炎|炎炎|炎热|炎夏|头疼的?(?:价格|问题|事)|相思病|红眼病/u;

/** Conditions and complaints with other endings. */
const DISEASES =
  '失眠|便秘|腹泻|拉肚子|三高|高血[压脂糖]|血[压糖脂]|尿酸|胆固醇|糖尿|痛风|中风|脑梗|心梗|哮喘|咳嗽|感冒|流感|发烧|风湿|类风湿|富贵包|老寒腿|寒腿|扁平足|拇指?外翻|[xo]型腿|腰突|椎间盘突出|驼背|圆肩|脊柱侧弯|抑郁|焦虑|多动|自闭|近视|远视|散光|老花|弱视|斜视|飞蚊|白内障|青光眼|耳鸣|打呼噜|打鼾|呼噜|脚气|灰指甲|狐臭|口臭|痔疮|静脉曲张|偏头痛|肠绞痛|绞痛|痛经|宫寒|不孕|早泄|阳痿|更年期|白癜风|银屑|牛皮癣|荨麻疹|湿疹|鼻窦|过敏|蛀牙|龋齿|牙周|肾虚|气虚|血虚|脾虚|贫血|胃病|胃酸|反酸|积食|厌食|腰肌劳损|肩周|网球肘|腱鞘|骨刺|骨质疏松|脱发|秃顶|秃头|斑秃|掉发|掉毛症|湿气|寒气|宿便|毒素|尿毒|肝硬化|脂肪肝|肿瘤|癌|水肿|浮肿|胀气|吐奶|夜醒|红屁股|尿布疹|黄疸|口水疹|夜惊|心悸|头晕|晕车|宿醉|亚健康|后遗症|老年痴呆|痴呆|帕金森|血栓|动脉硬化|甲亢|甲减|心律不齐|早搏|低血糖|贫血|紫癜|红斑狼疮|强直|滑膜|滑囊|腱膜|痛经|姨妈痛|月经不调|多囊|肌瘤|息肉|疱疹|带状疱疹|手足口|水痘|麻疹|中耳|扁桃体|腺样体|甲沟|冻疮|褥疮|癫痫|脑瘫|面瘫|偏瘫|蚯蚓筋|静脉炎|沙眼|干眼|畏光|夜盲|色盲|结膜|牙敏感|龋|智齿|脱臼|骨折|扭伤|拉伤|半身不遂|尿频|尿急|漏尿|内分泌失调|寒湿|落枕|鸡眼|心慌|心悸|尿闭|堵奶|涨奶|肾结石|结石|气管炎|高低肩|泪痕|猫癣|耳螨';
const COMPLAINTS =
  '白发|白头发|秃了|秃的|发际线|黄褐斑|雀斑|色斑|老年斑|晒斑|淡斑|痘痘|痘印|青春痘|粉刺|闭口|黑头|激素脸|烂脸|红血丝|敏感肌|皱纹|法令纹|鱼尾纹|抬头纹|颈纹|细纹|眼袋|黑眼圈|妊娠纹|疤痕|痘坑|橘皮|赘肉|小肚腩|打喷嚏|老毛病|肚腩|肥肉|双下巴|拜拜肉|副乳|大象腿|水桶腰|啤酒肚|虎背|溜肩|度数|睡不着|睡不好|起夜|盗汗|怕冷|手脚冰凉|疲劳|乏力|抽筋|瘙痒|头皮屑|晒伤|烫伤|蚊虫叮咬|腰酸背痛|腰酸|背痛|腿疼|腰疼|脖子疼|头疼|头痛|牙疼|胃疼|肚子疼|疼痛|酸痛|炎症';
const GERMS = '病毒|细菌|病菌|真菌|螨虫|霉菌|幽门螺杆菌|支原体|大肠杆菌|寄生虫|甲醛超标';

/** Conditions in everyday stories. */
const EVERYDAY =
  /^(?:敏感肌|吐奶|怕冷|起夜|夜醒|疲劳|乏力|焦虑|睡不着|睡不好|黑头|白发|白头发|秃头|秃了|秃的|呼噜|打呼噜|宿醉|感冒|发烧|咳嗽|过敏|失眠|掉发|脱发|晕车|头疼|头痛|抽筋|湿气|寒气|皱纹|老花|近视|度数|赘肉|肥肉|小肚腩|肚腩|头晕|手脚冰凉|晒伤|老毛病|打喷嚏|便秘|口臭|口气|积食|厌食|泪痕|黑眼圈|驼背|溜肩|副乳|双下巴|疤痕|腰酸|背痛|牙疼|胃疼|肚子疼|腿疼|腰疼|脖子疼|蚊虫叮咬|闭口|发际线|散光|.{0,3}病|.*[酸痒麻僵累凉])$/u;

const ROWS: readonly (readonly [pattern: RegExp, kind: AilmentKind])[] = [
  [new RegExp(DISEASES, 'gu'), 'disease'],
  [new RegExp(BY_ENDING, 'gu'), 'disease'],
  [new RegExp(`${PART}[\\p{Script=Han}]{0,2}?${TROUBLE}`, 'gu'), 'complaint'],
  [new RegExp(`${AILING}[\\p{Script=Han}]{0,3}的${PART}`, 'gu'), 'complaint'],
  [new RegExp(COMPLAINTS, 'gu'), 'complaint'],
  [new RegExp(GERMS, 'gu'), 'germ'],
];

/** Finds every ailment of a Chinese text: by name, by its final character, or as a body part with its trouble. */
export function findChineseAilments(normal: string): ChineseAilment[] {
  const all = ROWS.flatMap(([pattern, kind]) =>
    listMatches(pattern, normal).map(({ 0: found, index }) => ({ start: index, end: index + found.length, kind })),
  )
    .map((found) => ({
      ...found,
      isEveryday: found.kind === 'germ' || EVERYDAY.test(normal.slice(found.start, found.end)),
    }))
    .filter(({ start, end }) => !NOT_AILING.test(normal.slice(Math.max(0, start - 4), end)));
  const kept: ChineseAilment[] = [];
  for (const one of all.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}
