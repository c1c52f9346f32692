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
      const [label, value, ...more] = elementChildren(row);
      return label && value && more.length === 0 ? toPair(textOf(label, 100), textOf(value, 200)) : [];
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
  return [...rows, ...definitions, ...lines];
}

export function findLabelled(values: readonly LabelledValue[], label: RegExp): string | undefined {
  return values.find((each) => label.test(each.label))?.value;
}
