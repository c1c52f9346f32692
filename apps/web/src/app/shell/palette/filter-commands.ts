/** One line of the palette: what it says, other words that find it, and where it stands. */
export interface Findable {
  label: string;
  /** Other words for it: in the other language, what people search for. */
  words: string;
}

const BEGINNING = 3;
const WORD = 2;
const INSIDE = 1;

/** The lines that hold every word of the query, best first; all of them, in their order, where nothing was typed. */
export function filterCommands<Command extends Findable>(commands: readonly Command[], query: string): Command[] {
  const wanted = normalize(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...commands];
  return commands
    .map((command) => ({ command, rank: rankCommand(command, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ command }) => command);
}

/** 0 where a word is missing. What the label says counts more than its other words. */
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

/** Without accents and case: `Ünité` is found by `unite`. */
function normalize(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
