import { AD_LANGUAGES } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { compileWords } from '../compile-words.ts';
import general from './general.json' with { type: 'json' };
import google from './google.json' with { type: 'json' };
import meta from './meta.json' with { type: 'json' };
import { fillPattern, type WordRow } from './read-words.ts';
import shared from './shared.json' with { type: 'json' };
import tiktok from './tiktok.json' with { type: 'json' };

const tables = Object.entries({ shared, general, tiktok, meta, google });
const finds = (row: WordRow, text: string): boolean => text.search(compileWords(fillPattern(row))) !== -1;

describe.each(tables)('the table %s', (_name, rows) => {
  test.each(rows)('$kind: matches "$example" and not "$counterExample"', (row) => {
    expect(finds(row, row.example)).toBe(true);
    expect(finds(row, row.counterExample)).toBe(false);
  });

  test('has no repeated pattern, and only rows of known languages', () => {
    const keys = rows.map(({ kind, pattern }) => `${kind} ${pattern}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(rows.filter(({ language }) => !AD_LANGUAGES.some((known) => known === language))).toEqual([]);
  });
});
