/** Letters of a unit that are compared: "min" and "minutes" are one. A Chinese unit is its first character. */
const UNIT = /(?<number>\d+(?:[.,]\d+)*)[\s\u00a0-]*(?<unit>\p{Script=Han}|[^\P{L}\p{Script=Han}]{1,12}|%|°)/gu;

interface Amount {
  number: string;
  unit: string;
}

/** Lists amounts with what they count: "10-year" and "10 years" are one. */
const listAmounts = (text: string): Amount[] =>
  [...text.toLowerCase().matchAll(UNIT)].map(({ groups = {} }) => ({
    number: groups['number'] ?? '',
    unit: groups['unit'] ?? '',
  }));

/** "g" is short for "grams", and "min" for "minutes"; "m" may be short for much. */
const isSameUnit = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return (
    short === long || (long.startsWith(short) && (short.length > 2 || /^(?:g|kg|l|ml|h|w|v|in|ft|oz)$/.test(short)))
  );
};

/**
 * Whether a title gives amounts, all of which the voice gives too: side by side, both would say one fact in two ways. A
 * title without an amount has none of them.
 */
export function hasAmountsOf(title: string, spoken: string): boolean {
  const amounts = listAmounts(title);
  const said = listAmounts(spoken);
  return (
    amounts.length > 0 &&
    amounts.every(({ number, unit }) => said.some((each) => each.number === number && isSameUnit(each.unit, unit)))
  );
}
