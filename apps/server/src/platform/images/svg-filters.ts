const STYLE_START = /^(?:\w+:)?style[\s>]/i;
const STYLE_END = /^\/(?:\w+:)?style[\s>]/i;
/** The property as an attribute or in a style; `filter: none` is what many editors write for every element. */
const FILTER_USE = /(?<![\w-])filter\s*[:=]\s*["']?\s*(?!["']?\s*(?:none|inherit|initial|unset)\b)[\w&]/i;

/**
 * Returns whether an SVG applies filters to its elements. Their cost has no bound that a renderer checks: a few lines
 * of nested blurs take minutes. This check gives most files their reason in words; the CPU limit catches the rest.
 */
export function usesSvgFilters(content: Buffer): boolean {
  const text = decodeReferences(decode(content));
  let isInStyle = false;
  // One pass without backtracking: the file is untrusted. An entity may hold a whole attribute or style, and stands
  // between the same brackets as a tag.
  return text.split('<').some((part, index) => {
    if (index === 0 || part.startsWith('!--')) return isInStyle && FILTER_USE.test(part);
    if (STYLE_START.test(part)) isInStyle = true;
    if (STYLE_END.test(part)) isInStyle = false;
    const end = part.indexOf('>');
    return FILTER_USE.test(isInStyle || end === -1 ? part : part.slice(0, end));
  });
}

/** Everything that matters here is ASCII, which most encodings of XML share. */
function decode(content: Buffer): string {
  const mark = content.length >= 2 ? content.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return content.toString('utf16le');
  if (mark === 0xfeff)
    return Buffer.from(content.subarray(0, content.length & ~1))
      .swap16()
      .toString('utf16le');
  return content.toString('latin1');
}

/** `f&#105;lter` and the escape `f\69 lter` of a style are the same name. */
function decodeReferences(text: string): string {
  const toCharacter = (code: number): string => (code <= 0x7f ? String.fromCharCode(code) : '');
  return text
    .replaceAll(/&#x0*([0-9a-f]{1,2});/gi, (_whole, hex: string) => toCharacter(Number.parseInt(hex, 16)))
    .replaceAll(/&#0*(\d{1,3});/g, (_whole, digits: string) => toCharacter(Number(digits)))
    .replaceAll(/\\0{0,4}([0-9a-f]{2})\s?/gi, (_whole, hex: string) => toCharacter(Number.parseInt(hex, 16)));
}
