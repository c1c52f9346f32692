/** The features that HarfBuzz, which shapes text in Chromium and on the server, turns on by itself in a horizontal line. */
const ALWAYS_ON = [
  'abvm',
  'blwm',
  'calt',
  'ccmp',
  'clig',
  'curs',
  'dist',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
];
/** Those of Devanagari and Gujarati, which two families have: letters take other shapes beside one another. */
const INDIC = [
  'abvs',
  'akhn',
  'blwf',
  'blws',
  'cjct',
  'half',
  'haln',
  'nukt',
  'pref',
  'pres',
  'pstf',
  'psts',
  'rkrf',
  'rphf',
  'vatu',
];
const INDIC_LETTER = /[\p{Script=Devanagari}\p{Script=Gujarati}]/u;
const FRACTION = ['frac', 'numr', 'dnom'];
const FRACTION_SLASH = '\u2044';

/** What a subset has to keep of a font's features to shape a text as the whole font does: the rest doubles its size. */
export function listShapingFeatures(text: string): string[] {
  return [...ALWAYS_ON, ...(text.includes(FRACTION_SLASH) ? FRACTION : []), ...(INDIC_LETTER.test(text) ? INDIC : [])];
}
