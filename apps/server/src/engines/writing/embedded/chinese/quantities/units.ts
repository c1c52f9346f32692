/** What a unit measures: quantities of one dimension belong together in a range or a list. */
export type Dimension = 'length' | 'area' | 'volume' | 'mass' | 'time' | 'temperature' | 'angle' | 'count' | 'other';

export interface SpokenUnit {
  said: string;
  dimension: Dimension;
}

/** Units as written, each with its spoken name; case matters where letters alone decide. */
const ROWS: readonly (readonly [spellings: string, said: string, dimension: Dimension])[] = [
  ['nm', '纳米', 'length'],
  ['μm um µm', '微米', 'length'],
  ['mm MM Mm ㎜', '毫米', 'length'],
  ['cm CM Cm ㎝ 公分', '厘米', 'length'],
  ['dm', '分米', 'length'],
  ['m 公尺', '米', 'length'],
  ['km KM Km', '公里', 'length'],
  ['inch in ″ ” 吋', '英寸', 'length'],
  ['mm² mm2 ㎟', '平方毫米', 'area'],
  ['cm² cm2 ㎠', '平方厘米', 'area'],
  ['㎡ m² m2 M² M2 平方米 平米', '平方米', 'area'],
  ['cm³ cm3 cc', '立方厘米', 'volume'],
  ['m³ m3 ㎥', '立方米', 'volume'],
  ['ml mL ML Ml cl ㎖', '毫升', 'volume'],
  ['L l ℓ', '升', 'volume'],
  ['μg ug µg mcg', '微克', 'mass'],
  ['mg MG Mg', '毫克', 'mass'],
  ['g', '克', 'mass'],
  ['kg KG Kg kG ㎏', '公斤', 'mass'],
  ['ms', '毫秒', 'time'],
  ['s sec', '秒', 'time'],
  ['min mins Min MIN', '分钟', 'time'],
  ['h hr hrs hour', '小时', 'time'],
  ['℃ °C ºC 摄氏度', '度', 'temperature'],
  ['℉ °F', '华氏度', 'temperature'],
  ['° º', '度', 'angle'],
  ['mAh mah MAH mAH MAh 毫安时', '毫安', 'other'],
  ['Ah AH', '安时', 'other'],
  ['Wh WH wh', '瓦时', 'other'],
  ['kWh KWh KWH', '千瓦时', 'other'],
  ['mW', '毫瓦', 'other'],
  ['W w', '瓦', 'other'],
  ['kW KW Kw', '千瓦', 'other'],
  ['V v', '伏', 'other'],
  ['kV', '千伏', 'other'],
  ['A', '安', 'other'],
  ['mA', '毫安', 'other'],
  ['Hz HZ hz', '赫兹', 'other'],
  ['kHz KHz', '千赫兹', 'other'],
  ['MHz', '兆赫兹', 'other'],
  ['GHz', 'G赫兹', 'other'],
  ['dB db DB dBA dB(A) 分贝', '分贝', 'other'],
  ['Pa pa PA', '帕', 'other'],
  ['kPa KPa Kpa kpa KPA', '千帕', 'other'],
  ['MPa Mpa', '兆帕', 'other'],
  ['N·m N.m N•m N-m N∙m Nm', '牛米', 'other'],
  ['lm', '流明', 'other'],
  ['lux lx', '勒克斯', 'other'],
  ['kcal Kcal', '千卡', 'other'],
  ['kJ KJ', '千焦', 'other'],
  ['IU', '国际单位', 'other'],
  ['CFU', 'CFU', 'other'],
  ['fps FPS', '帧', 'other'],
  ['rpm RPM r', '转', 'other'],
  ['% ％', '%', 'other'],
  ['GB', 'G', 'other'],
  ['lb lbs', '磅', 'mass'],
  ['oz', '盎司', 'mass'],
];

const UNITS: ReadonlyMap<string, SpokenUnit> = new Map(
  ROWS.flatMap(([spellings, said, dimension]) =>
    spellings.split(' ').map((spelling) => [spelling, { said, dimension }] as const),
  ),
);

