/** Takes an element, or anything else with the same class and id. */
export type LabelTest = (labelled: { label: string }) => boolean;

const KEPT = 4000;

/**
 * Creates a test of an element's class and id. Thousands of elements share a few hundred labels, so the results are
 * cached.
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
