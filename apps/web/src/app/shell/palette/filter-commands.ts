/** A line of the palette: its label, further search words, and its section. */
export interface Findable {
  label: string;
  /** Further search words: the name in the other language, keywords. */
  words: string;
}

const BEGINNING = 3;
const WORD = 2;
const INSIDE = 1;

/** Returns the lines that contain every word of the query, best first; all of them, in order, if nothing was typed. */
export function filterCommands<Command extends Findable>(commands: readonly Command[], query: string): Command[] {
  const wanted = normalize(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...commands];
  return commands
    .map((command) => ({ command, rank: rankCommand(command, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ command }) => command);
}

/** Returns 0 if a word is missing. The label counts more than the other words. */
function rankCommand({ label, words }: Findable, wanted: readonly string[]): number {
  const ranks = wanted.map((word) => 2 * rankWord(normalize(label), word) || rankWord(normalize(words), word));
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

function rankWord(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at === -1) return 0;
  if (at === 0) return BEGINNING;
  return text.includes(` ${word}`) ? WORD : INSIDE;
}

/** Removes accents and case: `unite` finds `Ünité`. */
function normalize(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
