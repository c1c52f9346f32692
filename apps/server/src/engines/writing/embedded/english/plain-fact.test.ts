import { describe, expect, it } from 'vitest';
import { collectEnglishFacts } from './english-facts.ts';
import { sayPlainly } from './plain-fact.ts';

/** Returns the lines about a listed point, with their slots. */
function listLines(name: string, point: string): string[] {
  const { facts, kind } = collectEnglishFacts({ name, selling_points: [point], images: [] });
  return facts.flatMap(
    (fact) => sayPlainly(fact, { nouns: [], trade: kind?.trade, isOne: true })?.lines.map(({ text }) => text) ?? [],
  );
}

describe('a listed point', () => {
  it.each([
    [
      'Two ash paddles, pump and travel bag included',
      '{It comes/They come} with two ash paddles, a pump and a travel bag.',
    ],
    ['Comes with ball needle', '{It comes/They come} with a ball needle.'],
    ['Up to 5 feedings a day', 'Up to 5 feedings a day.'],
    ['31 dB in night mode', '31 dB in night mode.'],
    ['44 x 62 cm', '{It measures/They measure} 44 by 62 cm.'],
    ['Filled with spelt husks', 'Filled with spelt husks.'],
    ['54 layers of folded steel', '54 layers of folded steel.'],
    ['H12 filter captures pollen', 'The H12 filter captures pollen.'],
  ])('"%s" is told by its form', (point, line) => {
    expect(listLines('Brenwick Cushion', point)).toContain(line);
  });

  it('keeps its fractions', () => {
    const lines = listLines('Halbrook Hedge Trimmer', 'Cuts branches up to 3/4 inch');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.includes('3/4 inch'))).toBe(true);
  });

  it.each(['2/4/8 h', 'Sizes S to XL', 'The perfect gift for your friends'])('"%s" is told by no line', (point) => {
    expect(listLines('Brenwick Cushion', point)).toEqual([]);
  });
});
