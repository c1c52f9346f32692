import { endsSentence, HOOK_FORMATS, type HookFormat } from '@reelwright/contracts';
import { type ProductKind, TRADES, type Trade } from '@reelwright/product-kinds';
import { isNamed, isOneOf } from '../hooks/choose-hooks.ts';
import { listNames } from './list-names.ts';

/** Lines written by people for one concept of a seller's text, for products that it suits. No line states more. */
export interface WrittenLines {
  /** Unique in its language. */
  id: string;
  /** Recognises the concept in a seller's words; named groups fill the slots of the lines. */
  match: RegExp;
  /** True if it is recognised at the beginning of a phrase only. */
  isAnchored: boolean;
  /** Trades whose products it suits; null for any product, also of an unknown kind. */
  trades: readonly Trade[] | null;
  /** Kinds that it suits, any of which is enough; empty for a row for any product. */
  kinds: readonly string[];
  /** Kinds that it does not suit. */
  except: readonly string[];
  /** Openings that the concept answers. */
  hooks: readonly { text: string; format: HookFormat }[];
  /** Complete sentences, each of which tells the concept by itself. */
  lines: readonly string[];
  /** What stands on the screen; the seller's words if left out. */
  title: string | null;
  /** How much a buyer cares, 0 to 5; by the features of the words if left out. */
  pull: number | null;
}

/** A row of a table of lines; each also has an `example` that its pattern matches and a `counterExample` that it does not. */
export interface LineRow {
  /** A regular expression for the seller's words, matched from the beginning of a word. */
  pattern: string;
  /** Names the part of the table: `apparel`. */
  kind: string;
  /** Trades whose products it suits; null for any product. */
  trades: readonly string[] | null;
  /** Kinds of products that it suits; left out only for any product. */
  suits?: readonly string[];
  /** Kinds that it does not suit. */
  except?: readonly string[];
  hooks?: readonly { text: string; format: string }[];
  lines?: readonly string[];
  title?: string;
  pull?: number;
}

/** Reads the rows of tables, in order. Throws for an unknown trade or format, a row of a trade without kinds, and a line that is no sentence. */
export function readLines(table: readonly LineRow[]): WrittenLines[] {
  const counts = new Map<string, number>();
  return table.map((row) => {
    const count = (counts.get(row.kind) ?? 0) + 1;
    counts.set(row.kind, count);
    const id = `${row.kind}-${count}`;
    const { trades, suits = [], except = [], hooks = [], lines = [] } = row;
    if (trades !== null && suits.length === 0) throw new Error(`The row ${id} names no kind.`);
    for (const text of [...hooks.map((hook) => hook.text), ...lines])
      if (!endsSentence(text)) throw new Error(`The line of ${id} is no sentence: ${text}`);
    return {
      id,
      // Matches a whole word, not the end of one: a gearbox is no box.
      match: new RegExp(`(?<![A-Za-z])(?:${row.pattern})`, 'iu'),
      isAnchored: row.pattern.includes('^'),
      trades: trades?.map((trade) => toTrade(trade, id)) ?? null,
      kinds: suits,
      except,
      hooks: hooks.map(({ text, format }) => ({ text, format: toFormat(format, id) })),
      lines,
      title: row.title ?? null,
      pull: row.pull ?? null,
    };
  });
}

function toTrade(name: string, id: string): Trade {
  const trade = TRADES.find((each) => each === name);
  if (trade === undefined) throw new Error(`The lines of ${id} name an unknown trade: ${name}`);
  return trade;
}

function toFormat(name: string, id: string): HookFormat {
  const format = HOOK_FORMATS.find((each) => each === name);
  if (format === undefined) throw new Error(`The lines of ${id} name an unknown format: ${name}`);
  return format;
}

/** What is known of a product's kind; `nouns` are the seller's names for it. */
export interface LineProduct {
  kind: ProductKind | undefined;
  nouns: readonly string[];
}

const BAGS: readonly string[] = ['backpack', 'rucksack', 'daypack', 'duffel', 'holdall', '背包', '双肩包', '登山包'];

/** Lists the rows that suit a product: those of its kind first, then those for any product. None for an unknown kind. */
export function listSuiting(table: readonly WrittenLines[], { kind, nouns }: LineProduct): WrittenLines[] {
  if (kind === undefined) return [];
  const names = listNames(kind, nouns);
  // A hiking backpack is an outdoor thing, and a bag.
  const trades: readonly Trade[] = isNamed(names, BAGS) ? [kind.trade, 'bags'] : [kind.trade];
  const fitting = table.filter(
    (row) =>
      (row.trades === null || row.trades.some((trade) => trades.includes(trade))) &&
      (row.kinds.length === 0 || isOneOf(names, row.kinds)) &&
      !isNamed(names, row.except),
  );
  const rankOf = ({ trades: suited }: WrittenLines) => (suited === null ? 1 : 0);
  return fitting.toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** Fills the amount `{n}` into a line; empty if the line needs one and there is none. */
export function fillAmount(line: string, amount: string | undefined): string[] {
  if (!line.includes('{n}')) return [line];
  return amount === undefined ? [] : [line.replaceAll('{n}', amount)];
}
