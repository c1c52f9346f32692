import { listMatches } from '../text/list-matches.ts';
import table from '../words/idioms.json' with { type: 'json' };
import type { WordRow } from '../words/read-rows.ts';
import { NUMBER_WORDS } from './english-words.ts';

const CHINESE_NUMBER = '[零〇一二两三四五六七八九十百千万亿\\d]+';

/** Returns the pattern of a row of idioms, in which `{{number}}` is replaced by a number in the row's language. */
export function toIdiomPattern({ pattern, language }: Pick<WordRow, 'pattern' | 'language'>): RegExp {
  return new RegExp(pattern.replaceAll('{{number}}', language === 'en' ? NUMBER_WORDS : CHINESE_NUMBER), 'gu');
}

/** Numbers that state nothing about the product: counts within the script, times of day, and figures of speech. */
const IDIOMS = table.map(toIdiomPattern);

/** Finds the numbers of a normalised text that claim nothing. */
export function findIdioms(text: string): { start: number; end: number }[] {
  return IDIOMS.flatMap((pattern) =>
    listMatches(pattern, text).map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}
