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
const FRACTION = ['frac', 'numr', 'dnom'];
const FRACTION_SLASH = '\u2044';

/** What a subset has to keep of a font's features to shape a text as the whole font does: the rest doubles its size. */
export function listShapingFeatures(text: string): string[] {
  return text.includes(FRACTION_SLASH) ? [...ALWAYS_ON, ...FRACTION] : ALWAYS_ON;
}
