import { toPlainText } from './clean-text.ts';
import { type PageDocument, type PageElement, textOf } from './page-document.ts';
import type { PageLayout } from './page-layout.ts';

const MAX_LABEL_LENGTH = 40;
const MAX_VALUE_LENGTH = 80;

export interface LabelledValue {
  label: string;
  value: string;
}

function elementChildren(element: PageElement): PageElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

function toPair(label: string, value: string): LabelledValue[] {
  const cleanLabel = toPlainText(label).replace(/\s*[:：]\s*$/u, '');
  const cleanValue = toPlainText(value).replace(/^\s*[:：]\s*/u, '');
  const isPair =
    cleanLabel !== '' &&
    cleanLabel.length <= MAX_LABEL_LENGTH &&
    cleanValue !== '' &&
    cleanValue.length <= MAX_VALUE_LENGTH;
  return isPair ? [{ label: cleanLabel.toLowerCase(), value: cleanValue }] : [];
}

/** Facts that the page prints as pairs: rows of two cells, definition lists, and short lines such as `Colour: red`. */
export function listLabelledValues(page: PageDocument, layout: PageLayout): LabelledValue[] {
  const isOwn = (element: PageElement) => !layout.isForeign(element);
  const rows = page
    .byTag('tr')
    .filter(isOwn)
    .flatMap((row) => {
      const cells = elementChildren(row);
      // Some tables put two pairs side by side.
      if (cells.length % 2 !== 0 || cells.length > 6) return [];
      return cells.flatMap((cell, at) => {
        const value = at % 2 === 0 ? cells[at + 1] : undefined;
        return value ? toPair(textOf(cell, 100), textOf(value, 200)) : [];
      });
    });
  const definitions = page
    .byTag('dt')
    .filter(isOwn)
    .flatMap((term) => {
      const siblings = term.parent ? elementChildren(term.parent) : [];
      const next = siblings[siblings.indexOf(term) + 1];
      return next?.tag === 'dd' ? toPair(textOf(term, 100), textOf(next, 200)) : [];
    });
  const lines = ['li', 'p', 'div', 'span']
    .flatMap((tag) => page.byTag(tag))
    .filter((element) => element.endOrder - element.order <= 4 && isOwn(element))
    .flatMap((element) => {
      const text = textOf(element, MAX_LABEL_LENGTH + MAX_VALUE_LENGTH + 10);
      const [, label, value] = /^([^:：]{2,40})[:：]\s*(.{1,80})$/u.exec(text) ?? [];
      return label !== undefined && value !== undefined ? toPair(label, value) : [];
    });
  const neighbours = page.elements.filter(isOwn).flatMap((element) => {
    const cells = element.tag === 'tr' || element.tag === 'dl' ? [] : elementChildren(element);
    const [label, value] = cells;
    if (cells.length !== 2 || !label || !value || element.endOrder - element.order > 6) return [];
    return toPair(textOf(label, 100), textOf(value, 200));
  });
  return [...rows, ...definitions, ...lines, ...neighbours];
}

export function findLabelled(values: readonly LabelledValue[], label: RegExp): string | undefined {
  return values.find((each) => label.test(each.label))?.value;
}
