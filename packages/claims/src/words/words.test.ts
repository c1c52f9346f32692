import { describe, expect, test } from 'vitest';
import { toOriginRow } from '../kinds/origin-words.ts';
import { toIdiomPattern } from '../numbers/idioms.ts';
import { compileUnit, readUnit } from '../numbers/units.ts';
import { findFigures } from '../statements/figures-of-speech.ts';
import { toBoundedPattern } from '../text/bounded-pattern.ts';
import features from './features.json' with { type: 'json' };
import figures from './figures-of-speech.json' with { type: 'json' };
import generalClaims from './general-claims.json' with { type: 'json' };
import idioms from './idioms.json' with { type: 'json' };
import ingredients from './ingredients.json' with { type: 'json' };
import materials from './materials.json' with { type: 'json' };
import origins from './origins.json' with { type: 'json' };
import promises from './promises.json' with { type: 'json' };
import qualities from './qualities.json' with { type: 'json' };
import statements from './statements.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };
import { readRows, toClaimKind, type WordRow } from './read-rows.ts';

const finds = (row: WordRow, text: string): boolean =>
  readRows([row]).some(({ words }) => text.search(toBoundedPattern(words)) !== -1);
const tables = { generalClaims, promises, qualities, features, materials, ingredients };

describe.each(Object.entries(tables))('the table %s', (_name, rows) => {
  test.each(rows)('matches "$example" and not "$counterExample"', (row) => {
    expect(finds(row, row.example)).toBe(true);
    expect(finds(row, row.counterExample)).toBe(false);
  });

  test('has no repeated pattern, and only rows of known languages and kinds', () => {
    const patterns = rows.map(({ pattern }) => pattern);
    expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([]);
    expect(rows.filter(({ language }) => !['en', 'zh-CN', 'both'].includes(language))).toEqual([]);
    expect(readRows(rows)).toHaveLength(rows.length);
  });
});

test.each(idioms)('idioms: match "$example" and not "$counterExample"', (row) => {
  expect(row.example.search(toIdiomPattern(row))).not.toBe(-1);
  expect(row.counterExample.search(toIdiomPattern(row))).toBe(-1);
});

test.each(figures)(
  'figures of speech: match "$example" and not "$counterExample"',
  ({ pattern, example, counterExample }) => {
    expect(example).toMatch(new RegExp(pattern, 'u'));
    expect(counterExample).not.toMatch(new RegExp(pattern, 'u'));
    expect(findFigures(example)).not.toEqual([]);
  },
);

test.each(origins)('origins: match "$example" and not "$counterExample"', (row) => {
  const pattern = toBoundedPattern(toOriginRow(row).words);
  expect(row.example.search(pattern)).not.toBe(-1);
  expect(row.counterExample.search(pattern)).toBe(-1);
});

test.each(units)('units: match "$example" and not "$counterExample"', (row) => {
  const { pattern, units: own } = compileUnit(row);
  const withoutAmount = (text: string): string => text.replace(/^[\d ]+/u, '');
  expect(withoutAmount(row.example)).toMatch(pattern);
  expect(withoutAmount(row.counterExample)).not.toMatch(pattern);
  expect(readUnit(withoutAmount(row.example))?.units).toEqual(own);
});

test.each(statements)('statements: $kind matches "$example" and not "$counterExample"', (row) => {
  expect(row.example).toMatch(new RegExp(row.pattern, 'u'));
  expect(row.counterExample).not.toMatch(new RegExp(row.pattern, 'u'));
  expect(() => toClaimKind(row.kind)).not.toThrow();
});
