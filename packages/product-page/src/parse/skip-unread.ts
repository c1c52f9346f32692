const OPENING = /<(?:!--|(script|style|svg)(?=[\s/>]))/giu;
/** Maximum number of skipped parts; no page has a third as many. Text after them is not read. */
const MAX_OPENINGS = 10_000;
/** Words of product data: a script without any of them is code, not data. */
const TELLING = /price|sku|brand|availab|in_?stock|ld\+json/i;

/**
 * Yields a page's HTML in pieces, without unread parts: comments, styles, drawings, and scripts without a word of a
 * product. On large pages these are two thirds of the bytes, each of which would cost parser time.
 */
export function* skipUnread(html: string): Generator<string> {
  let hasUnclosedDrawing = false;
  let keptFrom = 0;
  const closings = createClosingFinder(html);
  OPENING.lastIndex = 0;
  let openings = 0;
  for (let match = OPENING.exec(html); match; match = OPENING.exec(html)) {
    openings += 1;
    if (openings > MAX_OPENINGS) return;
    const tag = match[1]?.toLowerCase();
    const closing = tag === undefined ? '-->' : `</${tag}`;
    if (tag === 'svg' && hasUnclosedDrawing) continue;
    const end = closings(closing, match.index + match[0].length);
    if (end < 0) {
      // The rest of the page is then a comment or a script; an unclosed drawing only contains it.
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

/**
 * Creates a finder of the first closing mark after a position, in any case; negative if there is none. Positions only
 * increase, so that each result is reused and the page is searched once.
 */
function createClosingFinder(html: string): (closing: string, from: number) => number {
  const nextPlaces = new Map<string, number>();
  const find = (mark: string, from: number): number => {
    const known = nextPlaces.get(mark);
    if (known !== undefined && known >= from) return known;
    const at = html.indexOf(mark, from);
    const place = at < 0 ? Number.POSITIVE_INFINITY : at;
    nextPlaces.set(mark, place);
    return place;
  };
  return (closing, from) => {
    const at = Math.min(find(closing, from), find(closing.toUpperCase(), from));
    const end = closing === '-->' ? at + closing.length : find('>', at) + 1;
    return Number.isFinite(end) ? end : -1;
  };
}
