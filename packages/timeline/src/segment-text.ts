import { findHanTerms } from './han-terms.ts';

/** A piece of a text that no line break may divide. */
export interface TextPiece {
  text: string;
  /** Whether a space stands between it and the next piece if they share a line. */
  spaceAfter: boolean;
  /** Whether both must share a line, though they are drawn separately. */
  staysWithNext?: boolean | undefined;
}

/**
 * Han, kana, their punctuation and full-width forms: a line may break between any two of these, except for the rules
 * below.
 */
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;

/** Kinsoku: characters that must not begin a line. */
const NO_LINE_START = new Set(
  Array.from(
    '，。、．：；！？…‥—～〜·・％‰℃〃々ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎ' +
      '）」』】》〉〕］｝〗〙”’｠»' +
      ',.;:!?)]}%',
  ),
);
/** Characters that must not end a line. */
const NO_LINE_END = new Set(Array.from('（「『【《〈〔［｛〖〘“‘｟«￥＄￡＃([{$€£¥#'));

const NUMBER = String.raw`[+\-−±]?\d[\d.,:/]*`;
const CURRENCY = String.raw`[$€£¥₹₩￥＄￡]|[A-Z]{1,2}\$|USD|EUR|GBP|CNY|RMB|JPY`;
const LATIN_UNIT = String.raw`%|‰|[x×]|°[CF]?|(?:[mkcd]?[lLmgW]|[kMG]?Hz|[KMGT]B|k?m\/h|mph|µg|oz|lbs?|ft|inch(?:es)?|mAh|k?Wh|[VAW]|px|h|hrs?|hours?|min|mins?|minutes?|s|sec|seconds?|days?|weeks?|months?|years?)`;
const CLOSING = String.raw`[.,;:!?)\]"'”’»]*`;

const ENDS_WITH_NUMBER = new RegExp(String.raw`(?:^|[^\p{L}\d])(?:${CURRENCY})?${NUMBER}$`, 'u');
const IS_UNIT = new RegExp(String.raw`^(?:${LATIN_UNIT}|${CURRENCY})${CLOSING}$`, 'u');
const IS_CURRENCY_SIGN = new RegExp(String.raw`(?:^|[^\p{L}\d])(?:${CURRENCY}|No\.|#)$`, 'u');
const STARTS_WITH_DIGIT = /^[+\-−]?\d/;
/** Chinese and Japanese units and measure words after a number, longest first. */
const CJK_UNIT =
  /^(?:毫升|毫米|毫克|厘米|平方米|千克|公斤|公里|小时|分钟|个月|[万亿千百]+[元块美个件人次]?|[元块角折个件年月日天周秒分时升克斤两米倍次款种人岁号度瓦片只支瓶盒包套台张条位层寸円個本枚杯箱袋双对])/u;

/** Returns whether a break between two pieces would separate a unit: `500 ml`, `$ 19`, `5 折`. */
export function isOneUnit(before: string, after: string): boolean {
  if (ENDS_WITH_NUMBER.test(before)) return IS_UNIT.test(after) || CJK_UNIT.test(after);
  return IS_CURRENCY_SIGN.test(before) && STARTS_WITH_DIGIT.test(after);
}

/** Returns whether kinsoku forbids a break between two texts that abut without a space. */
export function isBreakForbidden(before: string, after: string): boolean {
  const last = Array.from(before).at(-1);
  const first = Array.from(after)[0];
  return (last !== undefined && NO_LINE_END.has(last)) || (first !== undefined && NO_LINE_START.has(first));
}

/**
 * Splits a chunk without spaces: into single CJK characters, or at zero-width spaces if there are any; other runs stay
 * whole.
 */
function splitChunk(chunk: string): string[] {
  const parts = chunk.split('\u200b').filter((part) => part !== '');
  // Zero-width spaces are marks of a word splitter: then only they divide. After a hyphen they are not such marks.
  if (/(?<!-)\u200b/u.test(chunk)) return parts;
  if (parts.length > 1) return parts.flatMap(splitScripts);
  return splitScripts(parts[0] ?? '').flatMap((run) => (CJK.test(run) ? splitAtUnits(run) : [run]));
}

/** Splits into runs of CJK and runs of everything else. */
function splitScripts(text: string): string[] {
  const runs: string[] = [];
  let isCjkRun: boolean | undefined;
  for (const character of text) {
    const isCjk = CJK.test(character);
    if (isCjk === isCjkRun) runs.push(`${runs.pop() ?? ''}${character}`);
    else runs.push(character);
    isCjkRun = isCjk;
  }
  return runs;
}

/**
 * Splits into characters, but keeps terms of shops whole, and a unit of several characters at the run's start, which is
 * joined to the number before it.
 */
function splitAtUnits(run: string): string[] {
  const unit = CJK_UNIT.exec(run)?.[0] ?? '';
  const rest = run.slice(unit.length);
  const parts = unit === '' ? [] : [unit];
  let done = 0;
  for (const [start, end] of findHanTerms(rest)) {
    parts.push(...Array.from(rest.slice(done, start)), rest.slice(start, end));
    done = end;
  }
  return [...parts, ...Array.from(rest.slice(done))];
}

/**
 * Divides a text into pieces that lines may break between: words at spaces (never at non-breaking ones), CJK at every
 * character except where kinsoku forbids it (no line begins with closing punctuation or ends with opening one), numbers
 * always together with their unit or currency, and terms of shops whole. Text with zero-width spaces (U+200B) is
 * divided only there. The same on every machine: no system dictionary is used. Line feeds count as spaces.
 */
export function segmentText(text: string): TextPiece[] {
  const chunks = text
    .split(/[ \t\r\n\f\v\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]+/u)
    .filter((chunk) => chunk !== '');
  const pieces = chunks.flatMap((chunk, index): TextPiece[] => {
    const parts = splitChunk(chunk);
    return parts.map((part, at) => ({ text: part, spaceAfter: at === parts.length - 1 && index < chunks.length - 1 }));
  });
  return pieces.reduce<TextPiece[]>((joined, piece) => {
    const last = joined.at(-1);
    if (last && staysTogether(last, piece)) {
      joined[joined.length - 1] = {
        text: `${last.text}${last.spaceAfter ? ' ' : ''}${piece.text}`,
        spaceAfter: piece.spaceAfter,
      };
    } else {
      joined.push(piece);
    }
    return joined;
  }, []);
}

function staysTogether(before: TextPiece, after: TextPiece): boolean {
  return isOneUnit(before.text, after.text) || (!before.spaceAfter && isBreakForbidden(before.text, after.text));
}
