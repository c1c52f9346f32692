import { TEXT_LIMITS } from '@reelwright/contracts';
import { sharedWords, toSentences } from './clean-text.ts';
import type { LabelledFact, ToldLines } from './findings.ts';
import {
  splitCommaRun,
  splitFactText,
  splitMarkedLines,
  splitRows,
  toPointLine,
  toPointSentences,
} from './point-lines.ts';
import { toAdPhrase } from './point-clauses.ts';
import { MEASURE_RANK, toRowPoints } from './point-rows.ts';

const { maxLines, maxLineLength } = TEXT_LIMITS.sellingPoints;
/** So many lines tell a product; tables and texts only fill up what its own list leaves open. */
const ENOUGH_LINES = 5;
/** A text mostly says the same again in more words: its sentences count where there are fewer lines. */
const MIN_LINES = 3;
const FEW_LINES = 3;
/** Measures say little: some of them, where nothing else is said. */
const ENOUGH_MEASURES = 3;
const MAX_MEASURES = 2;
/** Of two lines with so many words in common, the shorter says nothing new. */
const SAME = 0.75;
const MIN_SAME_WORDS = 2;
/** Of a line's words, those of the name. */
const MAX_NAMED = 0.85;
/** "by", "of" and their like say nothing of their own. */
const MAX_SMALL_WORD = 2;

export interface PointSources {
  /** Lines of the product's own lists. */
  bullets: readonly string[];
  /** Rows of its tables. */
  facts: readonly LabelledFact[];
  /** What its texts tell, line by line. */
  told: readonly ToldLines[];
  /** What stands around the product, for a page that tells next to nothing elsewhere. */
  nearby: () => ToldLines;
  /** Texts that may write a list with dashes. */
  texts: readonly string[];
  /** The text whose sentences stand in where lists and tables are missing. */
  description: string;
  name: string;
  brand: string;
  languageTag: string | undefined;
}

export interface ChosenPoints {
  lines: string[];
  /** Whether the description's sentences are among them. */
  fromDescription: boolean;
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether the line is made of the name's words. */
function repeatsName(line: string, name: string): boolean {
  const lower = name.toLowerCase();
  const named = new Set(toWords(name));
  const words = toWords(line).filter((word) => word.length > MAX_SMALL_WORD || /\p{Lo}/u.test(word));
  const known = words.filter(
    (word) => named.has(word) || (word.length >= 4 && lower.includes(word.replace(/s$/u, ''))),
  );
  return known.length >= words.length * MAX_NAMED;
}

const MIN_CUT_LENGTH = 80;

/** Whether the shop itself cut a long line inside a word that the name has in full. */
function isCutOff(line: string, name: string): boolean {
  const last = line.length >= MIN_CUT_LENGTH ? /\p{L}{4,}$/u.exec(line)?.[0].toLowerCase() : undefined;
  return (
    last !== undefined &&
    toWords(name).some((word) => word.length > last.length && word.startsWith(last)) &&
    !toWords(name).includes(last)
  );
}

function repeats(line: string, other: string): boolean {
  const [left, right] = [toWords(line), toWords(other)];
  if (left.join(' ') === right.join(' ')) return true;
  return Math.min(left.length, right.length) >= MIN_SAME_WORDS && sharedWords(line, other) >= SAME;
}

/** A product's selling points: its own list, then tables, then sentences; each line once, and none that repeats the name. */
export function choosePoints({
  bullets,
  facts,
  told,
  nearby,
  texts,
  description,
  name,
  brand,
  languageTag,
}: PointSources): ChosenPoints {
  const lines: string[] = [];
  const add = (candidates: readonly string[], limit: number): boolean => {
    const before = lines.length;
    for (const candidate of candidates) {
      const line = toAdPhrase(candidate, name);
      if (lines.length >= limit) break;
      if (
        !repeatsName(line, `${name} ${brand}`) &&
        !isCutOff(line, name) &&
        !lines.some((other) => repeats(line, other))
      )
        lines.push(line);
    }
    return lines.length > before;
  };
  add(bullets, maxLines);
  const listed = told.map(({ items }) => splitRows(items));
  for (const { lines: items } of listed)
    if (lines.length < ENOUGH_LINES)
      add(
        items.flatMap((line) => toPointLine(line) ?? []),
        maxLines,
      );
  // What has kept its lines needs no guess at where they ended.
  const hasLines = told.some(({ items }) => items.length > 0);
  for (const text of texts)
    if (lines.length < ENOUGH_LINES && !hasLines)
      add(
        splitMarkedLines(text).flatMap((line) => toPointLine(line) ?? []),
        maxLines,
      );
  const prose = told.flatMap((each) => each.prose);
  const written = [...listed.flatMap((each) => each.facts), ...splitRows(prose.flatMap(toSentences)).facts];
  const rows = toRowPoints([...facts, ...written, ...texts.flatMap(splitFactText)], languageTag, maxLineLength);
  const sayRows = (isWanted: (rank: number) => boolean) =>
    rows.filter(({ rank }) => isWanted(rank)).map(({ line }) => line);
  add(
    sayRows((rank) => rank < MEASURE_RANK),
    ENOUGH_LINES,
  );
  let fromDescription = false;
  const paragraphs = [...prose, description];
  if (lines.length < MIN_LINES)
    for (const text of paragraphs) fromDescription = add(toPointSentences(text), ENOUGH_LINES) || fromDescription;
  if (lines.length === 0)
    for (const text of paragraphs)
      fromDescription = add(toPointSentences(text, { isLastResort: true }), MIN_LINES) || fromDescription;
  add(
    sayRows((rank) => rank === MEASURE_RANK),
    Math.min(ENOUGH_MEASURES, lines.length + MAX_MEASURES),
  );
  if (lines.length < FEW_LINES) {
    const around = nearby();
    const { lines: items } = splitRows(around.items);
    add(
      items.flatMap((line) => toPointLine(line) ?? []),
      ENOUGH_LINES,
    );
    for (const text of around.prose) add(toPointSentences(text), ENOUGH_LINES);
  }
  if (lines.length === 0) for (const text of texts.flatMap(toSentences)) add(splitCommaRun(text), ENOUGH_LINES);
  return { lines, fromDescription };
}
