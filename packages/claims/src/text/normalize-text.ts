import { SIMPLIFIED_CHARACTERS } from './simplified-characters.ts';

const SAME: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '„': '"',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '〜': '~',
  '～': '~',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '，': ',',
  '。': '.',
  '！': '!',
  '？': '?',
  '；': ';',
  '：': ':',
  '、': ',',
  '％': '%',
  '＋': '+',
  '￥': '¥',
  '＄': '$',
  '（': '(',
  '）': ')',
  '×': 'x',
  '²': '2',
};

/**
 * Normalises a text: lower case, simplified characters, plain quotes and dashes, ASCII digits and punctuation. Every
 * UTF-16 unit keeps its position, so offsets in the result are offsets in the text.
 */
export function normalizeText(text: string): string {
  let result = '';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    const code = unit.charCodeAt(0);
    const plain =
      SAME[unit] ??
      SIMPLIFIED_CHARACTERS[unit] ??
      (code >= 0xff10 && code <= 0xff19 ? String.fromCharCode(code - 0xfee0) : unit);
    // A few letters get longer in lower case.
    const small = plain.toLowerCase();
    result += small.length === 1 ? small : plain;
  }
  return result;
}
