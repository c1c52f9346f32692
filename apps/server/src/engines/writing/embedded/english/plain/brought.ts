import type { EnglishFact } from '../english-fact.ts';
import { capitalise } from '../text/capitals.ts';
import { findNoun, isAdjective } from '../lexicon.ts';
import { withArticle } from '../noun-phrase.ts';
import type { PlainFact } from './plain-line.ts';
import { sayFigure } from './wholes.ts';

/** Words that bring along what follows them, or that stand behind it. */
/** What comes along although the seller does not say so; a cable may be what is sold. */
const ALONG =
  /\b(?:case|pouch|bag|sack|tote|box|tin|cloth|manual|booklet|guide|leaflet|card|charger|adapter|batteries)$/i;

const BROUGHT =
  /^(?:includes?|comes? with|supplied with|delivered with|incl\.?) (.+)$|^(.+?) (?:is |are )?(?:included|supplied|provided)$/iu;

const MOST_BROUGHT = 6;

/** "Two paddles, pump and bag included": says what comes with the product; null if a thing's number is not certain. */
export function sayBrought({ text, inside, isAccessory }: EnglishFact): PlainFact | null {
  const found = BROUGHT.exec(inside);
  // A metal case may be its own.
  const isOwn = /^(?:metal|plastic|steel|aluminum|aluminium|abs|die-cast|alloy|wood|wooden) (?:case|box)$/i.test(
    inside,
  );
  const listed = found?.[1] ?? found?.[2] ?? (isAccessory && !isOwn && ALONG.test(inside) ? inside : '');
  if (
    listed === '' ||
    /\b(?:not|no|without|sold|optional|since|designed|family|modes?|functions?|apps?|warranty|support|services?|access|updates?|mounting|assembly)\b|[:;/()"“”&+|?!=]/i.test(
      text,
    )
  )
    return null;
  const items = listed.split(/, and |, | and /);
  // "Invisible mounting, hardware included": of which of them is it said?
  if (items.length > MOST_BROUGHT || (items.length > 1 && !/ and /.test(listed))) return null;
  const things = items.map(toBrought);
  if (things.some((thing) => thing === null))
    return found?.[1] === undefined || items.length < 2
      ? null
      : { ...sayFigure(`${capitalise(listed)} included`), statements: [], hooks: [] };
  const all = things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
  return {
    lines: [{ text: `{It comes/They come} with ${all}.`, shape: 'comes' }],
    statements: [{ text: `{branded} {comes/come} with ${all}.`, shape: 'comes' }],
    hooks: [],
    thing: null,
    isStrong: false,
  };
}

function toBrought(item: string): string | null {
  const words = item.split(' ');
  const head = (words.at(-1) ?? '').toLowerCase();
  if (words.length > 4 || findNoun(head) === null || (isAdjective(head) && findNoun(head)?.number === undefined))
    return null;
  if (/ (?:with|for|in|of|to|from|on|by|at|that|which) /.test(` ${item} `)) return null;
  return withArticle(item);
}
