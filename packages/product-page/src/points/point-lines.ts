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
/** "¹Needs a contract": a footnote. */
const NOTE_MARK = /^\s*[¹²³⁴⁵⁶⁷⁸⁹⁰†‡]/u;
/** "2. This lamp ...": the number of a line, not a quantity. */
const LINE_NUMBER = /^(?:\d{1,2}[.)]\s+(?=\p{Lu})|\d{1,2}、\s*)/u;
/** "Plot: The square is ...": a heading before a sentence, which begins with an article or a pronoun. */
const SENTENCE_LABEL =
  /^\p{Lu}[^:：.,;]{2,40}:\s+(?=(?:The|This|These|It|A|An|Der|Die|Das|Ein|Eine|Le|La|Les|Un|Une|El|Los|Las|Una|Il|Lo|Gli|I|O|Os|As|Um|Uma|Este|Esta|Questo|Questa|Dieser?|Diese|Ce|Cette)\s(?:\S+\s+){3})/u;
/** "[5]", "(1b)": a reference to a footnote. */
const FOOTNOTE = /\s?(?:\[\d{1,2}[a-z]?\]|\(\d[a-z]?\))(?=$|[\s.,])/gu;
/** "PLAYS ALL DAY: The battery ...": a label in capitals before the fact. */
const CAPITAL_LABEL = /^(?=(?:[^:：]*?\p{Lu}){5})[^\p{Ll}:：]{5,60}?\s?(?:[:：]|\s[-–—])\s*(?=(?:\S+\s){3})(?=\S)/u;
const DASH = /(?:^|\s)[-–—]\s+(?=\S)/gu;
const MIN_MARKS = 2;
const MIN_DASHES = 3;
/** Minimum share of the pieces between dashes that begin like a line: a dash inside a sentence does not mark a list. */
const MIN_LINE_STARTS = 0.7;
const LINE_START = /^[\p{Lu}\p{Lo}\d"“]/u;
/** Maximum length of a piece; longer ones are paragraphs. */
const MAX_PIECE_LENGTH = 260;
const ENDED = /[.!?。！？；]["”»)]?$/u;

/** Removes the heading of the next list, which has no end mark. */
function dropNextHeading(line: string): string {
  const sentences = toSentences(line);
  return sentences.length > 1 && !ENDED.test(sentences.at(-1) ?? '') ? sentences.slice(0, -1).join(' ') : line;
}

function splitAt(text: string, mark: RegExp): string[] {
  const pieces = text.split(mark).map((piece) => piece.trim());
  // The text before the first mark announces the list, the text after its last line continues the prose.
  const listed = pieces.slice(1);
  const last = listed.at(-1);
  if (last !== undefined) listed[listed.length - 1] = toSentences(last)[0] ?? '';
  const lines = listed.map(dropNextHeading).filter((piece) => piece !== '' && piece.length <= MAX_PIECE_LENGTH);
  // Among capitalised lines, an uncapitalised one is the rest of a sentence.
  const small = lines.filter((line) => /^\p{Ll}/u.test(line));
  return small.length * 2 < lines.length ? lines.filter((line) => !small.includes(line)) : lines;
}

/** Splits a list that a text writes with dashes, dots or ticks; returns an empty list if there is none. */
export function splitMarkedLines(text: string): string[] {
  if ((text.match(MARK)?.length ?? 0) >= MIN_MARKS) return splitAt(text, MARK);
  if ((text.match(DASH)?.length ?? 0) < MIN_DASHES) return [];
  const lines = splitAt(text, DASH);
  const starting = lines.filter((line) => LINE_START.test(line)).length;
  return starting >= lines.length * MIN_LINE_STARTS ? lines : [];
}

const ROW_LABEL = /(?:^|\s)\p{Lu}\p{L}+:\s/gu;
const MIN_LABELS = 2;
/** Parentheses that a line does not need. */
const ASIDE = /\s*\([^()]{1,40}\)/gu;

/** "【Soft】Made of bamboo": a heading before its text. */
const BRACKETED = /^[【［[]\s*([^】］\]]{2,60}?)\s*[】］\]]\s*[:：]?\s*(\S.*)$/u;
const MIN_HEADING_WORDS = 2;

/** Returns the text after a bracketed heading; if the text is too long for a line, a meaningful heading instead. */
function dropBracketed(text: string): string {
  const [, heading = '', rest = ''] = BRACKETED.exec(text) ?? [];
  if (heading === '') return text;
  const isTitle = heading.split(/\s+/u).length >= MIN_HEADING_WORDS && refusePoint(heading) === undefined;
  return rest.length > maxLineLength && isTitle ? heading : rest;
}

const DASHED_LABEL = /^\S{3,20}(?:\s\S{2,20})?\s[–—]\s(?=\S)/u;

/** Shortens a line to the end of a thought; `isWhole` is false if there is no such end. */
function shorten(text: string): { text: string; isWhole: boolean } {
  if (text.length <= maxLineLength) return { text, isWhole: true };
  const bare = text.replace(DASHED_LABEL, '');
  const first = toSentences(bare)[0] ?? bare;
  const clause =
    first.length <= maxLineLength || /^[^,]{3,80}[:：]/u.test(first) ? undefined : toMainClause(first, maxLineLength);
  return clause === undefined ? cutAtClause(bare, maxLineLength) : { text: clause, isWhole: true };
}

/**
 * Converts a bullet to a selling point: without marks and without text about the shop, at most one line long. Returns
 * undefined if no meaningful whole line remains.
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
  // Merged rows: "Title: ... Director: ...".
  if ((bare.match(ROW_LABEL)?.length ?? 0) >= MIN_LABELS) return undefined;
  const own = toSentences(dropBracketed(bare)).filter((sentence) => findTradeTalk(sentence) === undefined);
  const said = own.join(' ');
  const short = said.length <= maxLineLength ? said : said.replace(ASIDE, '');
  const { text: cut, isWhole } = shorten(short);
  const line = cut.replace(EDGE_MARKS, '');
  if (!isWhole || measureWideText(line) < MIN_LINE_LENGTH) return undefined;
  return refusePoint(line) === undefined ? line : undefined;
}

/** Truncated by the shop itself. */
const UNFINISHED = /(?:\.\.\.|…)\s*$/u;
const BEGUN = /^["“«(]?[\p{Lu}\p{Lo}\p{N}]/u;
/** A heading in capitals that was merged with the sentence after or before it. */
const RUN_IN_HEADING = /^\p{Lu}{5,}\s(?=\p{Lu}\p{Ll}+\s)|\s\p{Lu}{6,}\.$/u;
const MIN_RUN = 5;
const MAX_RUN_LENGTH = 50;
const MIN_RUN_WORDS = 3;

/** Splits a text that is only a row of short pieces between commas; returns an empty list for sentences. */
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
/** Minimum share of a text's segments. */
const MIN_PAIRED = 0.4;

/** Reads the facts of a table written as one line: "pieces: 6, lid: glass, dishwasher safe". */
export function splitFactText(text: string): LabelledFact[] {
  const segments = text.replace(/[.。]$/u, '').split(SEGMENT);
  const pairs = segments.map((segment) => PAIR.exec(segment.trim()));
  const paired = pairs.filter((pair) => pair !== null).length;
  if (paired < MIN_PAIRS || paired < segments.length * MIN_PAIRED) return [];
  return pairs.flatMap((pair) => (pair ? [{ label: pair[1] ?? '', value: pair[2] ?? '' }] : []));
}

const ROW = /^([^:：]{2,30})(?:\s?:\s|\s?：\s?)(\S.{0,60})$/u;
const MAX_ROW_WORDS = 5;

/** Separates lines from rows of a table: "Material: cotton". */
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
 * Lists the sentences of a description that make selling points. The part of a long one before a comma may be
 * incomplete: it counts only as a last resort.
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
