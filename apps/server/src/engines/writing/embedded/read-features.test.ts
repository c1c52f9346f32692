import { describe, expect, test } from 'vitest';
import chineseConsumed from './chinese/features/consumed-features.json' with { type: 'json' };
import chineseGeneral from './chinese/features/general-features.json' with { type: 'json' };
import chineseHousehold from './chinese/features/household-features.json' with { type: 'json' };
import chinesePowered from './chinese/features/powered-features.json' with { type: 'json' };
import chineseWorn from './chinese/features/worn-features.json' with { type: 'json' };
import englishConsumed from './english/features/consumed-features.json' with { type: 'json' };
import englishGeneral from './english/features/general-features.json' with { type: 'json' };
import englishHousehold from './english/features/household-features.json' with { type: 'json' };
import englishPowered from './english/features/powered-features.json' with { type: 'json' };
import englishWorn from './english/features/worn-features.json' with { type: 'json' };
import { readFeatures } from './read-features.ts';

const tables = {
  English: [...englishWorn, ...englishHousehold, ...englishPowered, ...englishConsumed, ...englishGeneral],
  Chinese: [...chineseWorn, ...chineseHousehold, ...chinesePowered, ...chineseConsumed, ...chineseGeneral],
};

describe.each(Object.entries(tables))('the %s features', (_language, table) => {
  test.each(table)('$kind: matches "$example" and not "$counterExample"', (row) => {
    const [feature] = readFeatures([row]);
    expect(row.example).toMatch(feature?.match ?? '');
    expect(row.counterExample).not.toMatch(feature?.match ?? '');
  });

  test('are each listed once, with a weight of 0 to 3', () => {
    const kinds = table.map(({ kind }) => kind);
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
    expect(table.filter(({ weight }) => weight < 0 || weight > 3)).toEqual([]);
  });
});

test('a row with an unknown trade is rejected', () => {
  expect(() => readFeatures([{ pattern: 'x', kind: 'x', weight: 1, trades: ['nowhere'] }])).toThrow('unknown trade');
});
