import { expect, test } from 'vitest';
import { endRow } from './end-row.ts';

test.each([
  ['Motorcycle Phone Mount Vibration Dampener Handlebar', 'Motorcycle Phone Mount'],
  ['Automatic Fish Feeder Aquarium Timer Vacation', 'Automatic Fish Feeder'],
  ['Nail Drill Machine Electric File Kit', 'Nail Drill Machine'],
  ['Wine Opener Electric Corkscrew', 'Wine Opener'],
  ['Night Light Plug-In Dusk to Dawn Sensor', 'Night Light'],
  ['Magnetic Knife Strip Wood', 'Magnetic Knife Strip'],
  ['Kids Walkie Talkies 3 Pack', 'Kids Walkie Talkies'],
  ['Foam Roller Massage', 'Foam Roller'],
  ['Wallet Men', 'Wallet'],
  // What ends in a thing for the first one, and what is joined, stays whole.
  ['Stainless Steel Coffee Maker Filter', 'Stainless Steel Coffee Maker Filter'],
  ['Snow Brush and Ice Scraper', 'Snow Brush and Ice Scraper'],
  ['Gluten Free Almond Flour Crackers', 'Gluten Free Almond Flour Crackers'],
  ['Weighted Blanket', 'Weighted Blanket'],
])('"%s" is named "%s"', (row, name) => {
  expect(endRow(row)).toBe(name);
});
