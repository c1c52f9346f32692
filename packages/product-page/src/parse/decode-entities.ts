import { Parser } from 'htmlparser2';

const UNCOMMON = /&(?!(?:amp|nbsp|quot|#39|lt|gt);)[#a-z]/i;
/** In a link, `&page=2` is a parameter, even if its name begins like an entity. */
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
      // Replaced last, so that the result is not decoded again.
      .replaceAll('&amp;', '&')
  );
}

/** Decodes the entities of a page's text. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  if (!UNCOMMON.test(text)) return decodeCommon(text);
  let decoded = '';
  const parser = new Parser({
    ontext: (part) => {
      decoded += part;
    },
  });
  // In a title only entities are decoded.
  parser.end(`<title>${text}`);
  return decoded;
}

/** Decodes the entities of an attribute's value. */
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
