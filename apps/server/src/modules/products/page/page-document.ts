import { Parser } from 'htmlparser2';
import { skipUnread } from './skip-unread.ts';
import { createWorkBudget, takeWork, WORK_AFTER_PARSING } from './work-budget.ts';

/** An element as the readers need it; text stands between elements as plain strings. */
export interface PageElement {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Class and id, the words by which authors name a part of the page; lower case, empty where there are none. */
  label: string;
  parent: PageElement | null;
  children: (PageElement | string)[];
  /** Position in document order; everything inside has `order < x <= endOrder`. */
  order: number;
  endOrder: number;
}

export interface PageDocument {
  url: URL;
  root: PageElement;
  /** In document order. */
  elements: readonly PageElement[];
  byTag(tag: string): readonly PageElement[];
  /** How many different labels its elements have. */
  labelCount: number;
}

/** No honest page nests deeper; what does is kept, but flat. */
const MAX_DEPTH = 256;
/** The largest of shops' pages have three quarters of it. */
const MAX_ELEMENTS = 24_000;
/** Of markup and its text, without what nobody reads; twice what the largest of shops' pages have. */
const MAX_LENGTH = 2_600_000;
/** Different ones on one page; twice what the largest of shops' pages have. Elements beyond it count as unlabelled. */
const MAX_LABELS = 4000;
const MAX_LABELS_LENGTH = 400_000;
/** Different names of attributes, and stretches of text: no page has a third as many. */
const MAX_ATTRIBUTE_NAMES = 1500;
const MAX_TEXTS = 150_000;
/** Open tags beyond the depth limit at which reading stops: the parser's own time grows with the square of them. */
const MAX_FLATTENED = 2000;
const CHUNK_LENGTH = 16 * 1024;
/** Of one stretch of text as much is looked at. */
const MAX_STRING_LENGTH = 20_000;

const UNREAD_TAGS = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'iframe', 'object', 'select']);
const INLINE_TAGS = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'u',
  'wbr',
]);

const RAW_TAGS = new Set(['script', 'style', 'template', 'textarea', 'pre']);

const UNEVEN_SPACE = /[^\S ]|  /u;

/** Indentation between tags is most of some pages' text, and would be read again by everyone who looks at it. */
function collapseTexts({ children }: PageElement): void {
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (typeof child === 'string' && UNEVEN_SPACE.test(child))
      children[at] = child.slice(0, MAX_STRING_LENGTH).replace(/\s+/gu, ' ');
  }
}

function createElement(
  tag: string,
  attributes: Record<string, string>,
  parent: PageElement | null,
  order: number,
  label = '',
): PageElement {
  return { tag, attributes, label, parent, children: [], order, endOrder: order };
}

/** Gives each different label once, so that what is found out of one holds for all elements that share it. */
function createLabeller(): { count(): number; toLabel(attributes: Record<string, string>): string } {
  const labels = new Map<string, string>();
  let length = 0;
  const toLabel = ({ class: names = '', id = '' }: Record<string, string>): string => {
    if (names === '' && id === '') return '';
    const written = `${names} ${id}`;
    const known = labels.get(written);
    if (known !== undefined) return known;
    if (labels.size >= MAX_LABELS || length + written.length > MAX_LABELS_LENGTH) return '';
    length += written.length;
    const label = written.toLowerCase();
    labels.set(written, label);
    return label;
  };
  return { count: () => labels.size, toLabel };
}

/**
 * Reads HTML into a tree, in time and memory that its size bounds: past the limits on depth and count, markup is
 * dropped and its text kept, then everything is.
 */
