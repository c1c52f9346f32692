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

/** An element as the readers need it; text stands between elements as plain strings. */
export interface PageElement {
  /** Lower case. */
  tag: string;
  attributes: Readonly<Attributes>;
  /** Class and id, the words by which authors name a part of the page; lower case, empty where there are none. */
  label: string;
  /** Whether the page keeps it from its readers' eyes. */
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
  /** Those with the attribute, in document order. */
  byAttribute(name: IndexedAttribute): readonly PageElement[];
  /** Those whose label, which is not empty, is wanted; in document order. */
  byLabel(isWanted: LabelTest): readonly PageElement[];
  /** Attributes of any name whose value may be data for scripts. */
  dataAttributes: readonly { name: string; value: string }[];
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
/** Of one stretch of text as much is looked at. */
const MAX_STRING_LENGTH = 20_000;
/** Of one that holds entities, which are longer than what they stand for. */
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

/** Their text is no HTML: an ampersand in it begins no entity. */
const UNDECODED_TAGS = new Set(['script', 'style', 'textarea', 'xmp']);
const NO_ATTRIBUTES: Readonly<Attributes> = Object.freeze({});
const NO_CHILDREN: readonly (PageElement | string)[] = Object.freeze([]);

/** Text for screen readers only, such as "Details about" before a name. */
const HIDDEN_CLASS =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text)?|visuallyhidden|u-hidden|is-hidden)(?=$|\s)/;
const HIDDEN_STYLE = /display\s*:\s*none/i;

const UNEVEN_SPACE = /[^\S ]|  /u;

/** Indentation between tags is most of some pages' text, and would be read again by everyone who looks at it. */
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

/** Gives each different label once, so that what is found out of one holds for all elements that share it. */
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

/** A page without what nobody reads, as far as it is read. */
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
 * Reads HTML into a tree, in time and memory that its size bounds: past the limits on depth and count, markup is
 * dropped and its text kept, then everything is.
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
  // Children of the open elements, the innermost last, and where those of each begin: an element gets its own when it
  // ends, in a list that is no longer than it must be.
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

  /** Pays for the markup since the last time, if it may be; stops where the page has had enough. */
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
    // Of two of one name the first counts.
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
    // Most attributes are never looked at: entities are decoded in those that are.
    { decodeEntities: false },
  );
  takeWork(work, 'page', html.length);
  parser.end(joinPieces(html));
  settle();
  // A parser that was paused closes nothing.
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

/** In document order, each once. */
export function inOrder(elements: readonly PageElement[]): readonly PageElement[] {
  return [...new Set(elements)].sort((left, right) => left.order - right.order);
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

/** Whether the page keeps it from its readers' eyes. */
export function isHidden(element: PageElement): boolean {
  return element.isHidden;
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
