import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { Parser } from 'htmlparser2';
import type { LabelTest } from './label-test.ts';
import {
  type Attributes,
  type IndexedAttribute,
  isIndexedAttribute,
  isKeptAttribute,
  looksLikeData,
} from './page-attributes.ts';
import { skipUnread } from './skip-unread.ts';
import { createWorkBudget, takeWork, WORK_AFTER_PARSING } from './work-budget.ts';

/** An element as the readers need it; the text between elements is stored as plain strings. */
export interface PageElement {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Attributes>;
  /** Class and id, in which authors name a part of the page; lower case, empty if there are none. */
  label: string;
  /** Whether the element is invisible to the page's readers. */
  isHidden: boolean;
  parent: PageElement | null;
  children: readonly (PageElement | string)[];
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
  /** Elements with the attribute, in document order. */
  byAttribute(name: IndexedAttribute): readonly PageElement[];
  /** Elements with a non-empty label that matches, in document order. */
  byLabel(isWanted: LabelTest): readonly PageElement[];
  /** Attributes of any name whose values may be data for scripts. */
  dataAttributes: readonly { name: string; value: string }[];
  /** Number of different labels of its elements. */
  labelCount: number;
}

/** Maximum nesting; no honest page is deeper. Deeper elements are kept, but flattened. */
const MAX_DEPTH = 256;
/** Maximum number of elements; the largest shop pages have three quarters of it. */
const MAX_ELEMENTS = 24_000;
/** Maximum length of markup and text, without unread parts; twice that of the largest shop pages. */
const MAX_LENGTH = 2_600_000;
/** Maximum number of different labels; twice that of the largest shop pages. Further elements count as unlabelled. */
const MAX_LABELS = 4000;
const MAX_LABELS_LENGTH = 400_000;
/** Maximum number of different attribute names, and of text pieces: no page has a third as many. */
const MAX_ATTRIBUTE_NAMES = 1500;
const MAX_TEXTS = 150_000;
/** Maximum open tags beyond the depth limit. Reading then stops, because the parser's time grows with their square. */
const MAX_FLATTENED = 2000;
/** Maximum length of one text piece that is read. */
const MAX_STRING_LENGTH = 20_000;
/** Maximum length of a text piece with entities, which are longer than their characters. */
const MAX_ENCODED_LENGTH = 3 * MAX_STRING_LENGTH;

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

/** Tags whose text is not HTML: an ampersand in them begins no entity. */
const UNDECODED_TAGS = new Set(['script', 'style', 'textarea', 'xmp']);
const NO_ATTRIBUTES: Readonly<Attributes> = Object.freeze({});
const NO_CHILDREN: readonly (PageElement | string)[] = Object.freeze([]);

/** Classes of text for screen readers only, such as "Details about" before a name. */
const HIDDEN_CLASS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text)?|visuallyhidden|u-hidden|is-hidden)(?=$|\s)/;
const HIDDEN_STYLE = /display\s*:\s*none/i;

const UNEVEN_SPACE = /[^\S ]|  /u;

/** Collapses indentation between tags, which is most of some pages' text and would be read again each time. */
function collapseText(text: string): string {
  if (!UNEVEN_SPACE.test(text)) return text;
  return text.trim() === '' ? ' ' : text.slice(0, MAX_STRING_LENGTH).replace(/\s+/gu, ' ');
}

function createElement(tag: string, parent: PageElement | null, order: number): PageElement {
  return {
    tag,
    attributes: NO_ATTRIBUTES,
    label: '',
    isHidden: false,
    parent,
    children: NO_CHILDREN,
    order,
    endOrder: order,
  };
}

/** Elements that share their class and id. */
interface LabelGroup {
  label: string;
  isHidden: boolean;
  elements: PageElement[];
}

