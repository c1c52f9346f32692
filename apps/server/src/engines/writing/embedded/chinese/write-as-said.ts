import { sayQuantities } from './quantities/say-quantities.ts';

/** Writes a seller's text as it is read: -5℃ as 零下5度, 60-120cm as 60到120厘米, S-XL as S到XL. */
export function writeAsSaid(text: string): string {
  const prepared = text
    .replace(/(?<=\d)\s?(?:CVIA|ANSI|ISO)\s?(?=流明)/gu, '')
    .replace(/7\s?[×xX*]\s?24(?:小时|h|H)?/gu, '全天24小时')
    // 电池×2: how many of it.
    .replace(/(?<=\p{Script=Han})\s?[×xX*]\s?(\d{1,2})(?![\d.\p{L}])/gu, '$1个')
    .replace(/[φΦ]\s?(?=\d)/gu, '直径')
    .replace(/％/gu, '%');
  return (
    sayQuantities(prepared)
      .replace(/(?<![A-Za-z])([SML]|X{1,3}[SL]|\dXL)\s*[-–~～]\s*(?=(?:\d|X{1,3})*[SML](?![A-Za-z]))/gu, '$1到')
      .replace(/(?<=\d[A-Z])[/／](?=\d)|(?<=\d)[/／](?=[A-Z]\d)/gu, '、')
      // 有线/2.4G/蓝牙, iOS/安卓: a list.
      .replace(
        /(?<=\p{Script=Han})[/／](?=[\d\p{L}])|(?<=[\p{L}\d])[/／](?=\p{Script=Han})|(?<=[A-Za-z]{2})[/／](?=[A-Za-z]{2})/gu,
        '、',
      )
      .replace(/(?<=\p{Script=Han})\s*[+＋]\s*(?=[\p{Script=Han}A-Z])/gu, '，')
      .replace(/(?<=\d)\s+(?=\p{Script=Han})/gu, '')
      .replace(/(?<![\d.])([2-9])(?=模式|功能|口味|颜色)/gu, '$1种')
      // 3.0两: the nought says nothing.
      .replace(/(?<![\d.]\d*)(\d+)\.0(?=[两斤克升寸米]|公斤|厘米|毫米|毫升)/gu, '$1')
  );
}
