import { endsSentence, type HookFormat } from '@reelwright/contracts';
import { type ProductKind, TRADES, type Trade } from '@reelwright/product-kinds';
import { isNamed } from '../hooks/choose-hooks.ts';

/** Lines about one kind of fact, for products that it suits. No line states more than the fact. */
export interface WrittenLines {
  /** Unique in its language. */
  id: string;
  /** Matches the facts by their words. */
  match: RegExp;
  /** Trades whose products it suits; null for any product, also of an unknown kind. */
  trades: readonly Trade[] | null;
  /** Kinds that it suits, any of which is enough; empty for every kind of the trades. */
  kinds: readonly string[];
  /** Kinds that it does not suit. */
  except: readonly string[];
  /** Questions that the fact answers, and comparisons with the fact. */
  hooks: readonly { text: string; format: HookFormat }[];
  /** Remarks, spoken after the fact. */
  says: readonly string[];
  /** The meaning of the fact for the buyer: whole sentences that also fit after "so" or a colon. */
  means: readonly string[];
}

/** A row of a table of lines; each also has an `example` that its pattern matches and a `counterExample` that it does not. */
export interface LineRow {
  /** A regular expression for the facts, matched from the beginning of a word. */
  pattern: string;
  /** Names the part of the table: `apparel`. */
  kind: string;
  /** Trades whose products it suits; null for any product. */
  trades: readonly string[] | null;
  /** Kinds of products that it suits; every kind of the trades if left out. */
  suits?: readonly string[];
  /** Kinds that it does not suit. */
  except?: readonly string[];
  hooks?: readonly { text: string; format: string }[];
  means?: readonly string[];
  says?: readonly string[];
}

/** Formats of hooks: a question that the fact answers, or a comparison of before and now. */
const FORMATS = ['question', 'split'] as const satisfies readonly HookFormat[];

/** Reads the rows of tables, in order. Throws for an unknown trade or format, and for a line that is no sentence. */
export function readLines(table: readonly LineRow[]): WrittenLines[] {
  const counts = new Map<string, number>();
  return table.map((row) => {
    const count = (counts.get(row.kind) ?? 0) + 1;
    counts.set(row.kind, count);
    const id = `${row.kind}-${count}`;
    const { trades, suits = [], except = [], hooks = [], means = [], says = [] } = row;
    for (const text of [...hooks.map((hook) => hook.text), ...means, ...says])
      if (!endsSentence(text)) throw new Error(`The line of ${id} is no sentence: ${text}`);
    return {
      id,
      // Matches a whole word, not the end of one: a gearbox is no box.
      match: new RegExp(`(?<![A-Za-z])(?:${row.pattern})`, 'iu'),
      trades: trades?.map((trade) => toTrade(trade, id)) ?? null,
      kinds: suits,
      except,
      hooks: hooks.map(({ text, format }) => ({ text, format: toFormat(format, id) })),
      says,
      means,
    };
  });
}

function toTrade(name: string, id: string): Trade {
  const trade = TRADES.find((each) => each === name);
  if (trade === undefined) throw new Error(`The lines of ${id} name an unknown trade: ${name}`);
  return trade;
}

function toFormat(name: string, id: string): HookFormat {
  const format = FORMATS.find((each) => each === name);
  if (format === undefined) throw new Error(`The lines of ${id} name an unknown format: ${name}`);
  return format;
}

const BAGS: readonly string[] = ['backpack', 'rucksack', 'daypack', 'duffel', 'holdall', '背包', '双肩包', '登山包'];

/** Finds the lines that suit a fact of a product, the closest first. `nouns` are the seller's names for the product. */
export function findLines(
  table: readonly WrittenLines[],
  text: string,
  { kind, nouns }: { kind: ProductKind | undefined; nouns: readonly string[] },
): WrittenLines[] {
  const names = kind === undefined ? [] : [kind.en.singular, kind.en.plural, ...nouns];
  // A hiking backpack is an outdoor thing, and a bag.
  const trades: readonly Trade[] = kind === undefined ? [] : isNamed(names, BAGS) ? [kind.trade, 'bags'] : [kind.trade];
  const fitting = table.filter(
    (row) =>
      (row.trades === null || row.trades.some((trade) => trades.includes(trade))) &&
      (row.kinds.length === 0 || isOneOf(names, row.kinds)) &&
      !isNamed(names, row.except) &&
      saysOf(row.match, text),
  );
  // Lines of the trade precede lines for any product; earlier words of the seller precede later ones.
  const placeOf = ({ match, trades: suited }: WrittenLines) =>
    (match.exec(text)?.index ?? 0) + (suited === null ? 1000 : 0);
  return fitting.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Checks if a name ends in one of these kinds: a sun hat is a hat, a knife sharpener no knife. */
function isOneOf(names: readonly string[], kinds: readonly string[]): boolean {
  return names.some((name) => {
    const own = name.toLowerCase();
    return kinds.some((kind) => own === kind.toLowerCase() || own.endsWith(` ${kind.toLowerCase()}`));
  });
}

/** Words before a word that reverse its meaning: "not waterproof", "for leather", 仿木. */
const TURNED_BEFORE =
  /(?:\b(?:no|not|non|never|without|isn['’]t|aren['’]t|for|like|than|faux|imitation|fake)[ -](?:[\w-]+ )?|[不无非未没仿像似])$/iu;
/** Words after a word that reverse its meaning: "leather-free", "wood effect", 木纹. */
const TURNED_BEHIND = /^(?:[- ](?:free|look|like|effect|style|print|pattern)\b|纹|色|感|风格|图案)/iu;

/** Checks if a fact states the subject of the row, and not its absence, its imitation or an accessory for it. */
function saysOf(match: RegExp, text: string): boolean {
  const found = match.exec(text);
  return (
    found !== null &&
    !TURNED_BEFORE.test(text.slice(0, found.index)) &&
    !TURNED_BEHIND.test(text.slice(found.index + found[0].length))
  );
}
