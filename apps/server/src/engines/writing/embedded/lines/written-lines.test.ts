import { createClaimChecker } from '@reelwright/claims';
import { findKind } from '@reelwright/product-kinds';
import { describe, expect, it } from 'vitest';
import { refuseChineseLine } from '../chinese/last-reader.ts';
import { refuseLine } from '../english/last-reader.ts';
import { ENGLISH_LINES } from './en/english-lines.ts';
import { findConcepts } from './told-concepts.ts';
import { listSuiting, readLines } from './written-lines.ts';
import { CHINESE_LINES } from './zh/chinese-lines.ts';

const TABLES = [
  ['English', ENGLISH_LINES, (text: string) => refuseLine(text, { number: 'singular', names: [] })],
  ['Chinese', CHINESE_LINES, (text: string) => refuseChineseLine(text, { foreign: [] })],
] as const;

describe.each(TABLES)('the %s lines of facts', (_language, table, refuse) => {
  const texts = table.flatMap(({ hooks, lines }) => [...hooks.map(({ text }) => text), ...lines]);

  it('cover hundreds of concepts and give each an opening or a line', () => {
    expect(table.length).toBeGreaterThanOrEqual(250);
    expect(table.filter(({ hooks, lines }) => hooks.length + lines.length === 0)).toEqual([]);
  });

  it('pass the last reader', () => {
    expect(texts.filter((text) => !text.includes('{') && refuse(text) !== null)).toEqual([]);
  });

  it('claim nothing beyond their fact', () => {
    const bold = table.flatMap(({ match, hooks, lines }) => {
      // The fact in the pattern's own words.
      const words = match.source.replaceAll(/\\[a-z]|[\\^$?*+()|[\]]|\?[:!=]/g, ' ');
      const checker = createClaimChecker({ name: 'X', selling_points: [words] });
      return [...hooks.map(({ text }) => text), ...lines].filter(
        (text) => !text.includes('{') && checker.check(text).some((mark) => !mark.is_supported),
      );
    });
    expect(bold).toEqual([]);
  });
});

describe('the lines that suit a fact', () => {
  const linesOf = (name: string, text: string) => {
    const match = findKind({ name });
    const rows = listSuiting(ENGLISH_LINES, { kind: match?.kind, nouns: match ? [match.head] : [] });
    const range = { start: 0, end: text.length };
    const concepts = findConcepts(rows, [{ text, source: 'selling_points.0', range, place: 0 }]);
    return concepts.flatMap((concept) => concept.rows.flatMap(({ lines }) => lines));
  };

  it('are bound to kinds: padded pads are washable for a bra, not for a knee', () => {
    expect(linesOf('Flow Sports Bra', 'Removable pads')).toContain('Pads out, wash, pads in.');
    expect(linesOf('Trail Knee Pad', 'Removable pads')).not.toContain('Pads out, wash, pads in.');
  });

  it('match whole words: a gearbox is no box', () => {
    const [row] = readLines([{ pattern: 'box', kind: 'test', trades: null, lines: ['Put it in.'] }]);
    expect(row?.match.test('Two-speed gearbox')).toBe(false);
    expect(row?.match.test('Steel box')).toBe(true);
  });

  it('suit a hiking backpack as a bag', () => {
    expect(linesOf('Ridge Hiking Backpack', 'Bungee cord for a wet jacket')).toContain('The wet jacket rides outside.');
  });

  it('are empty for an unknown product', () => {
    expect(linesOf('Zorvex 3000', 'Removable pads')).toEqual([]);
    expect(linesOf('Zorvex 3000', 'Four colours')).toEqual([]);
    expect(linesOf('Town Duffel Bag', 'Four colours')).toContain('Pick the one you like.');
  });

  it('are empty for an accessory of the kind: a knife sharpener is no knife', () => {
    expect(linesOf('Edge Chef Knife', 'Damascus steel')).not.toEqual([]);
    expect(linesOf('Edge Knife Sharpener', 'Damascus steel')).toEqual([]);
  });

  it('are empty for a fact that denies or only resembles the subject of the row', () => {
    expect(linesOf('Ridge Rain Jacket', 'Waterproof')).not.toEqual([]);
    expect(linesOf('Town Serving Board', 'Solid walnut')).not.toEqual([]);
    expect(linesOf('Town Serving Board', 'Solid walnut look')).toEqual([]);
    expect(linesOf('Town Serving Board', 'No solid walnut')).toEqual([]);
  });

  it('throw on a malformed row', () => {
    const row = { pattern: 'box', kind: 'test', trades: ['tools'], suits: ['drill'] };
    expect(() => readLines([{ ...row, suits: [], lines: ['Any tool.'] }])).toThrow('names no kind');
    expect(() => readLines([{ ...row, lines: ['No end'] }])).toThrow('no sentence');
    expect(() => readLines([{ ...row, trades: ['nowhere'] }])).toThrow('unknown trade');
    expect(() => readLines([{ ...row, hooks: [{ text: 'Why?', format: 'shout' }] }])).toThrow('unknown format');
  });
});