export function parsePage(html: string, url: URL, work = createWorkBudget()): PageDocument {
  const root = createElement('#root', {}, null, 0);
  const elements: PageElement[] = [];
  const tags = new Map<string, PageElement[]>();
  let current = root;
  let depth = 0;
  let flattened = 0;
  let texts = 0;
  const labeller = createLabeller();
  const attributeNames = new Set<string>();

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (flattened > 0 || depth >= MAX_DEPTH || elements.length >= MAX_ELEMENTS) {
        flattened += 1;
        return;
      }
      const element = createElement(tag, attributes, current, elements.length + 1, labeller.toLabel(attributes));
      elements.push(element);
      current.children.push(element);
      const sameTag = tags.get(tag);
      if (sameTag) sameTag.push(element);
      else tags.set(tag, [element]);
      current = element;
      depth += 1;
    },
    onattribute(name) {
      attributeNames.add(name);
    },
    ontext(text) {
      texts += 1;
      const last = current.children.length - 1;
      const previous = current.children[last];
      if (typeof previous === 'string') current.children[last] = previous + text;
      else current.children.push(text);
    },
    onclosetag() {
      if (flattened > 0) {
        flattened -= 1;
        return;
      }
      current.endOrder = elements.length;
      if (!RAW_TAGS.has(current.tag)) collapseTexts(current);
      current = current.parent ?? root;
      depth -= 1;
    },
  });
  let isOverworked = false;
  const isFull = (): boolean =>
    isOverworked ||
    elements.length >= MAX_ELEMENTS ||
    flattened >= MAX_FLATTENED ||
    attributeNames.size >= MAX_ATTRIBUTE_NAMES ||
    texts >= MAX_TEXTS;
  let length = 0;
  takeWork(work, 'page', html.length);
  for (const piece of skipUnread(html)) {
    for (let start = 0; start < piece.length && length < MAX_LENGTH && !isFull(); start += CHUNK_LENGTH) {
      const chunk = piece.slice(start, start + CHUNK_LENGTH);
      const before = elements.length;
      if (!takeWork(work, 'markup', chunk.length, WORK_AFTER_PARSING)) break;
      parser.write(chunk);
      if (!takeWork(work, 'element', elements.length - before, WORK_AFTER_PARSING)) isOverworked = true;
      length += chunk.length;
    }
  }
  parser.end();
  root.endOrder = elements.length;
  return { url, root, elements, byTag: (tag) => tags.get(tag) ?? [], labelCount: labeller.count() };
}

export function isInside(inner: PageElement, outer: PageElement): boolean {
  return inner.order > outer.order && inner.order <= outer.endOrder;
}

/** The element and what is around it, from the inside out; the nearest `atMost` of them. */
export function ancestorsOf(element: PageElement, atMost = MAX_DEPTH + 1): PageElement[] {
  const around: PageElement[] = [];
  for (let each: PageElement | null = element; each && around.length < atMost; each = each.parent) around.push(each);
  return around;
}

/** The elements inside `element`, in document order. */
export function elementsInside({ elements }: PageDocument, element: PageElement): readonly PageElement[] {
  return elements.slice(element.order, element.endOrder);
}

/** Class and id, the words by which authors name a part of the page; lower case. */
export function toLabel({ label }: PageElement): string {
  return label;
}

/** Text for screen readers only, such as "Details about" before a name. */
const HIDDEN_LABEL =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text)?|visuallyhidden|u-hidden|is-hidden)(?=$|\s)/;

/** Whether the page keeps it from its readers' eyes. */
export function isHidden({ attributes }: PageElement): boolean {
  return (
    attributes['hidden'] !== undefined ||
    /display\s*:\s*none/i.test(attributes['style'] ?? '') ||
    HIDDEN_LABEL.test(attributes['class'] ?? '')
  );
}

/** The text a reader sees, white space collapsed, at most `maxLength` long; what lies beyond is never looked at. */
export function textOf(element: PageElement, maxLength = 10_000): string {
  let text = '';
  const add = (words: string): void => {
    text += text.endsWith(' ') ? words.trimStart() : words;
  };
  const open: { element: PageElement; next: number }[] = [{ element, next: 0 }];
  for (let place = open.at(-1); place && text.length < maxLength; place = open.at(-1)) {
    const node = place.element.children[place.next];
    place.next += 1;
    if (node === undefined) {
      // A block's text does not run into its neighbour's.
      if (!INLINE_TAGS.has(place.element.tag)) add(' ');
      open.pop();
    } else if (typeof node === 'string') {
      add(RAW_TAGS.has(place.element.tag) ? node.slice(0, MAX_STRING_LENGTH).replace(/\s+/gu, ' ') : node);
    } else if (!UNREAD_TAGS.has(node.tag) && !isHidden(node)) {
      if (!INLINE_TAGS.has(node.tag)) add(' ');
      open.push({ element: node, next: 0 });
    }
  }
  return text.slice(0, maxLength).trim();
}

/** What stands inside a script or style, as written. */
export function rawTextOf(element: PageElement): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
