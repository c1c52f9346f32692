import { expect, test } from 'vitest';
import { dropMeasures } from './drop-measures.ts';

test.each([
  ['1/2 HP Submersible Sump Pump, 3,000 GPH', 'Submersible Sump Pump, 3,000 GPH'],
  ['Live Monstera Deliciosa 6" Pot - Swiss Cheese Plant', 'Live Monstera Deliciosa'],
  ['Niacinamide 10% + Zinc 1% Oil Control Serum 30ml', 'Niacinamide and Zinc Oil Control Serum 30ml'],
  ['20V Cordless Drill', 'Cordless Drill'],
  ['Wholesale Bamboo Toothbrush Bulk 100 Boxed', 'Bamboo Toothbrush 100 Boxed'],
  ['Brass Ball Valve 3/4" NPT', 'Brass Ball Valve 3/4" NPT'],
  ['100% Cotton Towel', '100% Cotton Towel'.replace('100% ', '')],
])('"%s" is named without half a measure', (title, named) => {
  expect(dropMeasures(title)).toBe(named);
});
