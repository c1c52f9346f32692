import type { SeededRandom } from '#src/engines/seeded-random.ts';
import type { SourceField } from '@reelwright/contracts';
import type { HookKind, Line } from '../draft.ts';
import type { RatedHook } from '../hooks/order-hooks.ts';
import type { HookFormat } from '../hooks/written-hook.ts';
import { textFrom } from '../sourced-text.ts';
import type { WrittenLines } from './written-lines.ts';

/** What a table's line needs of its fact and its language. */
export interface LineUse {
  point: number;
  source: SourceField;
  range: { start: number; end: number };
  rows: readonly WrittenLines[];
  /** Fills a pattern with the fact; empty where the line may not be spoken. */
  fill: (pattern: string) => Line[];
  /** Puts the fact's title over a line. */
  title: (line: Line) => Line;
  /** Announces three more reasons behind a hook; null where there are not so many. */
  countdown: string | null;
  /** Joins the fact, as a sentence, with the line behind it. */
  behindFact: string;
}

/** Formats of the tables' hooks, by what a framework opens with. */
const OPENS_WITH: Readonly<Partial<Record<HookKind, readonly HookFormat[]>>> = {
  pain: ['question'],
  attention: ['punch', 'macro'],
  curiosity: ['question'],
  old_way: ['split'],
  reasons: ['punch'],
};
const SAYS_FACT = /\{(?:fact|inside|says|that_fact|amount)\}/;
const WRITTEN_BONUS = 1;
/** Now and then a fact is told plainly: else every ad of a product would be told alike. */
const LEAST_BONUS = 0.2;
/** Rows further down fit less closely. */
const LESS_PER_ROW = 0.2;
const MOST_SAYS = 3;

/** Body lines of a fact: spoken under its title; behind the fact itself where no title of it fits. */
export function listSays(use: LineUse, random: SeededRandom): Line[] {
  return use.rows
    .flatMap((row, rank) =>
      random.shuffle(row.says).flatMap((pattern) =>
        fillTitled(use, pattern).map((line) => ({
          ...line,
          bonus: random.between(LEAST_BONUS, WRITTEN_BONUS) - rank * LESS_PER_ROW,
          topic: row.id,
        })),
      ),
    )
    .slice(0, MOST_SAYS);
}

function fillTitled(use: LineUse, pattern: string): Line[] {
  const lines = use.fill(pattern).map((line) => use.title(line));
  if (SAYS_FACT.test(pattern)) return lines;
  return lines.flatMap((line) =>
    line.onScreen.text === '' ? use.fill(`${use.behindFact}${pattern}`).map(use.title) : [restOn(use, line)],
  );
}

/** A line in other words than its fact rests on the fact as a whole. */
function restOn({ source, range }: LineUse, line: Line): Line {
  return { ...line, spoken: textFrom(line.spoken.text, source, range) };
}

/** Hooks about a fact. One that asks is answered by the next line; another tells the fact, with its title, once and for all. */
export function listFactHooks(use: LineUse, hookKind: HookKind): RatedHook[] {
  const formats = OPENS_WITH[hookKind] ?? [];
  return use.rows.flatMap((row) =>
    row.hooks.flatMap(({ text, format }, index) => {
      if (!formats.includes(format)) return [];
      const ending = hookKind === 'reasons' ? use.countdown : '';
      if (ending === null) return [];
      return use.fill(`${text}${ending}`).flatMap((filled): RatedHook[] => {
        const line = use.title(filled);
        const isAsking = format === 'question';
        const saysPoint = SAYS_FACT.test(text) || (!isAsking && line.onScreen.text !== '');
        // A count goes on from a fact that is told.
        if (hookKind === 'reasons' && !saysPoint) return [];
        const hook: RatedHook = {
          ...(saysPoint && !SAYS_FACT.test(text) ? restOn(use, line) : line),
          pattern: `${row.id}-${index + 1}`,
          format: hookKind === 'curiosity' ? 'comment-reply' : hookKind === 'reasons' ? 'countdown' : format,
          saysName: /\{(?:name|short)\}/.test(text),
          isTelling: true,
          isBound: true,
          isOwn: true,
          asksPoint: use.point,
          ...(saysPoint ? { saysPoint } : {}),
          // A question may be answered by a line of its own table, unless that says the same words.
          ...(isAsking && !row.says.some((say) => opensAlike(say, text)) ? {} : { topic: row.id }),
        };
        return [hook];
      });
    }),
  );
}

function opensAlike(left: string, right: string): boolean {
  const openingOf = (text: string) =>
    (/^(?:\p{Script=Han}{2}|[\p{L}'’]+ [\p{L}'’]+)/u.exec(text)?.[0] ?? text).toLowerCase();
  return openingOf(left) === openingOf(right);
}
