const OPENING = /<(?:!--|(script|style|svg)(?=[\s/>]))/giu;
/** A script with none of these is code, not data. */
const TELLING = /price|sku|brand|availab|in_?stock|ld\+json/i;

/**
 * A page's HTML in pieces, without what no reader looks at: comments, styles, drawings, and scripts that hold no word of
 * a product. On large pages that is two thirds of the bytes, and a parser looks at each of them.
 */
export function* skipUnread(html: string): Generator<string> {
  let hasUnclosedDrawing = false;
  let keptFrom = 0;
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(html); match; match = OPENING.exec(html)) {
    const tag = match[1]?.toLowerCase();
    const closing = tag === undefined ? '-->' : `</${tag}`;
    if (tag === 'svg' && hasUnclosedDrawing) continue;
    const end = indexOfClosing(html, closing, match.index + match[0].length);
    if (end < 0) {
      // What is left of the page is then a comment or a script; a drawing merely holds it.
      if (tag !== 'svg') break;
      hasUnclosedDrawing = true;
      continue;
    }
    const isKept = tag === 'script' && TELLING.test(html.slice(match.index, end));
    if (!isKept) {
      if (match.index > keptFrom) yield html.slice(keptFrom, match.index);
      keptFrom = end;
    }
    OPENING.lastIndex = end;
  }
  yield html.slice(keptFrom);
}

/** Just behind the closing mark, its name in either case. */
function indexOfClosing(html: string, closing: string, from: number): number {
  const at = indexOfEither(html, closing, from);
  if (at < 0 || closing === '-->') return at < 0 ? -1 : at + closing.length;
  const bracket = html.indexOf('>', at);
  return bracket < 0 ? -1 : bracket + 1;
}

function indexOfEither(html: string, closing: string, from: number): number {
  const lower = html.indexOf(closing, from);
  if (lower >= 0 || closing === '-->') return lower;
  return html.indexOf(closing.toUpperCase(), from);
}