/** Units that already are words; what follows them may be anything. */
const WORDS: readonly (readonly [RegExp, Dimension])[] = [
  [/^(?:毫米|厘米|分米|英寸|公里|千米|英尺|寸|米(?![粒饭粉色白]))/u, 'length'],
  [/^(?:毫升|升(?![级降温]))/u, 'volume'],
  [/^(?:毫克|克(?!拉)|公斤|千克|斤|两(?![个面侧档用种条只件]))/u, 'mass'],
  [/^(?:毫秒|秒|分钟|小时|天|周(?!边|身)|个月|月|年)/u, 'time'],
  [/^(?:摄氏度)/u, 'temperature'],
  [/^度(?!假)/u, 'angle'],
  [
    /^(?:千瓦时|瓦时|千瓦|瓦(?!楞)|毫安|安时|伏|赫兹|兆帕|千帕|帕|流明|牛米|转(?!换|动|盘|头|接)|档|挡|级|倍|岁|码|人|元|次|层|圈|页|格)/u,
    'other',
  ],
  [/^[抽颗粒枚张支条片包袋盒瓶罐桶提听杯个只双套件对根卷本块贴份]/u, 'count'],
];

/** A letter behind these makes another word of them: 5Gbps, 2Ah. */
const LATIN_END = /[A-Za-z]$/u;
const MOST_LETTERS = 5;

/** Reads the unit at the start of a text, the longest first; undefined if there is none. */
export function readUnit(text: string): (SpokenUnit & { length: number }) | undefined {
  for (let length = Math.min(MOST_LETTERS, text.length); length > 0; length -= 1) {
    const spelling = text.slice(0, length);
    const unit = UNITS.get(spelling);
    if (unit === undefined) continue;
    const next = text.charAt(length);
    // 6mm2 is an area, 5W2 nothing; 48V10Ah are two amounts.
    if (
      LATIN_END.test(spelling) &&
      (/[A-Za-z²³]/u.test(next) ||
        /^不[锈鏽]/u.test(text.slice(length)) ||
        (/[23]/u.test(next) && /^[cm]?m$/iu.test(spelling)))
    )
      continue;
    return { ...unit, length };
  }
  for (const [word, dimension] of WORDS) {
    const said = word.exec(text)?.[0];
    if (said !== undefined) return { said, dimension, length: said.length };
  }
  return undefined;
}

/** What an amount is for one of: 克/饼, 转/分, 克/㎡. */
const ONES: readonly (readonly [RegExp, string])[] = [
  [/^(?:minute|min|分钟|分)(?![a-z])/iu, '分钟'],
  [/^(?:hour|小时|时|h)(?![a-z])/iu, '小时'],
  [/^(?:second|sec|秒|s)(?![a-z])/u, '秒'],
  [/^(?:天|日|day|d)(?![a-z])/iu, '天'],
  [/^(?:周|星期)/u, '周'],
  [/^个?月/u, '个月'],
  [/^年/u, '年'],
  [/^(?:㎡|m²|m2|平方米|平米|平)/u, '平方米'],
  [/^(?:m³|m3|㎥|立方米|立方)/u, '立方米'],
  [/^(?:cm²|cm2|㎠|平方厘米)/u, '平方厘米'],
  [/^(?:cm³|cm3|立方厘米)/u, '立方厘米'],
  [/^100 ?(?:g|克)(?![a-z])/u, '100克'],
  [/^100 ?(?:ml|mL|毫升)(?![a-z])/u, '100毫升'],
  [/^(?:kg|KG|公斤)(?![a-z])/u, '公斤'],
  [/^(?:km|公里)(?![a-z])/u, '公里'],
  [/^(?:L|升)(?![a-z])/u, '升'],
  [/^(?:m|米)(?![a-z])/u, '米'],
  [/^斤/u, '斤'],
  [
    /^[台次人袋盒支片杯瓶包顿件套只双条饼块桶罐提卷板枚颗粒滴份个张本根箱听勺节组对排盘碗串位户头株盆把页格](?!\p{Script=Han}*装)/u,
    '',
  ],
];

/** Reads what an amount is for one of at the start of a text, behind its stroke. */
export function readOne(text: string): { said: string; length: number } | undefined {
  for (const [one, name] of ONES) {
    const found = one.exec(text)?.[0];
    if (found !== undefined) return { said: name === '' ? found : name, length: found.length };
  }
  // 7g/泡, 9g/丸: whatever one character counts.
  const own = /^\p{Script=Han}(?!\p{Script=Han})/u.exec(text)?.[0];
  return own === undefined ? undefined : { said: own, length: own.length };
}
