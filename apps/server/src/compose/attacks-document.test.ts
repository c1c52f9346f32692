import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const rows = readFileSync(new URL('docs/attacks.md', ROOT), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts'));

/** Returns the test files of a row, each with the names that are quoted after it. */
function readTests(row: string): { file: string; name: string }[] {
  const cell = row.split(' | ').at(-1) ?? '';
  return [...cell.matchAll(/`([^`]+\.test\.tsx?)`([^`]*)/g)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  );
}

test('docs/attacks.md names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap((row) => {
    const tests = readTests(row);
    if (tests.length === 0) return [row];
    return tests.flatMap(({ file, name }) => {
      const app = /^(?:app|lib|nouns)\//.test(file) ? 'web' : 'server';
      const written = readFileSync(new URL(`apps/${app}/src/${file}`, ROOT), 'utf8');
      return written.includes(name) ? [] : [`${file}: ${name}`];
    });
  });
  expect(missing).toEqual([]);
});
