import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findConcepts } from './told-concepts.ts';
import { type LineRow, readLines } from './written-lines.ts';

type TestedRow = LineRow & { example: string; counterExample: string };

const folder = import.meta.dirname;
const tables = globSync('{en,zh}/*-lines.json', { cwd: folder }).map((file) => ({
  file,
  rows: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as TestedRow[],
}));

describe.each(tables)('the table $file', ({ rows }) => {
  test.each(rows)('$kind: recognises "$example" and not "$counterExample"', (row) => {
    const find = (text: string) =>
      findConcepts(readLines([row]), [
        { text, source: 'selling_points.0', range: { start: 0, end: text.length }, place: 0 },
      ]);
    expect(find(row.example)).toHaveLength(1);
    expect(find(row.counterExample)).toEqual([]);
  });
});
