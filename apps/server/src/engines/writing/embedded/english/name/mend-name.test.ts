import { expect, test } from 'vitest';
import { mendName } from './mend-name.ts';

const name = (short: string) => ({ short, spoken: `the ${short}`, brief: null, number: 'singular' as const });

test.each([
  ['Hydraulic Hose Assembly R2AT 2-Wire', 'Hydraulic Hose Assembly R2AT 2-Wire, Male Ends', 'Hydraulic Hose Assembly'],
  ['Electric Fence Energizer 2 Joule', 'Electric Fence Energizer 2 Joule, 110V', 'Electric Fence Energizer'],
  ['Hummingbird Feeder Hand Blown Glass', 'Hummingbird Feeder Hand Blown Glass, Ant Moat', 'Hummingbird Feeder'],
  ['Tens Unit', 'TENS Unit, 24 Modes', 'TENS Unit'],
  ['A Field Guide', 'A Field Guide to Moss: 160 Species', 'A Field Guide to Moss'],
  ['No Box', 'Bed Frame Queen Size Metal Platform No Box Spring Needed', 'Bed Frame'],
  ['Dessert Holder', '3 Tier Cake Stand Gold Metal Dessert Holder', 'Cake Stand'],
  ['iPhone 15 Pro Case', 'iPhone 15 Pro Case Clear', 'iPhone 15 Pro Case'],
  ['Mango Sticky Rice Mochi', 'Mango Sticky Rice Mochi, 12 pcs', 'Mango Sticky Rice Mochi'],
])('"%s" of "%s" is named "%s"', (short, title, named) => {
  expect(mendName(name(short), title, undefined).short).toBe(named);
});
