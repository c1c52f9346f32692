/** Features that HarfBuzz, which shapes text in Chromium and on the server, enables by default in a horizontal line. */
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
/** Features of Devanagari and Gujarati, which two families cover: glyphs change shape beside one another. */
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

/**
 * Returns the features that a subset must keep to shape a text as the whole font does. Other features would double its
 * size.
 */
export function listShapingFeatures(text: string): string[] {
  return [...ALWAYS_ON, ...(text.includes(FRACTION_SLASH) ? FRACTION : []), ...(INDIC_LETTER.test(text) ? INDIC : [])];
}
