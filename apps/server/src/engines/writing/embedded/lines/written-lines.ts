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

const FORMATS: Readonly<Record<string, HookFormat>> = { '?': 'question', '>': 'split' };

/**
 * Parses lines, fact by fact. A fact starts with a pattern, followed by what it suits if that differs from the table's
 * trades:
 *
 *     /removable (?:pads|cups)/ @apparel =bra,swimsuit
 *     ? Where do the pads end up on wash day?
 *     + You can wash {it_o} without losing the shape.
 *     - Out for the wash, back in for the run.
 *
 * "=" names kinds that it suits, "^" kinds that it does not. "?" is a question that opens an ad and that the fact
 * answers, ">" an opening that compares before and now, "+" the meaning of the fact for the buyer, "-" a remark after
 * it; "@any" suits every product. Throws if a row is malformed.
 */
export function readLines(name: string, trades: readonly Trade[], rows: string): WrittenLines[] {
  const read: WrittenLines[] = [];
  for (const row of rows.split('\n').map((each) => each.trim())) {
    if (row === '') continue;
    const heading = /^\/(.+)\/((?: [@=^][^@=^]+)*)$/u.exec(row);
    if (heading) {
      const marks = (heading[2] ?? '')
        .split(/ (?=[@=^])/u)
        .map((mark) => mark.trim())
        .filter((mark) => mark !== '');
      const listed = marks.filter((mark) => mark.startsWith('@')).flatMap((mark) => mark.slice(1).split(','));
      read.push({
        id: `${name}-${read.length + 1}`,
        // Matches a whole word, not the end of one: a gearbox is no box.
        match: new RegExp(`(?<![A-Za-z])(?:${heading[1] ?? ''})`, 'iu'),
        trades: listed.includes('any') ? null : listed.length === 0 ? trades : listed.map((each) => toTrade(each, row)),
        kinds: listNames(marks, '='),
        except: listNames(marks, '^'),
        hooks: [],
        says: [],
        means: [],
      });
      continue;
    }
    const text = row.slice(1).trim();
    const last = read.at(-1);
    const format = FORMATS[row.charAt(0)];
    if (last === undefined || !endsSentence(text) || (format === undefined && !/^[-+] /.test(row)))
      throw new Error(`This line does not read: ${row}`);
    if (row.startsWith('+')) read[read.length - 1] = { ...last, means: [...last.means, text] };
    else if (format === undefined) read[read.length - 1] = { ...last, says: [...last.says, text] };
    else read[read.length - 1] = { ...last, hooks: [...last.hooks, { text, format }] };
  }
  return read;
}

const listNames = (marks: readonly string[], sign: string): string[] =>
  marks.filter((mark) => mark.startsWith(sign)).flatMap((mark) => mark.slice(1).split(','));

function toTrade(word: string, row: string): Trade {
  const trade = TRADES.find((each) => each === word);
  if (trade === undefined) throw new Error(`No trade is called ${word}: ${row}`);
  return trade;
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
