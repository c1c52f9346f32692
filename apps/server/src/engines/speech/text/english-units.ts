import { wordTable } from '#src/word-table.ts';
interface Unit {
  one: string;
  many: string;
}

const regular = (one: string): Unit => ({ one, many: `${one}s` });
const same = (word: string): Unit => ({ one: word, many: word });

/** Written after a number, with or without a space. */
const UNITS = wordTable<Unit>({
  mm: regular('millimeter'),
  cm: regular('centimeter'),
  m: regular('meter'),
  km: regular('kilometer'),
  ft: { one: 'foot', many: 'feet' },
  yd: regular('yard'),
  mi: regular('mile'),
  mg: regular('milligram'),
  g: regular('gram'),
  kg: regular('kilogram'),
  oz: regular('ounce'),
  lb: regular('pound'),
  lbs: regular('pound'),
  ml: regular('milliliter'),
  l: regular('liter'),
  gal: regular('gallon'),
  kb: regular('kilobyte'),
  mb: regular('megabyte'),
  gb: regular('gigabyte'),
  tb: regular('terabyte'),
  mp: regular('megapixel'),
  hz: same('hertz'),
  khz: same('kilohertz'),
  mhz: same('megahertz'),
  ghz: same('gigahertz'),
  w: regular('watt'),
  kw: regular('kilowatt'),
  wh: regular('watt hour'),
  v: regular('volt'),
  mah: regular('milliamp hour'),
  db: regular('decibel'),
  hr: regular('hour'),
  hrs: regular('hour'),
  h: regular('hour'),
  min: regular('minute'),
  mins: regular('minute'),
  sec: regular('second'),
  secs: regular('second'),
  s: regular('second'),
  ms: regular('millisecond'),
  pcs: regular('piece'),
  pc: regular('piece'),
  mph: same('miles per hour'),
  kph: same('kilometers per hour'),
  rpm: same('R P M'),
  fps: same('frames per second'),
  dpi: same('D P I'),
  'sq ft': { one: 'square foot', many: 'square feet' },
  '°c': same('degrees Celsius'),
  '°f': same('degrees Fahrenheit'),
  '°': { one: 'degree', many: 'degrees' },
  '"': { one: 'inch', many: 'inches' },
  '”': { one: 'inch', many: 'inches' },
  '″': { one: 'inch', many: 'inches' },
  '′': { one: 'foot', many: 'feet' },
  in: { one: 'inch', many: 'inches' },
});

/** Too short or too much a word of its own to be a unit after a space (`2 in 1`, `take 5 m` is rare, `5 V` is not). */
const ATTACHED_ONLY = new Set(['in', 'm', 's', 'h', '"', '”']);

export function findUnit(written: string): Unit | undefined {
  return UNITS[written.toLowerCase()];
}

export function findSeparateUnit(written: string): Unit | undefined {
  return ATTACHED_ONLY.has(written.toLowerCase()) ? undefined : findUnit(written);
}

export interface Currency extends Unit {
  cent: Unit;
}

export const CURRENCIES = wordTable<Currency>({
  $: { ...regular('dollar'), cent: regular('cent') },
  US$: { ...regular('dollar'), cent: regular('cent') },
  '€': { ...regular('euro'), cent: regular('cent') },
  '£': { ...regular('pound'), cent: { one: 'penny', many: 'pence' } },
  '¥': { ...same('yuan'), cent: same('fen') },
  '￥': { ...same('yuan'), cent: same('fen') },
  '₹': { ...regular('rupee'), cent: { one: 'paisa', many: 'paise' } },
  USD: { one: 'U S dollar', many: 'U S dollars', cent: regular('cent') },
  EUR: { ...regular('euro'), cent: regular('cent') },
  GBP: { one: 'British pound', many: 'British pounds', cent: { one: 'penny', many: 'pence' } },
  CNY: { ...same('yuan'), cent: same('fen') },
  RMB: { ...same('yuan'), cent: same('fen') },
  CAD: { one: 'Canadian dollar', many: 'Canadian dollars', cent: regular('cent') },
  AUD: { one: 'Australian dollar', many: 'Australian dollars', cent: regular('cent') },
});
