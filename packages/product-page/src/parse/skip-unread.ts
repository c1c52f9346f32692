const OPENING = /<(?:!--|(script|style|svg)(?=[\s/>]))/giu;
/** No page has a third as many; what lies behind them is left unread. */
const MAX_OPENINGS = 10_000;
/** A script with none of these is code, not data. */
const TELLING = /price|sku|brand|availab|in_?stock|ld\+json/i;

/**
 * A page's HTML in pieces, without what no reader looks at: comments, styles, drawings, and scripts that hold no word of
 * a product. On large pages that is two thirds of the bytes, and a parser looks at each of them.
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

/**
 * Finds the end of the first closing mark behind a place, its name in either case; negative where there is none. Places
 * only grow, so that what was found, or not found, for one opening is known for the next: the page is searched once.
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
