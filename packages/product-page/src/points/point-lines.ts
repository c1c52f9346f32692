import { measureWideText, TEXT_LIMITS } from '@reelwright/contracts';
import { cutAtClause, toSentences } from '../parse/clean-text.ts';
import { toAdPhrase, toMainClause } from './point-clauses.ts';
import type { LabelledFact } from '../merge/findings.ts';
import { findTradeTalk, refusePoint } from './point-refusals.ts';
import { isTradeTitle } from './section-titles.ts';

const { maxLineLength } = TEXT_LIMITS.sellingPoints;
const MIN_LINE_LENGTH = 8;

const MARK = /[•·▪●◦◎○■□◆◇★☆✓✔✅☑►▶➤※❖♦❥✦✧]+\s*/gu;
const EDGE_MARKS =
  /^(?:[\s•·▪●◦◎○■□◆◇★☆✓✔✅☑►▶➤※❖♦❥✦✧*\-–—>»]|\ufe0f|\u200d|\p{So}|\p{Extended_Pictographic})+(?!\d)|(?:[\s•·|;*#]|\ufe0f|\p{So}|\p{Extended_Pictographic})+(?<![°\d®™])$/gu;
/** "¹Needs a contract": a note to something else. */
const NOTE_MARK = /^\s*[¹²³⁴⁵⁶⁷⁸⁹⁰†‡]/u;
/** "2. This lamp ...": the number of a line, not of what it counts. */
const LINE_NUMBER = /^\d{1,2}[.)]\s+(?=\p{Lu})/u;
/** "Plot: The square is ...": a heading before a sentence, which begins with an article or what stands for one. */
const SENTENCE_LABEL =
  /^\p{Lu}[^:：.,;]{2,40}:\s+(?=(?:The|This|These|It|A|An|Der|Die|Das|Ein|Eine|Le|La|Les|Un|Une|El|Los|Las|Una|Il|Lo|Gli|I|O|Os|As|Um|Uma|Este|Esta|Questo|Questa|Dieser?|Diese|Ce|Cette)\s(?:\S+\s+){3})/u;
/** "[5]", "(1b)": of a note elsewhere. */
const FOOTNOTE = /\s?(?:\[\d{1,2}[a-z]?\]|\(\d[a-z]?\))(?=$|[\s.,])/gu;
/** "PLAYS ALL DAY: The battery ...": a label in capitals before the fact. */
const CAPITAL_LABEL = /^(?=(?:[^:：]*?\p{Lu}){5})[^\p{Ll}:：]{5,60}?\s?(?:[:：]|\s[-–—])\s*(?=(?:\S+\s){3})(?=\S)/u;
const DASH = /(?:^|\s)[-–—]\s+(?=\S)/gu;
const MIN_MARKS = 2;
const MIN_DASHES = 3;
/** Of the pieces between dashes, how many must begin as a line does: a dash inside a sentence is none of a list. */
const MIN_LINE_STARTS = 0.7;
const LINE_START = /^[\p{Lu}\p{Lo}\d"“]/u;
/** Longer pieces are paragraphs. */
const MAX_PIECE_LENGTH = 260;
const ENDED = /[.!?。！？；]["”»)]?$/u;

/** A line without the heading of the list behind it, which has no end. */
function dropNextHeading(line: string): string {
  const sentences = toSentences(line);
  return sentences.length > 1 && !ENDED.test(sentences.at(-1) ?? '') ? sentences.slice(0, -1).join(' ') : line;
}

function splitAt(text: string, mark: RegExp): string[] {
  const pieces = text.split(mark).map((piece) => piece.trim());
  // What stands before the first mark announces the list, what follows its last line carries the text on.
  const listed = pieces.slice(1);
  const last = listed.at(-1);
  if (last !== undefined) listed[listed.length - 1] = toSentences(last)[0] ?? '';
  const lines = listed.map(dropNextHeading).filter((piece) => piece !== '' && piece.length <= MAX_PIECE_LENGTH);
  // Among lines that begin large, one that begins small is the rest of a sentence.
  const small = lines.filter((line) => /^\p{Ll}/u.test(line));
  return small.length * 2 < lines.length ? lines.filter((line) => !small.includes(line)) : lines;
}

/** The lines of a list that a text writes with dashes, dots or ticks; empty where it writes none. */
export function splitMarkedLines(text: string): string[] {
  if ((text.match(MARK)?.length ?? 0) >= MIN_MARKS) return splitAt(text, MARK);
  if ((text.match(DASH)?.length ?? 0) < MIN_DASHES) return [];
  const lines = splitAt(text, DASH);
  const starting = lines.filter((line) => LINE_START.test(line)).length;
  return starting >= lines.length * MIN_LINE_STARTS ? lines : [];
}

const ROW_LABEL = /(?:^|\s)\p{Lu}\p{L}+:\s/gu;
const MIN_LABELS = 2;
/** What a line can do without. */
const ASIDE = /\s*\([^()]{1,40}\)/gu;

/** "【Soft】Made of bamboo": a heading before its text. */
const BRACKETED = /^[【［[]\s*([^】］\]]{2,60}?)\s*[】］\]]\s*[:：]?\s*(\S.*)$/u;
const MIN_HEADING_WORDS = 2;

/** The text behind a bracketed heading; of a text too long for a line, the heading where it says something itself. */
function dropBracketed(text: string): string {
  const [, heading = '', rest = ''] = BRACKETED.exec(text) ?? [];
  if (heading === '') return text;
  const isTitle = heading.split(/\s+/u).length >= MIN_HEADING_WORDS && refusePoint(heading) === undefined;
  return rest.length > maxLineLength && isTitle ? heading : rest;
}

const DASHED_LABEL = /^\S{3,20}(?:\s\S{2,20})?\s[–—]\s(?=\S)/u;

/** A line that ends where a thought does; not whole where there is no such end. */
function shorten(text: string): { text: string; isWhole: boolean } {
  if (text.length <= maxLineLength) return { text, isWhole: true };
  const bare = text.replace(DASHED_LABEL, '');
  const first = toSentences(bare)[0] ?? bare;
  const clause =
    first.length <= maxLineLength || /^[^,]{3,80}[:：]/u.test(first) ? undefined : toMainClause(first, maxLineLength);
  return clause === undefined ? cutAtClause(bare, maxLineLength) : { text: clause, isWhole: true };
}

/**
 * A bullet as a selling point: without marks and without what it says of the shop, at most a line long; undefined where
 * no whole line that says something is left.
 */
export function toPointLine(text: string): string | undefined {
  if (NOTE_MARK.test(text)) return undefined;
  if (isTradeTitle(CAPITAL_LABEL.exec(text.replace(EDGE_MARKS, ''))?.[0] ?? '')) return undefined;
  const bare = text
    .replace(FOOTNOTE, '')
    .replace(EDGE_MARKS, '')
    .replace(LINE_NUMBER, '')
    .replace(CAPITAL_LABEL, '')
    .replace(SENTENCE_LABEL, '');
  // Rows that ran into each other: "Title: ... Director: ...".
  if ((bare.match(ROW_LABEL)?.length ?? 0) >= MIN_LABELS) return undefined;
  const own = toSentences(dropBracketed(bare)).filter((sentence) => findTradeTalk(sentence) === undefined);
  const said = own.join(' ');
  const short = said.length <= maxLineLength ? said : said.replace(ASIDE, '');
  const { text: cut, isWhole } = shorten(short);
  const line = cut.replace(EDGE_MARKS, '');
  if (!isWhole || measureWideText(line) < MIN_LINE_LENGTH) return undefined;
  return refusePoint(line) === undefined ? line : undefined;
}

/** Cut off by the shop itself. */
const UNFINISHED = /(?:\.\.\.|…)\s*$/u;
const BEGUN = /^["“«(]?[\p{Lu}\p{Lo}\p{N}]/u;
/** A heading in capitals that ran into the sentence behind or before it. */
const RUN_IN_HEADING = /^\p{Lu}{5,}\s(?=\p{Lu}\p{Ll}+\s)|\s\p{Lu}{6,}\.$/u;
const MIN_RUN = 5;
const MAX_RUN_LENGTH = 50;
const MIN_RUN_WORDS = 3;

/** The pieces of a text that is nothing but a row of short pieces between commas; empty where it is written in sentences. */
export function splitCommaRun(text: string): string[] {
  const pieces = text.split(/\s*[,，、]\s*/u);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (pieces.length < MIN_RUN || length > pieces.length * MAX_RUN_LENGTH || toSentences(text).length > 1) return [];
  return pieces
    .filter((piece) => piece.split(/\s+/u).length >= MIN_RUN_WORDS)
    .flatMap((piece) => toPointLine(piece) ?? []);
}

const SEGMENT = /[,;，；]\s+|[，；]/u;
const PAIR = /^([^:：]{2,30})[:：]\s*(\S.{0,60})$/u;
const MIN_PAIRS = 3;
/** Of a text's segments. */
const MIN_PAIRED = 0.4;

/** The facts of a text that is a table written as one line: "pieces: 6, lid: glass, dishwasher safe". */
export function splitFactText(text: string): LabelledFact[] {
  const segments = text.replace(/[.。]$/u, '').split(SEGMENT);
  const pairs = segments.map((segment) => PAIR.exec(segment.trim()));
  const paired = pairs.filter((pair) => pair !== null).length;
  if (paired < MIN_PAIRS || paired < segments.length * MIN_PAIRED) return [];
  return pairs.flatMap((pair) => (pair ? [{ label: pair[1] ?? '', value: pair[2] ?? '' }] : []));
}

const ROW = /^([^:：]{2,30})(?:\s?:\s|\s?：\s?)(\S.{0,60})$/u;
const MAX_ROW_WORDS = 5;

/** Lines apart from those that are rows of a table: "Material: cotton". */
export function splitRows(lines: readonly string[]): { lines: string[]; facts: LabelledFact[] } {
  const facts: LabelledFact[] = [];
  const others = lines.filter((line) => {
    const [, label = '', value = ''] = ROW.exec(line) ?? [];
    if (label === '' || label.split(' ').length > 4 || value.split(' ').length > MAX_ROW_WORDS) return true;
    facts.push({ label: label.trim(), value });
    return false;
  });
  return { lines: others, facts };
}

/**
 * The sentences of a description that make selling points. What a long one says before a comma may be half a thought:
 * it counts only where a page says nothing else.
 */
export function toPointSentences(description: string, { isLastResort = false, name = '' } = {}): string[] {
  if (splitFactText(description).length > 0) return [];
  const all = toSentences(description);
  return all.flatMap((written) => {
    // Without the subject that the ad shows, a long sentence may fit.
    const bare = written.replace(RUN_IN_HEADING, '');
    const sentence = bare.length > maxLineLength ? toAdPhrase(bare, name) : bare;
    const isSentence = all.length === 1 || (ENDED.test(written) && BEGUN.test(written));
    if (!isSentence || UNFINISHED.test(written) || splitRows([sentence]).facts.length > 0) return [];
    const line = toPointLine(sentence);
    const end = line === undefined ? -1 : sentence.indexOf(line) + line.length;
    const isClause = line !== undefined && toMainClause(sentence, maxLineLength) === line;
    return line === undefined || (!isLastResort && !isClause && /^[,，、]/u.test(sentence.slice(end))) ? [] : [line];
  });
}
