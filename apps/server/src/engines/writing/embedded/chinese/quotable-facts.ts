import type { ChineseFact } from './chinese-facts.ts';

const LONGEST_LABEL = 12;
/** Quotations and cut texts. */
const CUT =
  /\d-\d+-\d|^\d+[加+]\d+(?:厘米|cm)$|\d:\d|\/[a-z]|\d\p{L}*\s+\p{L}*\d|[「」『』…—()（）。；;•×*|]|\d次、|^\d+(?:[、，,]|[.](?!\d))|[.]\s|\d{3,},\d/u;
/** What a parcel holds, and a bare part: for the label, not for the voice. */
const LABEL =
  /^\d+\p{Script=Han}装(?:$|，\d)|^一份\d|^[一两三四\d]节.*电池$|^(?:送货|\d+天无理由|[七十]天无理由|支持\d+天|含(?!有)|配(?!料|方)\p{Script=Han}{0,3}(?:说明|螺丝|充电线|数据线|遥控|电池|扳手)|内含|整机)|(?:设计|款式|风格|图案|系列|规格|备用)$|码$|^适[合用]\d.*(?:厘米|cm)$|^\d[\d.到~-]*(?:毫米|厘米|英寸|寸|mm|cm)$/u;
/** What only praises, or says what any thing says of itself. */
const PRAISE =
  /升级|都说|口碑|热门|明星|大牌|随性|百搭|格调|更(?!换|安全|稳|软|轻|省|顺|透气|干|好[拿收放洗])|超值|实用|划算|享受|安心|放心(?![拖用洗吃喝睡坐玩啃咬穿抱])|高端|品质|奢华|值得|认证|百万|精选|甄选|优质|颜值|呵护|生活|健康|营养|满足|好看|好用|贴心|首选|信赖|体验|质感|美观|时尚|潮流|总有|多场景|送礼|人群|调理|养胃|护肝|免疫|抗病|延缓|改善|缓解|治|疗|排毒|美容|滋补|补气|降[压脂糖]|过敏/u;
/** Too plain for a short ad. */
const PLAIN = /^(?:易|好|方便|便捷|手感|操作|使用|外观|简单|小巧|轻巧|舒适|柔软舒适)/u;
/** Half of a sentence. */
const HALF =
  /^.、(?!.、)|^(?:对|使|让|将|把|被|与|和|并|而|且|也|还(?!送)|无需|不仅|适合(?!\d|身高|体重)|适用(?!\d)|可直接|能有效|从(?!.*[到起])|若|如|或|及|以及|采用|选用|有效|温柔|全家|家庭)|(?:轻松|快速|有效|方便|自然)地$|[和与及、，]$|(?<![不来])得$/u;
const SHORTEST_QUOTE = 3;
const LONGEST_QUOTE = 22;
/** What the seller lists first may take longer. */
const LONGEST_CHIEF = 26;

/** Running text speaks to the reader, of rivals or of things in general. */
const PROSE =
  /[你您我他她它咱]|这|那|我们|人们|品牌|公司|市面|时候|因为|所以|宝宝|孩子|一直|很多|许多|不少|喜欢|希望|想要|适合|无论|只需|仿佛|如同|犹如|好像/u;
const SHORTEST_PROSE = 6;
const LONGEST_PROSE = 18;

/** Checks if a fact that no row knows may be spoken as the seller wrote it. */
export function isQuotable({ text, source, features }: ChineseFact, isLong: boolean, isChief = false): boolean {
  if ([LABEL, CUT, PRAISE, HALF].some((pattern) => pattern.test(text))) return false;
  if (!source.startsWith('selling_points'))
    return (
      text.length >= SHORTEST_PROSE &&
      text.length <= LONGEST_PROSE &&
      !PROSE.test(text) &&
      (features.length > 0 ||
        /\d|[用装配带有放洗拆折缠贴挂卷剪切抓转按拉推盖扣不防免踩撕插拧扭锁拔捏刮刷泡煮蒸烤喷涂抹填夹套穿戴绑系调存收]/u.test(
          text,
        ))
    );
  const longest = isChief ? LONGEST_CHIEF : LONGEST_QUOTE;
  return isLong || (text.length >= SHORTEST_QUOTE && text.length <= longest && !PLAIN.test(text));
}

/** Checks if a fact may stand on the screen: what a buyer asks for, and no boast. */
export const isLabel = ({ text, features, source }: ChineseFact): boolean =>
  text.length <= LONGEST_LABEL &&
  (features.length > 0 ||
    /\d/.test(text) ||
    (source.startsWith('selling_points') && /^\p{Script=Han}{3,}$/u.test(text))) &&
  ![CUT, PRAISE, HALF].some((pattern) => pattern.test(text));
