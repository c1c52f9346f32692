import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LineRow, readLines } from './written-lines.ts';

type TestedRow = LineRow & { example: string; counterExample: string };

const folder = import.meta.dirname;
const tables = globSync('{en,zh}/*-lines.json', { cwd: folder }).map((file) => ({
  file,
  rows: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as TestedRow[],
}));

describe.each(tables)('the table $file', ({ rows }) => {
  test.each(rows)('$kind: matches "$example" and not "$counterExample"', (row) => {
    const match = readLines([row])[0]?.match ?? '';
    expect(row.example).toMatch(match);
    expect(row.counterExample).not.toMatch(match);
  });
});
