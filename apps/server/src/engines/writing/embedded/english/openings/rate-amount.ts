import { readAmounts } from '../amounts/read-amounts.ts';

const NUMBER: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const UNIT =
  /(?<number>\d[\d,]*(?:\.\d+)?(?:\/\d+)?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?<![\p{L}])an?(?= (?:hour|day|week|month|year)))[- ]?(?:an? )?(?<unit>seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|acres?|miles?|square feet|sq ft|feet|ft|lumens|lbs?|pounds|mph|psi|Pa|watts?|W|m?g|%|x|°F|degrees|dB|F)(?!\p{L})/giu;
/** So much each minute, second or hour. */
const RATE = /\b(?:an?|per|each|every) (?:second|minute|hour)\b|\brpm\b/i;
const SHORT =
  /\b(?:in|within|under|takes?|needs?|to) (?:just |only |about |under |as little as )*(?:\d|one|two|three|five|ten|half)|^\d[\d.,]*[- ](?:second|minute)/i;
const HIGHEST_SMALL = 12;

/** The number that a text begins with at a place. */
const numberOf = (written: string): number => {
  const [top = '', bottom] = written.replaceAll(',', '').split('/');
  return (NUMBER[written.toLowerCase()] ?? Number(top)) / (bottom === undefined ? 1 : Number(bottom));
};

/**
 * Rates how far an amount of a fact stops a viewer, about 0 to 9: what is much, long, far or fast for its unit, before
 * counts of a few and sizes. 0 of a text without any.
 */
export function rateAmount(text: string): number {
  const isShort = SHORT.test(text);
  const rates = [...text.matchAll(UNIT)].map(({ groups = {} }) =>
    rateUnit(numberOf(groups['number'] ?? ''), (groups['unit'] ?? '').toLowerCase(), isShort),
  );
  if (/\bin (?:just |only )?seconds\b/i.test(text)) rates.push(8);
  // "Works at minus 15 degrees": what freezes everything else.
  if (/\bminus \d/i.test(text)) rates.push(8);
  const counts = readAmounts(text)
    .filter(({ unit }) => unit === null)
    .map(({ number }) => rateCount(numberOf(number.text), RATE.test(text)));
  return Math.max(0, ...rates, ...counts);
}

function rateCount(count: number, isRate: boolean): number {
  if (!(count > 0)) return 0;
  if (count >= 1000) return isRate ? 9 : 8.4;
  if (count >= 100) return isRate ? 8.4 : 7.8;
  if (count >= 20) return 7;
  return count > HIGHEST_SMALL ? 6.5 : count >= 4 ? 5.8 : 5;
}

function rateUnit(number: number, unit: string, isShort: boolean): number {
  if (unit.startsWith('second')) return 8;
  if (unit.startsWith('minute')) return isShort ? (number <= 5 ? 8 : number <= 15 ? 7.6 : 7) : number >= 60 ? 6.8 : 6.4;
  if (unit.startsWith('hour')) return isShort ? 6.4 : number >= 8 ? 7.6 : 6.8;
  if (/^(?:day|night|week)/.test(unit)) return number >= 5 || unit.startsWith('week') ? 8 : 7.2;
  if (/^(?:month|year)/.test(unit)) return 8.2;
  if (/^(?:acre|mile|square|sq|mph)/.test(unit)) return 8;
  if (unit === '%') return number >= 90 ? 8 : number >= 50 ? 7.4 : 6.4;
  // What is in it: "24 g of protein".
  if (/^m?g$/.test(unit)) return number >= 10 ? 6.8 : 5;
  if (/^(?:lumens|pa|psi|w|watts?|x)$/.test(unit)) return 6.8;
  if (/^(?:°f|degrees|f)$/.test(unit)) return number >= 300 ? 7 : 6;
  if (/^(?:ft|feet)$/.test(unit)) return number >= 30 ? 7.4 : 6.4;
  if (/^(?:lb|pound)/.test(unit)) return number >= 100 ? 7.6 : 6.2;
  // Sizes, and what goes in.
  return 4.5;
}
