import { TextDecoder } from 'node:util';

const BYTE_ORDER_MARKS: readonly { bytes: readonly number[]; charset: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
];
/** How far into a page browsers look for a declaration; some shops put it after their scripts. */
const DECLARATION_BYTES = 4096;
/** One broken character in so many does not prove that the whole page is in another charset. */
const TOLERATED_DAMAGE = 1 / 1000;

function createDecoder(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function findDeclaredCharset(body: Uint8Array): string | undefined {
  const head = Buffer.from(body.subarray(0, DECLARATION_BYTES)).toString('latin1');
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1];
}

/**
 * The text of a page. What the bytes start with counts most, then the header, then the page's own declaration, then
 * UTF-8; a charset that leaves more than a few characters broken was named wrongly, and the next is tried.
 */
export function decodeHtml(body: Uint8Array, contentType: string): string {
  const mark = BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, at) => body[at] === byte));
  const header = /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(contentType)?.[1];
  const charsets = [mark?.charset, header, findDeclaredCharset(body), 'utf-8', 'windows-1252'];
  let best = { text: '', damage: Number.POSITIVE_INFINITY };
  for (const charset of new Set(charsets.filter((name) => name !== undefined).map((name) => name.toLowerCase()))) {
    const text = createDecoder(charset)?.decode(body);
    if (text === undefined) continue;
    const damage = (text.split('\ufffd').length - 1) / Math.max(1, text.length);
    if (damage <= TOLERATED_DAMAGE) return text;
    if (damage < best.damage) best = { text, damage };
  }
  return best.text;
}
