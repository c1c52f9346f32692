import type { ScriptLine } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { retextLine } from './retext-line.ts';

const span = (start: number, end: number) => ({
  start,
  end,
  field: 'name' as const,
  source_start: 0,
  source_end: end - start,
});
const line: ScriptLine = { text: 'The Ember mug costs 24 euros.', sources: [span(4, 13), span(20, 22)] };
const restsOn = ({ text, sources }: ScriptLine) => sources.map(({ start, end }) => text.slice(start, end));

it('keeps the evidence of unchanged words, wherever they stand now', () => {
  expect(restsOn(retextLine(line, 'The Ember mug now costs only 24 euros.'))).toEqual(['Ember mug', '24']);
  expect(restsOn(retextLine(line, 'Look: The Ember mug costs 24 euros.'))).toEqual(['Ember mug', '24']);
});

it('drops the evidence of changed words', () => {
  expect(restsOn(retextLine(line, 'The Ember mug costs 29 euros.'))).toEqual(['Ember mug']);
  expect(restsOn(retextLine(line, 'The Ember cup costs 24 euros.'))).toEqual(['24']);
  expect(restsOn(retextLine(line, ''))).toEqual([]);
});

it('returns the same line if its text is unchanged', () => {
  expect(retextLine(line, line.text)).toBe(line);
});
