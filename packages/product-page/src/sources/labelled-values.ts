import { isAsideLabel } from '../points/aside-labels.ts';
import { toPlainText } from '../parse/clean-text.ts';
import type { LabelledFact } from '../merge/findings.ts';
import { createLabelTest } from '../parse/label-test.ts';
import { MATERIAL_LABEL } from './material-label.ts';
import { ancestorsOf, isHidden, type PageDocument, type PageElement, textOf } from '../parse/page-document.ts';
import type { PageLayout } from './page-layout.ts';

const MAX_LABEL_LENGTH = 40;
const MAX_VALUE_LENGTH = 100;
const MAX_LINE_LENGTH = MAX_LABEL_LENGTH + MAX_VALUE_LENGTH + 10;
const MAX_PARTS = 4;
/** Maximum number of elements inside; larger elements hold several facts. */
const MAX_INSIDE = 8;
const LINE_TAGS = new Set(['li', 'p', 'div', 'span', 'td', 'small', 'strong', 'b', 'dd', 'h2', 'h3', 'h4']);
const SECTION_TAGS = new Set(['summary', 'ul', 'ol', 'table', 'details']);
const UNREAD = new Set([
  'script',
  'style',
  'title',
  'option',
  'select',
  'svg',
  'path',
  'noscript',
  'template',
  'head',
  'a',
  'button',
]);
const LABEL_EDGES = /^[\s〈《【([«"•·*-]+|[\s:：–—\-.]+$/gu;
const VALUE_EDGES = /^[\s:：–—\-#]+|[\s〉》】)\]»"]+$/gu;

export interface LabelledValue extends LabelledFact {
  /** Lower case, for look-ups. */
  label: string;
  /** The label as written. */
  writtenLabel: string;
  /** The row, term or line that holds the label. */
  element: PageElement;
}

function toPair(element: PageElement, label: string, value: string): LabelledValue | undefined {
  const cleanLabel = toPlainText(label).replace(LABEL_EDGES, '');
  if (cleanLabel === '' || cleanLabel.length > MAX_LABEL_LENGTH) return undefined;
  const cleanValue = toPlainText(value).replace(VALUE_EDGES, '');
  if (cleanValue === '' || cleanValue.length > MAX_VALUE_LENGTH) return undefined;
  return { label: cleanLabel.toLowerCase(), writtenLabel: cleanLabel, value: cleanValue, element };
}

function partText(part: PageElement | string): string {
  return typeof part === 'string' ? part : textOf(part, MAX_LINE_LENGTH);
}

/** Lists the element's non-empty parts. */
function partsOf(element: PageElement): (PageElement | string)[] {
  return element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
}

const SHORT_VALUE = 60;

/** Whether a part holds several lines, which are no single value. */
const hasLines = (part: PageElement | string): boolean =>
  typeof part !== 'string' && part.children.some((child) => typeof child !== 'string' && child.tag === 'br');

/** Whether an element is a table row without the tags: a label and a short value, each in its own part. */
export function isLabelAndValue(element: PageElement): boolean {
  if (element.endOrder - element.order > MAX_INSIDE) return false;
  const parts = partsOf(element);
  const [label, value] = parts;
  if (parts.length !== 2 || !label || !value || typeof label === 'string' || typeof value === 'string') return false;
  if (/^h\d$/u.test(label.tag) || hasLines(value)) return false;
  const [name, said] = [partText(label), partText(value)];
  return (
    name !== '' &&
    said !== '' &&
    name.length <= MAX_LABEL_LENGTH &&
    said.length <= SHORT_VALUE &&
    !/[.!?。！？]$/u.test(said)
  );
}

function readRow(row: PageElement): LabelledValue[] {
  const cells = row.children.filter((child) => typeof child !== 'string');
  // Some tables have two pairs per row.
  if (cells.length % 2 !== 0 || cells.length > 6) return [];
  return cells.flatMap((cell, at) => {
    const value = at % 2 === 0 ? cells[at + 1] : undefined;
    return (value && toPair(row, textOf(cell, MAX_LINE_LENGTH), textOf(value, MAX_LINE_LENGTH))) ?? [];
  });
}

function readDefinition(page: PageDocument, term: PageElement): LabelledValue[] {
  // The next element in document order after everything inside the term.
  const next = page.elements[term.endOrder];
  const pair =
    next?.tag === 'dd' ? toPair(term, textOf(term, MAX_LINE_LENGTH), textOf(next, MAX_LINE_LENGTH)) : undefined;
  return pair ? [pair] : [];
}

const FIBRE =
  /cotton|wool|silk|linen|leather|suede|poly|nylon|viscose|elast|cashmere|acryl|modal|lyocell|denim|baumwoll|wolle|leinen|leder|seide|coton|laine|soie|\blin\b|cuir|algod|\blana\b|seda|\blino\b|cuero|piel|couro|cotone|pelle|\blã\b|katoen|bawełn|bavln|bombaž|хлопок|шерсть|棉|羊毛|蚕丝|蠶絲|聚酯|涤纶|锦纶/iu;
const COMPOSITION = /^(?:\d{1,3}\s?%\s?\p{L}[\p{L}\s®™()-]{2,30}[,;/+]?\s?){1,5}$/u;

/** Whether a text is a composition, with or without a label: "98% cotton, 2% elastane", but not "20% off". */
function isComposition(text: string): boolean {
  if (!COMPOSITION.test(text)) return false;
  const shares = [...text.matchAll(/(\d{1,3})\s?%/gu)].map(([, share]) => Number(share));
  return shares.reduce((sum, share) => sum + share, 0) === 100 && (shares.length > 1 || FIBRE.test(text));
}

const CHINESE_PAIR = /(?:^|[\s|｜／/]+)(\p{Script=Han}{2,6})\s?[:：]\s?([^\s:：|｜]+)(?=$|[\s|｜／/])/gu;
const MIN_PAIRS = 2;

/** Reads several Chinese pairs of one line: "品牌：小木匠 货号：S4 库存：12件". */
function readPairs(element: PageElement): LabelledValue[] {
  if (!LINE_TAGS.has(element.tag)) return [];
  const text = textOf(element, MAX_LINE_LENGTH);
  if (text.length >= MAX_LINE_LENGTH) return [];
  const pairs = [...text.matchAll(CHINESE_PAIR)];
  return pairs.length < MIN_PAIRS
    ? []
    : pairs.flatMap(([, label = '', value = '']) => toPair(element, label, value) ?? []);
}

/** Reads a line such as `Colour: red`, or two adjacent parts of which the first labels the second. */
function readLine(element: PageElement): LabelledValue | undefined {
  const parts = partsOf(element);
  const [label, value] = parts;
  // An element with a single child element repeats that; one with many parts is no line.
  if (parts.length === 0 || parts.length > MAX_PARTS || (parts.length === 1 && typeof label !== 'string'))
    return undefined;
  // A title with a list or paragraphs below it is a section.
  if (parts.some((part) => typeof part !== 'string' && (SECTION_TAGS.has(part.tag) || hasLines(part))))
    return undefined;
  if (parts.length === 2 && label !== undefined && value !== undefined && typeof label !== 'string') {
    const pair = toPair(element, partText(label), partText(value));
    if (pair) return pair;
  }
  // "品牌 <a>云朵</a>": a Chinese label needs no colon.
  if (
    parts.length === 2 &&
    typeof label === 'string' &&
    typeof value !== 'string' &&
    /^\p{Script=Han}{2,5}$/u.test(label.trim())
  ) {
    const pair = toPair(element, label, partText(value ?? ''));
    if (pair) return pair;
  }
  if (!LINE_TAGS.has(element.tag)) return undefined;
  const text = textOf(element, MAX_LINE_LENGTH);
  if (text.length >= MAX_LINE_LENGTH || !/[\d:：]/u.test(text)) return undefined;
  if (text.includes('%') && isComposition(text)) return toPair(element, 'Material', text);
  const [, before, after] =
    /^([^:：]{2,40})[:：]\s*(.{1,80})$/u.exec(text) ??
    // "款号 QH-4418 ｜ 库存少量": a Chinese label and its code.
    /^(\p{Script=Han}{2,4})\s([\w./-]*\d[\w./-]*)(?=\s*[|｜])/u.exec(text) ??
    /^(\D{2,30}?)[\s-]+([\w./-]*\d[\w./-]*)$/u.exec(text) ??
    [];
  return before !== undefined && after !== undefined ? toPair(element, before, after) : undefined;
}

/**
 * Lists facts that the page shows as pairs: rows of two cells, definition lists, and short lines such as `Colour: red`.
 */
export function listLabelledValues(page: PageDocument, layout: PageLayout): LabelledValue[] {
  const isOwn = (element: PageElement) => !layout.isForeign(element);
  const rows = page.byTag('tr').filter(isOwn).flatMap(readRow);
  const definitions = page
    .byTag('dt')
    .filter(isOwn)
    .flatMap((term) => readDefinition(page, term));
  const lines: LabelledValue[] = [];
  for (const element of page.elements) {
    const inside = element.endOrder - element.order;
    if (inside > MAX_INSIDE || element.children.length === 0 || element.tag === 'tr' || element.tag === 'dl') continue;
    // An element with a single child element repeats that.
    if (element.children.length === 1 && typeof element.children[0] !== 'string') continue;
    if (!isOwn(element) || UNREAD.has(element.tag)) continue;
    const several = readPairs(element);
    const line = several.length > 0 ? undefined : readLine(element);
    lines.push(...several, ...(line ? [line] : []));
  }
  return [...rows, ...definitions, ...lines];
}

export function findLabelled(values: readonly LabelledValue[], label: RegExp): string | undefined {
  return values.find((each) => label.test(each.label))?.value;
}

const NEAR_HEADING = 120;
const isElsewhere = createLabelTest(
  /(?:^|[\s_-])(?:payment|size-?grid|sizetable|variants?|swatch(?:es)?|cart|basket|logistic\w*|compar\w*|hlcx\w*|track-?list\w*|ratings?|histogram)(?=$|[\s_-])/,
);

/** Minimum number of adjacent rows: a single label may mean anything, unless it names a material. */
const MIN_ROWS = 2;
const HOLDER_CLIMB = 4;

/** Finds the element that holds a table's rows: its list or table; of lists with one row each, their parent. */
function findRowHolder(element: PageElement): PageElement | null {
  const around = ancestorsOf(element, HOLDER_CLIMB).slice(1);
  const holder = around.find(({ tag }) => tag === 'ul' || tag === 'ol' || tag === 'dl' || tag === 'table');
  return holder?.tag === 'dl' && holder.children.filter((child) => typeof child !== 'string').length <= 2
    ? holder.parent
    : (holder ?? element.parent);
}

/** Lists the labelled values in the product's part of the page, in document order. */
export function listTableFacts(labelled: readonly LabelledValue[], layout: PageLayout): LabelledFact[] {
  const start = (layout.headingElement?.order ?? 0) - NEAR_HEADING;
  const groups = Map.groupBy(
    labelled.filter(({ element }) => element.order > start && !layout.isAside(element)),
    ({ element }) => findRowHolder(element),
  );
  const facts: LabelledFact[] = [];
  for (const [holder, rows] of groups) {
    if (!holder || (rows.length < MIN_ROWS && !rows.some(({ label }) => MATERIAL_LABEL.test(label)))) continue;
    if (layout.isAside(holder)) continue;
    if (
      ancestorsOf(holder, 10).some(
        (each) =>
          !layout.isFrame(each) && (each.tag === 'dialog' || isElsewhere(each) || isAsideLabel(each) || isHidden(each)),
      )
    )
      continue;
    for (const { writtenLabel, value } of rows) facts.push({ label: writtenLabel, value });
  }
  return facts;
}