/** Returns one group per distinct label, so that a result for the label holds for all its elements. */
function createLabeller(): { groups: LabelGroup[]; find(names: string, id: string): LabelGroup } {
  const groups: LabelGroup[] = [];
  const withoutId = new Map<string, LabelGroup>();
  const withId = new Map<string, LabelGroup>();
  let length = 0;
  const find = (names: string, id: string): LabelGroup => {
    const known = id === '' ? withoutId : withId;
    const written = id === '' ? names : `${names} ${id}`;
    const group = known.get(written);
    if (group !== undefined) return group;
    const isHidden = HIDDEN_CLASS.test(names);
    if (groups.length >= MAX_LABELS || length + written.length > MAX_LABELS_LENGTH)
      return { label: '', isHidden, elements: [] };
    length += written.length;
    const created = { label: `${names} ${id}`.toLowerCase(), isHidden, elements: [] };
    known.set(written, created);
    groups.push(created);
    return created;
  };
  return { groups, find };
}

/** Joins the read pieces of a page. */
function joinPieces(html: string): string {
  const pieces: string[] = [];
  let left = MAX_LENGTH;
  for (const piece of skipUnread(html)) {
    pieces.push(piece.slice(0, left));
    left -= piece.length;
    if (left <= 0) break;
  }
  return pieces.join('');
}

/**
 * Parses HTML into a tree, in time and memory that the page's size bounds. Beyond the limits on depth and count, first
 * markup is dropped and its text kept, then everything is dropped.
 */
