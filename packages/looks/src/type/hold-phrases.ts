import { type PhraseSeam, readSeams, type SeamedWord } from '@reelwright/timeline';

const NON_BREAKING_SPACE = '\u00a0';
const ZERO_WIDTH_SPACE = '\u200b';
const HAN = /\p{Script=Han}/u;
/**
 * Longest phrases that are held together, in characters: whole ones, and their parts where a whole one would make its
 * line small.
 */
const LONGEST = { whole: { latin: 26, chinese: 10 }, part: { latin: 15, chinese: 6 } } as const;
/** How much worse it is to divide a phrase where it leans than between an adjective and its noun. */
const COST: Partial<Record<PhraseSeam, number>> = { tight: 2, none: 3 };

/**
 * Holds the words of short phrases together, so that no line ends between an article and its noun, an adjective and its
 * noun, a number and what it counts, or within a Chinese word. The text keeps the breaks between phrases.
 */
export function holdPhrases(text: string, length: keyof typeof LONGEST = 'part'): string {
  const isChinese = HAN.test(text);
  const longest = LONGEST[length][isChinese ? 'chinese' : 'latin'];
  // Each of two Chinese words is legible alone.
  const isOpen = ({ seam }: SeamedWord) =>
    COST[seam] === undefined || (isChinese && length === 'part' && seam === 'tight');
  const held = listRuns(joinHeld(readSeams(text)), isOpen).flatMap((run) => divideRun(run, longest));
  const written = (isChinese ? joinClauses(held, longest) : held).map(({ text: unit, gap }) => unit + gap).join('');
  // Unmarked text would break at every character.
  return isChinese && !written.includes(ZERO_WIDTH_SPACE) ? `${written}${ZERO_WIDTH_SPACE}` : written;
}

/** Joins two units with what holds them on one line. */
function join(unit: SeamedWord, next: SeamedWord): SeamedWord {
  const gap = unit.gap === ZERO_WIDTH_SPACE || unit.gap === '' ? '' : NON_BREAKING_SPACE;
  return { ...next, text: `${unit.text}${gap}${next.text}` };
}

/** Joins what a text holds together itself, whatever its length. */
function joinHeld(words: readonly SeamedWord[]): SeamedWord[] {
  const units: SeamedWord[] = [];
  for (const word of words) {
    const last = units.at(-1);
    if (last?.gap === NON_BREAKING_SPACE) units[units.length - 1] = join(last, word);
    else units.push(word);
  }
  return units;
}

/** Lists the phrases of a text: what lies between its open seams. */
function listRuns(units: readonly SeamedWord[], isOpen: (unit: SeamedWord) => boolean): SeamedWord[][] {
  const runs: SeamedWord[][] = [[]];
  for (const unit of units) {
    runs.at(-1)?.push(unit);
    if (isOpen(unit)) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Divides a phrase into parts that are short enough, where it does the least harm: its last words are the thing. */
function divideRun(run: readonly SeamedWord[], longest: number): SeamedWord[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= run.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let from = 0; from < to; from++) {
      const seam = run[from - 1]?.seam;
      const cost = (best[from]?.cost ?? 0) + (seam === undefined ? 0 : (COST[seam] ?? 0));
      if (cost < found.cost && (to - from === 1 || lengthOf(run.slice(from, to)) <= longest)) found = { cost, from };
    }
    best.push(found);
  }
  const parts: SeamedWord[] = [];
  for (let to = run.length; to > 0; to = best[to]?.from ?? 0) {
    const [first, ...rest] = run.slice(best[to]?.from ?? 0, to);
    if (first) parts.unshift(rest.reduce(join, first));
  }
  return parts;
}

const lengthOf = (units: readonly SeamedWord[]): number =>
  units.reduce((sum, { text, gap }, index) => sum + text.length + (gap === ' ' && index < units.length - 1 ? 1 : 0), 0);

/** Joins the phrases of each Chinese clause that is short as a whole. */
function joinClauses(phrases: readonly SeamedWord[], longest: number): SeamedWord[] {
  const clauses: SeamedWord[][] = [[]];
  for (const phrase of phrases) {
    clauses.at(-1)?.push(phrase);
    if (phrase.seam === 'clause' || phrase.seam === 'sentence') clauses.push([]);
  }
  return clauses.flatMap((clause) => {
    const [first, ...rest] = clause;
    const length = clause.reduce((sum, { text }) => sum + text.length, 0);
    if (!first || rest.length === 0 || clauses.length <= 2 || length > longest) return clause;
    return [rest.reduce(join, first)];
  });
}
