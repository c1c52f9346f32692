import { type PageElement, toLabel } from './page-document.ts';

const KEPT = 4000;

/**
 * Whether an element's class and id match. Of a page's thousands of elements most share a few hundred labels, so that the
 * answers are remembered.
 */
export function createLabelTest(pattern: RegExp): (element: PageElement) => boolean {
  const answers = new Map<string, boolean>();
  return (element) => {
    const label = toLabel(element);
    if (label === '') return false;
    const known = answers.get(label);
    if (known !== undefined) return known;
    const answer = pattern.test(label);
    if (answers.size >= KEPT) answers.clear();
    answers.set(label, answer);
    return answer;
  };
}
