import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type MeasuredWord } from './break-lines.ts';

const latin = (...widths: number[]): MeasuredWord[] => widths.map((width) => ({ width, spaceAfter: true }));

describe('breaking lines', () => {
  it('balances two lines instead of a long one and a single word', () => {
    const { lines, fits } = breakLines({ words: latin(30, 30, 30, 30), spaceWidth: 2, maxWidth: 100 });
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(fits).toBe(true);
  });

  it('does not count the space at the end of a line', () => {
    expect(breakLines({ words: latin(49, 49), spaceWidth: 2, maxWidth: 100 }).lines).toEqual([
      { from: 0, to: 2, width: 100 },
    ]);
  });

  it('reports a word that is too wide, and too many lines', () => {
    expect(breakLines({ words: latin(30, 130, 30), spaceWidth: 2, maxWidth: 100 }).fits).toBe(false);
    expect(breakLines({ words: latin(60, 60, 60), spaceWidth: 2, maxWidth: 100, maxLines: 2 }).fits).toBe(false);
    expect(breakLines({ words: latin(60, 60), spaceWidth: 2, maxWidth: 100, maxLines: 2 }).fits).toBe(true);
  });

  it('gives no lines for no words', () => {
    expect(breakLines({ words: [], spaceWidth: 2, maxWidth: 100 })).toEqual({ lines: [], fits: true });
  });

  const anyWords = fc.array(
    fc.record({ width: fc.double({ min: 1, max: 120, noNaN: true }), spaceAfter: fc.boolean() }),
    { maxLength: 30 },
  );

  it('keeps every word once and in order, in as few lines as possible, none too wide except single words', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const { lines } = breakLines({ words, spaceWidth: 5, maxWidth: 100 });
        expect(lines.flatMap(({ from, to }) => words.slice(from, to))).toEqual(words);
        for (const line of lines) expect(line.width <= 100 || line.to - line.from === 1).toBe(true);
        for (const line of lines) expect(line.to).toBeGreaterThan(line.from);
      }),
    );
  });

  it('never separates words that stay together, even if no line is wide enough for them', () => {
    const anyBoundWords = fc.array(
      fc.record({
        width: fc.integer({ min: 5, max: 60 }),
        spaceAfter: fc.boolean(),
        staysWithNext: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(anyBoundWords, (words) => {
        const { lines, fits } = breakLines({ words, spaceWidth: 5, maxWidth: 100 });
        expect(lines.flatMap(({ from, to }) => words.slice(from, to))).toEqual(words);
        for (const { to } of lines.slice(0, -1)) expect(words[to - 1]?.staysWithNext).toBe(false);
        for (const { from, to, width } of lines)
          expect(width <= 100 || (!fits && words.slice(from, to - 1).every((word) => word.staysWithNext))).toBe(true);
      }),
    );
  });

  it('is never less balanced than greedy breaking', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 2, maxLength: 12 }), (widths) => {
        const words = latin(...widths);
        const { lines } = breakLines({ words, spaceWidth: 5, maxWidth: 100 });
        if (lines.length !== 2) return;
        const widest = Math.max(...lines.map((line) => line.width));
        const total = (from: number, to: number) => widths.slice(from, to).reduce((sum, width) => sum + width + 5, -5);
        const squares = (at: number) => total(0, at) ** 2 + total(at, widths.length) ** 2;
        const cut = lines[0]!.to;
        for (let at = 1; at < widths.length; at += 1) {
          if (total(0, at) <= 100 && total(at, widths.length) <= 100)
            expect(squares(cut)).toBeLessThanOrEqual(squares(at) + 1e-6);
        }
        expect(widest).toBeLessThanOrEqual(100);
      }),
    );
  });
});
