import type { Pattern } from '../../pattern.ts';

const MOST_WORDS = 9;
/** How a buyer wants a thing to be. */
const KEPT =
  /^(?:.{0,60}? )?(?:helps? )?keeps? (?<thing>(?:your |the )?(?:[\p{L}-]+ ){0,4}[\p{L}-]+) (?<state>(?:cool|warm|dry|fresh|clean|secure|safe|sharp|quiet|flat|open|upright|tidy|organized|organised|soft|hydrated|cold|hot|calm|steady|straight|crisp|in place|off the floor|within reach|under control)(?:er)?(?: [^,.;:()]+)?)$/iu;
const LETS = /^(?:.{0,60}? )?(?:lets?|helps?) you (?<deed>(?!to\b)\p{Ll}[^,.;:()]+)$/iu;
const SO_YOU = /,? so (?:that )?you can (?<deed>\p{Ll}[^,.;:()]+)$/iu;

/** "Want your gear secure?": what a buyer gets, as a question that the fact answers. */
export function askWish(inside: string): Pattern[] {
  const kept = KEPT.exec(inside)?.groups;
  if (kept !== undefined && /^(?:your|the) |[^s]s$|\p{L}s and /iu.test(kept['thing'] ?? ''))
    return ask(`${kept['thing']} ${kept['state']}`);
  const deed = (LETS.exec(inside) ?? SO_YOU.exec(inside))?.groups?.['deed'];
  return deed === undefined ? [] : ask(`to ${deed}`);
}

/** What refers to something else is not understood in front. */
const ask = (wish: string): Pattern[] =>
  wish.split(' ').length > MOST_WORDS || /\b(?:it|its|them|they|this|these|that)\b/i.test(wish)
    ? []
    : [`Want ${wish}?`];
