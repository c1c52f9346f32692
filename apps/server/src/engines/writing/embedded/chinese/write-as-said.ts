/** Units as people say them. */
const SPOKEN_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)(?:mAh|毫安时)/giu, '毫安'],
  [/(?<=\d ?)(?:cm|公分)(?![a-z])/giu, '厘米'],
  [/(?<=\d ?)mg(?![A-Za-z])/gu, '毫克'],
  [/(?<=\d ?)Ah(?![A-Za-z])/gu, '安时'],
  [/(?<=\d)V\s?(?![A-Za-z])/gu, '伏'],
  [/(?<=\d ?)m(?![A-Za-z²³/])/gu, '米'],
  [/(?<=\d ?)mm(?![a-z])/giu, '毫米'],
  [/(?<=\d ?)km(?![a-z/])/giu, '公里'],
  [/(?<=\d ?)(?:kg|KG)(?![a-z])/giu, '公斤'],
  [/(?<=\d ?)ml(?![a-z])/giu, '毫升'],
  [/(?<=\d ?)(?:db|dB)(?![a-z])/giu, '分贝'],
  [/(?<=\d ?)(?:°C|℃)/gu, '度'],
  [/(?<=\d ?)k?Pa(?![a-z])/gu, '帕'],
  [/(?<=\d ?)W(?![A-Za-z])/gu, '瓦'],
  [/(?<=\d ?)h(?![A-Za-z])/gu, '小时'],
  [/(?<=\d ?)min(?![A-Za-z])/gu, '分钟'],
  [/(?<=\d ?)ms(?![A-Za-z])/gu, '毫秒'],
  [/(?<=\d ?)g(?![A-Za-z])/gu, '克'],
  [/(?<=\d ?)L(?![A-Za-z]|不锈钢|钢)/gu, '升'],
  [/(?<=\d ?)°(?!C)/gu, '度'],
  [/(?<=\d ?)(?:㎡|m²|平方米|平米)/gu, '平'],
];

const TIMES: Readonly<Record<string, string>> = { min: '分钟', 分: '分钟', s: '秒', h: '小时', 时: '小时' };
const RATE =
  /((?:\d[\d.]*[-–~～]\d[\d.]*[/／、])?(?:\d[\d.]*[-–~～])?\d[\d.]*\s?(?:[a-z]{1,2}|[A-Z]|[转次升克毫]升?|公里))\s*[/／]\s*(min|分钟|分|小时|时|秒|天|h|s)(?![a-z])/giu;

/** 约60分钟/台: the price or the time of one. */
export const PER_ONE =
  /((?:约|仅|低至)?\d[\d.]*\s?(?:分钟|小时|秒|元|块|克|公斤|毫升|升|片|粒|颗|个))\s*[/／]\s*([台次人袋盒支片杯瓶包顿件套只双条饼块桶罐提卷板枚]|㎡|m²|平方米|平米)(?!\p{Script=Han})/gu;

export const sayOne = (_whole: string, amount: string, one: string): string =>
  `每${/^(?:㎡|m²|平米)$/.test(one) ? '平方米' : one}${amount}`;

/** Writes amounts and ranges as they are read: -5℃ as 零下5度, 60-120cm as 60到120厘米. */
export function writeAsSaid(text: string): string {
  let said = /\dkPa/u.test(text) ? text.replace(/(?<=\d)kPa/gu, '千帕') : text;
  // 25g/min, 3200转/分: how much at a time comes last.
  said = said.replace(
    RATE,
    (_whole, amount: string, time: string) => `每${TIMES[time.toLowerCase()] ?? time}${amount}`,
  );
  for (const [unit, name] of SPOKEN_UNITS) said = said.replace(unit, name);
  return (
    said
      // 蓬松度700+: UPF50+ is a grade.
      .replace(
        /(?<![A-Z\d+]\d*)(?<!(?:UPF|SPF|PA).*)(\d+(?:\.\d+)?(?:克|公斤|厘米|小时|分钟|次|张|片|本|首|款|种)?)[+＋](?![\p{L}\d])/gu,
        '$1以上',
      )
      .replace(/(?<=\d[%％]?)\s*[-–~～至]\s*(?=\d+(?:\.\d+)?[%％])/gu, '到')
      .replace(/(?<![A-Za-z])([SML]|X{1,3}[SL])\s*[-–~～]\s*(?=(?:\d|X{1,3})*[SML](?![A-Za-z]))/gu, '$1到')
      .replace(/(?<![\d\p{L}])[-−–](?=\d[\d.]*度)|(?<=[耐到温])[-−–](?=\d[\d.]*(?:度|\s*[-–~～到至]))/gu, '零下')
      // 18-8不锈钢 is a grade.
      .replace(
        /(?<!\d[-–]\d*)(?<=\d(?:度|厘米|毫米|克|公斤|升|毫升|岁|斤)?)\s*[-–~～至]\s*(?=\d)(?!\s*[-–~～至]\s*\d+[-–])(?!\d+\s?不[锈鏽])/gu,
        '到',
      )
      .replace(/\s*(?:≤|<=|<)\s*(?=\d)/gu, '不超过')
      .replace(/\s*(?:≥|>=)\s*(?=\d)/gu, '不低于')
      .replace(/(?<=\d)\/(?=\d|[A-Z]\d)/gu, '、')
      // 有线/2.4G/蓝牙: a list.
      .replace(/(?<=\p{Script=Han})\/(?=[\dA-Z])|(?<=[\dA-Z])\/(?=\p{Script=Han})/gu, '、')
      .replace(/(?<=\d(?:厘米|毫米)?)\s*[+＋]\s*(?=\d)/gu, '加')
      .replace(/(?<=\p{Script=Han})\s*[+＋]\s*(?=[\p{Script=Han}\dA-Z])/gu, '，')
      .replace(/(?<=\d)\s+(?=\p{Script=Han})/gu, '')
      .replace(/(?<![\d.])([2-9])(?=模式|功能|口味|颜色)/gu, '$1种')
      .replace(/(?<=\d)\s?(?:CVIA|ANSI|ISO)\s?(?=流明)/gu, '')
      // 3.0两: the nought says nothing.
      .replace(/(?<![\d.]\d*)(\d+)\.0(?=[两斤克升寸米]|公斤|厘米|毫米|毫升)/gu, '$1')
  );
}
