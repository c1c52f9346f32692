import { wordTable } from '#src/word-table.ts';
/** Written forms that are not said as they are spelled, in lower case without the final dot. */
const ABBREVIATIONS = wordTable<string>({
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  dr: 'doctor',
  st: 'saint',
  vs: 'versus',
  etc: 'et cetera',
  'e.g': 'for example',
  'i.e': 'that is',
  approx: 'approximately',
  incl: 'including',
  excl: 'excluding',
  dept: 'department',
  est: 'established',
  inc: 'incorporated',
  ltd: 'limited',
  co: 'company',
  max: 'maximum',
  min: 'minimum',
  qty: 'quantity',
  avg: 'average',
  vol: 'volume',
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
});

/** The same, but known without a dot. */
const DOTLESS = wordTable<string>({
  vs: 'versus',
  etc: 'et cetera',
  'w/': 'with',
  'w/o': 'without',
  'b/c': 'because',
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '×': 'times',
  '~': 'about',
  '≈': 'about',
  'wi-fi': 'why fie',
  wifi: 'why fie',
  ok: 'okay',
  iphone: 'eye phone',
  ipad: 'eye pad',
  ios: 'eye O S',
  oled: 'O L E D',
  vip: 'V I P',
});

/** Said letter by letter though they hold a vowel. */
const SPELLED = new Set(
  'AI API ATM AC AUX BPA CEO DIY DIN EAN EU EV FAQ GPU CPU IT IP IPX IPS ID LED LCD UV UVA UVB UPF UK UN USA USB UPC UI UX SUV TSA ROI RGB QA OTC HIIT AA AAA IOS OS OLED EVA'.split(
    ' ',
  ),
);

/** What a token with its dot stands for, as `vs.`. */
export const findAbbreviation = (core: string): string | undefined => ABBREVIATIONS[core.toLowerCase()];

export const findDotless = (core: string): string | undefined => DOTLESS[core.toLowerCase()];

/** Capitals: letters where they are an abbreviation, a plain word where they only shout. */
export function sayCapitals(word: string): string {
  const isSpelled = SPELLED.has(word) || !/[AEIOUY]/.test(word);
  return isSpelled ? [...word].join(' ') : word.toLowerCase();
}
