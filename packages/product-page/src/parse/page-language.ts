import type { PageDocument } from './page-document.ts';

const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i;
/** Scripts that identify the language, whatever a template declares. */
const SCRIPTS: readonly { letters: RegExp; languages: readonly string[] }[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, languages: ['ja'] },
  { letters: /\p{Script=Hangul}/gu, languages: ['ko'] },
  { letters: /\p{Script=Han}/gu, languages: ['zh', 'ja', 'yue'] },
  { letters: /\p{Script=Thai}/gu, languages: ['th'] },
  { letters: /\p{Script=Hebrew}/gu, languages: ['he', 'iw', 'yi'] },
  { letters: /\p{Script=Greek}/gu, languages: ['el'] },
  { letters: /\p{Script=Arabic}/gu, languages: ['ar', 'fa', 'ur'] },
  { letters: /\p{Script=Cyrillic}/gu, languages: ['ru', 'uk', 'bg', 'be', 'sr', 'mk', 'kk', 'ky', 'mn', 'tg'] },
];
/** Minimum share of a script in a name's letters, because brands are written in Latin letters everywhere. */
const ENOUGH = 0.3;

function toTag(text: string | undefined): string | undefined {
  const tag =
    text
      ?.trim()
      .split(/[,;\s]/)[0]
      ?.replaceAll('_', '-') ?? '';
  return TAG.test(tag) ? tag : undefined;
}

/**
 * Returns the language tag of the page's text: the declared one, unless the product's name is written in another
 * script.
 */
export function findPageLanguage(page: PageDocument, name: string): string | undefined {
  const meta = (key: string) =>
    page
      .byTag('meta')
      .find(
        ({ attributes }) =>
          (attributes['property'] ?? attributes['http-equiv'] ?? attributes['name'])?.toLowerCase() === key,
      )?.attributes['content'];
  const declared =
    toTag(page.byTag('html')[0]?.attributes['lang'] ?? page.byTag('html')[0]?.attributes['xml:lang']) ??
    toTag(page.byTag('body')[0]?.attributes['lang']) ??
    toTag(meta('og:locale')) ??
    toTag(meta('content-language'));
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const written = SCRIPTS.find((script) => (name.match(script.letters)?.length ?? 0) > letters * ENOUGH);
  const isOf = written?.languages.includes(declared?.split('-')[0]?.toLowerCase() ?? '');
  return written && !isOf ? written.languages[0] : declared;
}
