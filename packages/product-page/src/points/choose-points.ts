import { TEXT_LIMITS } from '@reelwright/contracts';
import { sharedWords, toSentences } from '../parse/clean-text.ts';
import type { LabelledFact, ToldLines } from '../merge/findings.ts';
import {
  splitCommaRun,
  splitFactText,
  splitMarkedLines,
  splitRows,
  toPointLine,
  toPointSentences,
} from './point-lines.ts';
import { toAdPhrase } from './point-clauses.ts';
import { findStatedMeasures, MEASURE_RANK, toRowPoints } from './point-rows.ts';

const { maxLines, maxLineLength } = TEXT_LIMITS.sellingPoints;
/** Number of lines that describe a product sufficiently; tables and texts only fill the gaps of its own list. */
const ENOUGH_LINES = 5;
/** Minimum lines below which a text's sentences are used: a text mostly repeats the list in more words. */
const MIN_LINES = 3;
const FEW_LINES = 3;
/** Chinese shops tell in tables what others tell in lists. */
const MAX_CHINESE_MEASURES = 4;
/** Limits of measures, which say little: a few are used if there is little else. */
const ENOUGH_MEASURES = 3;
const MAX_MEASURES = 2;
/** Share of common words from which the shorter of two lines says nothing new. */
const SAME = 0.75;
const MIN_SAME_WORDS = 2;
/** Maximum share of the name's words in a line. */
const MAX_NAMED = 0.85;
/**
 * Maximum length of words such as "by" and "of", which say nothing of their own; `EMPTY_WORD` lists longer ones, and
 * praise.
 */
const MAX_SMALL_WORD = 2;
const EMPTY_WORD =
  /^(?:the|and|with|for|from|this|that|our|your|der|die|das|und|mit|für|von|aus|les|des|une|avec|pour|dans|los|las|con|para|por|del|una|uma|com|dos|das|per|gli|della|для|или|beautiful|lovely|stunning|gorgeous|amazing|great|nice|perfect|wonderful|fantastic|schöne?[rsn]?|tolle?[rsn]?|belle|beau|magnifique|superbe|hermos[oa]s?|bonit[oa]s?|lind[oa]s?|bell[oa]|bellissim[oa]|красив\p{L}*)$/u;

export interface PointSources {
  /** Lines of the product's own lists. */
  bullets: readonly string[];
  /** Rows of its tables. */
  facts: readonly LabelledFact[];
  /** Its texts, line by line. */
  told: readonly ToldLines[];
  /** Lines around the product, for a page that says little elsewhere. */
  nearby: () => ToldLines;
  /** Texts that may contain a list with dashes. */
  texts: readonly string[];
  /** The text whose sentences are used without lists and tables. */
  description: string;
  name: string;
  /** The name with its surrounding texts. */
  writtenName: string;
  brand: string;
  languageTag: string | undefined;
}

