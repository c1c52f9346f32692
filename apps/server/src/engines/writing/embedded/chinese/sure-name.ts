import { findKind } from '@reelwright/product-kinds';
import type { ChineseName } from './product-names.ts';
import { isNameEnd } from './first-name.ts';

/*
 * Tells if a name is cut from its title where words begin and end: 茅台镇酱|香型白酒 and 举|一反三教材 are no names.
 */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const HAN = /\p{Script=Han}/u;

/** Checks if a place is inside a word. */
const isInsideWord = (title: string, place: number): boolean =>
  [...segmenter.segment(title)].some(({ index, segment }) => index < place && place < index + segment.length);

/** 举|一反三教材: a number begins no name behind another character. */
const NUMERAL = /^[一二三四五六七八九十](?!次性|[体键件层合人格头档门抽折色联角轮代级号维孔针股支只双用位开]|件套)/u;

/** Replaces a name that begins or ends inside a word by its maker and its noun, or by none. */
export function withSureEnds(name: ChineseName, title: string): ChineseName {
  const { full, noun, kind } = name;
  const at = full === null ? -1 : title.indexOf(full);
  if (full === null || at < 0 || full.startsWith('《')) return name;
  const end = at + full.length;
  const isCutInFront =
    at > 0 &&
    HAN.test(title.charAt(at - 1)) &&
    HAN.test(full.charAt(0)) &&
    (NUMERAL.test(full) || isInsideWord(title, at));
  const rest = title.slice(end);
  const isCutBehind = noun === null && HAN.test(rest.charAt(0)) && !isNameEnd(full, rest) && isInsideWord(title, end);
  if (!isCutInFront && !isCutBehind) return name;
  if (noun !== null && kind !== undefined && noun.length > 1 && !isCutBehind)
    return { full: noun, brief: noun, noun, kind };
  // What the table knows at the end of the title's first piece.
  const [chunk = ''] = title.trim().split(/[\s\d]+/u);
  const found = findKind({ name: chunk });
  return found !== undefined && found.head.length > 1 && chunk.endsWith(found.head)
    ? { full: found.head, brief: found.head, noun: found.head, kind: found.kind }
    : { ...name, full: null, brief: null };
}
