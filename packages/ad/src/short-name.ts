const LONGEST = 42;
/** Lower than the Latin limit: Chinese says as much in half as many characters. */
const LONGEST_CHINESE = 16;
/** Separators after which shops list further properties. */
const BREAKS = /\s+[|–—-]\s+|[,，;；(（[【]|(?<=.{6})[:：]/u;
/** Words at which no name ends. */
const JOINTS = /(?:\s+(?:and|or|with|for|of|the|an?|in|on|to|by|from|at|&|\+|\/))+$/i;

/** Returns a product's everyday name from a shop's name with all properties. */
export function shortName(name: string): string {
  const [first = name] = name.split(BREAKS);
  const head = first.trim() === '' ? name.trim() : first.trim();
  const longest = /\p{Script=Han}/u.test(head) ? LONGEST_CHINESE : LONGEST;
  if (head.length <= longest) return head;
  const words = head.split(' ');
  let kept = '';
  for (const word of words) {
    if (kept !== '' && kept.length + 1 + word.length > longest) break;
    kept = kept === '' ? word : `${kept} ${word}`;
  }
  return Array.from(kept.replace(JOINTS, '')).slice(0, longest).join('');
}
