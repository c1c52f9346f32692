const LONGEST = 42;
/** Chinese says as much in half as many characters. */
const LONGEST_CHINESE = 16;
/** Where shops begin to list what else a product is. */
const BREAKS = /\s+[|–—-]\s+|[,，;；(（[【]/u;

/** What people would call a product that a shop has named with all its properties. */
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
  return Array.from(kept).slice(0, longest).join('');
}
