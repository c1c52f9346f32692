import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('quotes what would break a row, and joins several answers', () => {
  expect(
    writeCsv([
      ['name', 'services'],
      ['Ann "A", Lee\nLtd', ['videos', 'api']],
      [7, undefined],
    ]),
  ).toBe('name,services\r\n"Ann ""A"", Lee\nLtd",videos; api\r\n7,\r\n');
});

test('lets no answer run as a formula of a spreadsheet', () => {
  expect(writeCsv([['=HYPERLINK(1)'], ['+49 30 1234'], ['-1'], ['@x']])).toBe(
    "'=HYPERLINK(1)\r\n'+49 30 1234\r\n'-1\r\n'@x\r\n",
  );
});