export interface ChosenPoints {
  lines: string[];
  /** Whether lines come from the description's sentences. */
  fromDescription: boolean;
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether the line consists of the name's words. */
function repeatsName(line: string, name: string): boolean {
  const lower = name.toLowerCase();
  const named = new Set(toWords(name));
  const words = toWords(line).filter(
    (word) => (word.length > MAX_SMALL_WORD && !EMPTY_WORD.test(word)) || /\p{Lo}/u.test(word),
  );
  const known = words.filter(
    (word) => named.has(word) || (word.length >= 4 && lower.includes(word.replace(/s$/u, ''))),
  );
  return known.length >= words.length * MAX_NAMED;
}

const MIN_CUT_LENGTH = 80;

/** Whether the shop truncated a long line inside a word that the name contains in full. */
function isCutOff(line: string, name: string): boolean {
  const last = line.length >= MIN_CUT_LENGTH ? /\p{L}{4,}$/u.exec(line)?.[0].toLowerCase() : undefined;
  return (
    last !== undefined &&
    toWords(name).some((word) => word.length > last.length && word.startsWith(last)) &&
    !toWords(name).includes(last)
  );
}

const POINTS_BACK =
  /^(?:This|These|Those|Such|Diese[rs]?|Cette|Cet|Ces|Est[aoe]s?|Quest[oaie]|Этот|Эта|Эти)\s(?<thing>(?:[\p{L}\d'’-]+\s){1,4})/u;
const CHINESE_POINTS_BACK = /^(?:本|此|该|該)(?!产品|產品|商品|品|款|店|机|機|书|書)/u;
/** Generic words for any product. */
const PRODUCT_WORD =
  /^(?:products?|items?|pieces?|sets?|models?|designs?|styles?|kits?|collections?|versions?|editions?|apps?|books?|novels?|films?|albums?|games?|produkts?|artikels?|modells?|produits?|articles?|modèles?|productos?|modelos?|produtos?|prodotto|prodotti|modello|cria[cç][aã]o|création|creación|creations?|creazione|товар\p{L}*|модел\p{L}*)$/u;
/** Verbs: the words before one are the line's subject. */
const VERB =
  /^(?:is|are|was|were|has|have|can|will|ist|sind|hat|haben|est|sont|a|ont|es|son|tiene|é|são|tem|è|sono|ha|means|makes?|gives?|one|way)$/u;

/** Minimum letters that a compound shares with a part of it: "Lattenrostbausatz", "Lattenrost". */
const MIN_STEM = 4;

/**
 * Whether the line is about something that another line named, and not about the product: "This fibre is ...". A line
 * with a number is a fact in any case.
 */
function pointsBack(line: string, name: string): boolean {
  if (CHINESE_POINTS_BACK.test(line)) return true;
  const words = toWords(POINTS_BACK.exec(line)?.groups?.['thing'] ?? '');
  const verb = words.findIndex((word) => VERB.test(word));
  const thing = verb < 0 ? words : words.slice(0, verb);
  if (thing.length === 0 || /\d/u.test(line)) return false;
  const named = toWords(name).filter((word) => word.length >= MIN_STEM);
  const isNamed = (word: string) =>
    word.length >= MIN_STEM && named.some((each) => each.startsWith(word.replace(/s$/u, '')) || word.startsWith(each));
  return !thing.some((word) => PRODUCT_WORD.test(word) || isNamed(word));
}

function repeats(line: string, other: string): boolean {
  const [left, right] = [toWords(line), toWords(other)];
  if (left.join(' ') === right.join(' ')) return true;
  return Math.min(left.length, right.length) >= MIN_SAME_WORDS && sharedWords(line, other) >= SAME;
}

/**
 * Chooses a product's selling points: its own list, then tables, then sentences; no line twice, and none that repeats
 * the name.
 */
export function choosePoints({
  bullets,
  facts,
  told,
  nearby,
  texts,
  description,
  name,
  writtenName,
  brand,
  languageTag,
}: PointSources): ChosenPoints {
  const lines: string[] = [];
  const isChinese = languageTag?.toLowerCase().startsWith('zh') ?? false;
  const add = (candidates: readonly string[], limit: number): boolean => {
    const before = lines.length;
    for (const candidate of candidates) {
      const line = toAdPhrase(candidate, name);
      if (lines.length >= limit) break;
      if (
        !repeatsName(line, `${name} ${writtenName} ${brand}`) &&
        !isCutOff(line, name) &&
        !pointsBack(line, `${name} ${writtenName}`) &&
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
  // Text with its own line breaks needs no splitting by marks.
  const hasLines = told.some(({ items }) => items.length > 0);
  for (const text of texts)
    if (lines.length < ENOUGH_LINES && !hasLines)
      add(
        splitMarkedLines(text).flatMap((line) => toPointLine(line) ?? []),
        maxLines,
      );
  // A page with a list of its own tells all in it.
  const isListed = lines.length >= FEW_LINES;
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
    for (const text of paragraphs)
      fromDescription = add(toPointSentences(text, { name }), ENOUGH_LINES) || fromDescription;
  if (lines.length === 0)
    for (const text of paragraphs)
      fromDescription = add(toPointSentences(text, { isLastResort: true, name }), MIN_LINES) || fromDescription;
  add(
    sayRows((rank) => rank === MEASURE_RANK),
    isChinese
      ? Math.min(ENOUGH_LINES, lines.length + MAX_CHINESE_MEASURES)
      : Math.min(ENOUGH_MEASURES, lines.length + MAX_MEASURES),
  );
  if (lines.length < (isChinese && !isListed ? ENOUGH_LINES : FEW_LINES)) {
    const around = nearby();
    const { lines: items } = splitRows(around.items);
    add(
      items.flatMap((line) => toPointLine(line) ?? []),
      ENOUGH_LINES,
    );
    for (const text of around.prose) add(toPointSentences(text, { name }), ENOUGH_LINES);
  }
  if (lines.length === 0) for (const text of texts.flatMap(toSentences)) add(splitCommaRun(text), ENOUGH_LINES);
  if (lines.length === 0)
    add(
      toRowPoints(texts.flatMap(findStatedMeasures), languageTag, maxLineLength).map(({ line }) => line),
      ENOUGH_MEASURES,
    );
  return { lines, fromDescription };
}
