import { expect, it } from 'vitest';
import { collectEnglishFacts } from './english-facts.ts';
import { fillProductSlots } from './english-slots.ts';

/** Names a product as an ad does, with its maker. */
function nameWithMaker(name: string, brand?: string): string | undefined {
  const product = { name, ...(brand === undefined ? {} : { brand }), selling_points: [], images: [] };
  return fillProductSlots(product, collectEnglishFacts(product), true)['branded']?.text;
}

it.each([
  ['Commercial Under Sink Grease Trap 8 lb 4 GPM', 'Kettle', 'the Kettle Commercial Under Sink Grease Trap'],
  ['Kids Bike Helmet Toddler Ages 3-8 Adjustable', 'Zippa', "the Zippa Kids' Bike Helmet"],
  ['Sunscreen Stick SPF 50 Mineral Face', 'Salt', 'the Salt Sunscreen Stick'],
  ['Cordless Stick Vacuum Cleaner 30Kpa Suction for Pet Hair Carpet', 'Vel', 'the Vel Cordless Stick Vacuum Cleaner'],
  ['Natural Deodorant Stick Aluminum Free Coconut Vanilla 2.65 oz', 'Salt', 'the Salt Natural Deodorant Stick'],
  ['Gluten Free Almond Flour Crackers Sea Salt 4.25 oz', 'Nut', 'the Nut Gluten Free Almond Flour Crackers'],
  ['Infrared Thermometer Forehead No Touch', 'Kla', 'the Kla Infrared Thermometer'],
])('"%s" of %s keeps the noun of what is sold', (name, brand, spoken) => {
  expect(nameWithMaker(name, brand)).toBe(spoken);
});

it.each([
  ['House Cleaning - Deep Clean, 2 Bed Apartment', 'Brightside Homes', 'House Cleaning by Brightside Homes'],
  ['The Long Way to Orkney: A Walking Memoir', 'Fenella Marsh', 'the Long Way to Orkney by Fenella Marsh'],
  ["Children's Picture Book: The Bear Who Counted Sheep", 'Mina Osei', 'the Bear Who Counted Sheep by Mina Osei'],
])('"%s" is named with who makes it: %s', (name, brand, spoken) => {
  expect(nameWithMaker(name, brand)).toBe(spoken);
});
