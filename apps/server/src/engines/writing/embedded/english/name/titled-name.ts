import type { ProductName } from './spoken-name.ts';

const MOST_TITLE_WORDS = 5;

const LONGEST_TITLED = 9;

/** The title of a work behind its noun, in quotation marks or joined by a preposition: "Puzzle Harbour at Dusk". */
export function readTitled(written: string, head: string, trade: string): { front: string; title: string } | null {
  const at = written.toLowerCase().indexOf(head.toLowerCase());
  if (at < 0) return null;
  const front = written.slice(0, at + head.length);
  const behind = written.slice(at + head.length);
  const quoted = /^,?\s+["“„«‘']([^"“”„«»‘]{2,40}?)["”“»’'](?![\p{L}\d])/u.exec(behind)?.[1];
  const joined = /^(?:books-and-games|toys)$/.test(trade)
    ? /^,?\s+(?:[-–—] )?(\p{Lu}[\p{L}’'-]+ (?:at|of|in|on|under|over|by)(?: the)? \p{Lu}[\p{L}’'-]+)(?=$|[,(|]|\s+(?:\d|[-–—]))/u.exec(
        behind,
      )?.[1]
    : undefined;
  const title = quoted ?? joined;
  return title === undefined || title.split(' ').length < 2 || title.split(' ').length > MOST_TITLE_WORDS
    ? null
    : { front, title };
}

export function nameTitled(base: ProductName, title: string): ProductName {
  const short = `${base.short} ${title}`;
  return short.split(' ').length > LONGEST_TITLED
    ? base
    : { ...base, short, spoken: `${base.spoken} ${title}`, brief: null };
}