export function parsePage(html: string, url: URL, work = createWorkBudget()): PageDocument {
  const root = createElement('#root', null, 0);
  const elements: PageElement[] = [];
  const tags = new Map<string, PageElement[]>();
  const indexes = new Map<string, PageElement[]>();
  const dataAttributes: { name: string; value: string }[] = [];
  const otherNames = new Set<string>();
  const labeller = createLabeller();
  let current = root;
  // Children of the open elements, the innermost last, and the start of each element's own: an element gets its list,
  // of exact length, when it ends.
  const children: (PageElement | string)[] = [];
  const firstChildren: number[] = [0];
  let flattened = 0;
  let texts = 0;
  let isRaw = false;
  let readTo = 0;
  /** The element whose tag is being read. */
  let opening: PageElement | undefined;
  let attributes: Attributes | undefined;
  let names = '';

  /** Pays for the markup since the last call; returns false and stops if the budget is exhausted. */
  const payFor = (newElements: number): boolean => {
    const length = parser.endIndex - readTo;
    readTo = parser.endIndex;
    const isPaid =
      takeWork(work, 'markup', length, WORK_AFTER_PARSING) &&
      takeWork(work, 'element', newElements, WORK_AFTER_PARSING);
    if (!isPaid || elements.length >= MAX_ELEMENTS || flattened >= MAX_FLATTENED || texts >= MAX_TEXTS) parser.pause();
    return isPaid;
  };

  const open = (tag: string): void => {
    isRaw = UNDECODED_TAGS.has(tag);
    if (flattened > 0 || firstChildren.length > MAX_DEPTH) {
      flattened += 1;
      payFor(0);
      return;
    }
    const element = createElement(tag, current, elements.length + 1);
    elements.push(element);
    children.push(element);
    firstChildren.push(children.length);
    const sameTag = tags.get(tag);
    if (sameTag) sameTag.push(element);
    else tags.set(tag, [element]);
    current = element;
    opening = element;
    payFor(1);
  };

  const keepAttribute = (element: PageElement, name: string, written: string): void => {
    if (name === 'class') {
      if (names === '') names = decodeHTMLAttribute(written);
      return;
    }
    const isKept = isKeptAttribute(name);
    if (!isKept) {
      otherNames.add(name);
      if (otherNames.size >= MAX_ATTRIBUTE_NAMES) parser.pause();
    }
    const value = isKept || /^[[{&]/.test(written) ? decodeHTMLAttribute(written) : '';
    if (looksLikeData(value)) dataAttributes.push({ name, value });
    if (!isKept) return;
    attributes ??= {};
    // Of two attributes with the same name, the first counts.
    if (attributes[name] !== undefined) return;
    attributes[name] = value;
    if (!isIndexedAttribute(name)) return;
    const index = indexes.get(name);
    if (index) index.push(element);
    else indexes.set(name, [element]);
  };

  /** Ends the tag that is being read. */
  const settle = (): void => {
    if (!opening) return;
    const id = attributes?.id ?? '';
    if (names !== '' || id !== '') {
      const group = labeller.find(names, id);
      opening.label = group.label;
      opening.isHidden = group.isHidden;
      group.elements.push(opening);
      names = '';
    }
    if (attributes) {
      opening.attributes = attributes;
      if (attributes.hidden !== undefined || (attributes.style !== undefined && HIDDEN_STYLE.test(attributes.style)))
        opening.isHidden = true;
      attributes = undefined;
    }
    opening = undefined;
  };

  const close = (element: PageElement): void => {
    element.endOrder = elements.length;
    const first = firstChildren.pop() ?? 0;
    if (first < children.length) {
      const own = children.slice(first);
      children.length = first;
      if (!RAW_TAGS.has(element.tag)) {
        for (let at = 0; at < own.length; at += 1) {
          const child = own[at];
          if (typeof child === 'string') own[at] = collapseText(child);
        }
      }
      element.children = own;
    }
  };

  const parser = new Parser(
    {
      onopentagname(tag) {
        settle();
        open(tag);
      },
      onattribute(name, value) {
        if (opening) keepAttribute(opening, name, value);
      },
      ontext(written) {
        settle();
        texts += 1;
        if (!payFor(0)) return;
        const text = isRaw || !written.includes('&') ? written : decodeHTML(written.slice(0, MAX_ENCODED_LENGTH));
        const last = children.length - 1;
        const previous = children[last];
        if (typeof previous === 'string' && last >= (firstChildren.at(-1) ?? 0)) children[last] = previous + text;
        else children.push(text);
      },
      onclosetag() {
        settle();
        isRaw = false;
        if (flattened > 0) {
          flattened -= 1;
          return;
        }
        close(current);
        current = current.parent ?? root;
      },
    },
    // Most attributes are never used, so entities are decoded only in those that are.
    { decodeEntities: false },
  );
  takeWork(work, 'page', html.length);
  parser.end(joinPieces(html));
  settle();
  // A paused parser does not close elements.
  for (let element: PageElement | null = current; element; element = element.parent) close(element);
  return {
    url,
    root,
    elements,
    byTag: (tag) => tags.get(tag) ?? [],
    byAttribute: (name) => indexes.get(name) ?? [],
    byLabel: (isWanted) =>
      labeller.groups
        .flatMap((group) => (isWanted(group) ? group.elements : []))
        .sort((left, right) => left.order - right.order),
    dataAttributes,
    labelCount: labeller.groups.length,
  };
}

/** Sorts elements in document order, without repeats. */
export function inOrder(elements: readonly PageElement[]): readonly PageElement[] {
  return [...new Set(elements)].sort((left, right) => left.order - right.order);
}

export function isInside(inner: PageElement, outer: PageElement): boolean {
  return inner.order > outer.order && inner.order <= outer.endOrder;
}

/** Lists the element and the elements around it, innermost first; at most `atMost`. */
export function ancestorsOf(element: PageElement, atMost = MAX_DEPTH + 1): PageElement[] {
  const around: PageElement[] = [];
  for (let each: PageElement | null = element; each && around.length < atMost; each = each.parent) around.push(each);
  return around;
}

/** Returns the elements inside `element`, in document order. */
export function elementsInside({ elements }: PageDocument, element: PageElement): readonly PageElement[] {
  return elements.slice(element.order, element.endOrder);
}

/** Returns class and id, in which authors name a part of the page; lower case. */
export function toLabel({ label }: PageElement): string {
  return label;
}

/** Whether the element is invisible to the page's readers. */
export function isHidden(element: PageElement): boolean {
  return element.isHidden;
}

/** Returns the visible text with collapsed white space, at most `maxLength` long; text beyond that is not read. */
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
      // A block's text must not join its neighbour's.
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

/** Returns the content of a script or style, as written. */
export function rawTextOf(element: PageElement): string {
  return element.children.filter((child) => typeof child === 'string').join('');
}
