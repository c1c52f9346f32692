/** Licences that only require naming the author and including the text. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages under other terms, and how the product complies. */
const EXCEPTIONS: { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'not installed where a native build exists; see https://github.com/libvips/libvips',
  },
  {
    name: /^@echogarden\/espeak-ng-emscripten$/,
    licence: 'GPL-3.0',
    reason: 'runs as a program of its own in a separate process; none of our code is linked with it',
  },
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a shared library that is loaded at run time and may be replaced; see https://github.com/libvips/libvips',
  },
  {
    name: /^mediabunny$/,
    licence: 'MPL-2.0',
    reason: 'used as published, not changed; its source is at https://github.com/Vanilagy/mediabunny',
  },
];

export type Verdict = { isAllowed: true; reason?: string } | { isAllowed: false; reason: string };

/** Returns whether a package may ship with the product, judged by the SPDX expression it declares. */
export function judgeLicence(name: string, expression: string | undefined): Verdict {
  if (!expression) return { isAllowed: false, reason: 'declares no licence' };
  const exception = EXCEPTIONS.find((candidate) => candidate.name.test(name) && candidate.licence === expression);
  if (exception) return { isAllowed: true, reason: exception.reason };
  // No shipped package nests AND within OR; one that did would be refused and reviewed.
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  const isAllowed = choices.some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
  return isAllowed ? { isAllowed } : { isAllowed, reason: `${expression} is not among the licences we may ship` };
}
