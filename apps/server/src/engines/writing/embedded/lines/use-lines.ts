import type { SeededRandom } from '@reelwright/seeded-random';
import type { SourceField } from '@reelwright/contracts';
import type { HookKind, Line } from '../draft.ts';
import { type RatedHook, toFactHook } from '../hooks/rated-hook.ts';
import type { HookFormat } from '../hooks/written-hook.ts';
import type { Pattern } from '../pattern.ts';
import type { WrittenLines } from './written-lines.ts';

/** The inputs that a table's line needs from its fact and its language. */
export interface LineUse {
  point: number;
  source: SourceField;
  range: { start: number; end: number };
  rows: readonly WrittenLines[];
  /** Fills a pattern with the fact; empty if the line may not be spoken. `means` is the meaning of the fact. */
  fill: (pattern: string, means?: string) => Line[];
  /** Puts the fact's title over a line. */
  title: (line: Line) => Line;
  /** Patterns for the fact with its meaning, and with a remark after it. */
  withMeaning: readonly Pattern[];
  /** The fact as a sentence, before a remark. */
  beforeRemark: Pattern;
  /** The fact as the answer to a question, the fullest first. */
  answers: readonly Pattern[];
  /** Between two sentences: a space, or nothing in Chinese. */
  gap: '' | ' ';
}

/** Formats of the tables' hooks, by the opening of a framework. */
const OPENS_WITH: Readonly<Partial<Record<HookKind, readonly HookFormat[]>>> = {
  pain: ['question'],
  attention: ['question'],
  old_way: ['split'],
};
const SAYS_FACT = /\{(?:fact|inside|says|that_fact|amount|lead)\}/;
/** The meaning of a fact is worth more than a remark, and both more than the bare fact. */
const MEANING_BONUS = 2;
const REMARK_BONUS = 0.5;
const LEAST_BONUS = 0.2;
/** Rows further down fit less closely. */
const LESS_PER_ROW = 0.2;
const MOST_SAYS = 4;

/** Lists body lines of a fact: the fact with its meaning for the buyer, or with a remark. */
export function listSays(use: LineUse, random: SeededRandom): Line[] {
  const lines = use.rows.flatMap((row, rank) => {
    const meant = row.means.flatMap((means) =>
      random.shuffle(use.withMeaning).flatMap((pattern) =>
        use.fill(pattern, means).map((line) => ({
          ...line,
          shape: pattern,
          bonus: random.between(MEANING_BONUS - 0.4, MEANING_BONUS) - rank * LESS_PER_ROW,
        })),
      ),
    );
    const remarked = random.shuffle(row.says).flatMap((remark) =>
      use.fill(SAYS_FACT.test(remark) ? remark : `${use.beforeRemark}${use.gap}${remark}`).map((line) => ({
        ...line,
        shape: 'remark',
        bonus: random.between(LEAST_BONUS, REMARK_BONUS) - rank * LESS_PER_ROW,
      })),
    );
    return [...meant, ...(meant.length > 0 ? [] : remarked)].map((line) => ({ ...use.title(line), topic: row.id }));
  });
  return lines.toSorted((left, right) => (right.bonus ?? 0) - (left.bonus ?? 0)).slice(0, MOST_SAYS);
}

/** Lists hooks about a fact: a question with the fact as its answer, or a comparison with the fact. */
export function listFactHooks(use: LineUse, hookKind: HookKind): RatedHook[] {
  const formats = OPENS_WITH[hookKind] ?? [];
  return use.rows.flatMap((row) =>
    row.hooks.flatMap(({ text, format }, index) => {
      if (!formats.includes(format)) return [];
      const answered = SAYS_FACT.test(text) ? [text] : use.answers.map((answer) => `${text}${use.gap}${answer}`);
      const [line] = answered.flatMap((pattern) => use.fill(pattern));
      if (line === undefined) return [];
      const pattern = `${row.id}-${index + 1}`;
      return [toFactHook(use.title(line), { point: use.point, pattern, format, topic: row.id, saysName: false })];
    }),
  );
}
