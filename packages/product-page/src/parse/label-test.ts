/** Of an element, or of what shares its class and id. */
export type LabelTest = (labelled: { label: string }) => boolean;

const KEPT = 4000;

/**
 * Whether an element's class and id match. Of a page's thousands of elements most share a few hundred labels, so that the
 * answers are remembered.
 */
export function createLabelTest(pattern: Pick<RegExp, 'test'>): LabelTest {
  const answers = new Map<string, boolean>();
  return ({ label }) => {
    if (label === '') return false;
    const known = answers.get(label);
    if (known !== undefined) return known;
    const answer = pattern.test(label);
    if (answers.size >= KEPT) answers.clear();
    answers.set(label, answer);
    return answer;
  };
}
