import { Parser } from 'htmlparser2';

const UNCOMMON = /&(?!(?:amp|nbsp|quot|#39|lt|gt);)[#a-z]/i;
/** In a link, `&page=2` is a parameter, whatever entity its name begins with. */
const UNCOMMON_IN_ATTRIBUTE = /&(?!(?:amp|nbsp|quot|#39|lt|gt);|[a-z][a-z\d]*=)[#a-z]/i;

function decodeCommon(text: string): string {
  if (!text.includes('&')) return text;
  return (
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&nbsp;', '\u00a0')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      // At last, so that what it uncovers is not read again.
      .replaceAll('&amp;', '&')
  );
}

/** A text of a page with its entities read. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  if (!UNCOMMON.test(text)) return decodeCommon(text);
  let decoded = '';
  const parser = new Parser({
    ontext: (part) => {
      decoded += part;
    },
  });
  // In a title nothing but entities is read.
  parser.end(`<title>${text}`);
  return decoded;
}

/** An attribute's value with its entities read. */
export function decodeAttribute(value: string): string {
  if (!UNCOMMON_IN_ATTRIBUTE.test(value)) return decodeCommon(value);
  const quote = value.includes('"') ? (value.includes("'") ? '' : "'") : '"';
  let decoded = value;
  const parser = new Parser({
    onattribute: (_name, read) => {
      decoded = read;
    },
  });
  parser.end(`<a b=${quote}${value}${quote}>`);
  return decoded;
}
