import { expect, test } from 'vitest';
import { proofread } from './proofread.ts';

// What the seller wrote; his own articles stand.
const read = (line: string, said = `filter: three stages. ${line.toLowerCase()}`): string | null =>
  proofread(line, { names: ['Acme Mug'], said });

test.each([
  ['Battery also charges your phone.', 'bare_subject'],
  ['The Acme Mug: battery also charges your phone.', 'bare_subject'],
  ['LED lights up what you see.', 'bare_subject'],
  ['16 to 18-inch adjustable chain.', 'bare_thing'],
  ['24 oz wide-mouth glass jar.', 'bare_thing'],
  ['Zip fastening.', 'bare_thing'],
  ['The float for narrow pits.', 'bare_thing'],
  ['A 16 GB DDR4, a 256 GB SSD.', 'bare_thing'],
  ['A 12 mm x 8m per cassette.', 'bare_thing'],
  ['Breathable mesh top of foot.', 'bare_thing'],
  ['A first harvest leaves from Uji, shaded for four weeks.', 'article'],
  ['A top tray and bowl go in the dishwasher.', 'article'],
  ['A whisk with 70 ml of hot water.', 'article'],
  ['An A12Z processor and an octa-core.', 'article'],
  ['A gathered detail on the chest, a split hem and invisible side zip fastening.', 'bare_in_list'],
  ['Instructions in English, and the may take a few tries.', 'glue'],
  ['It has a your laptop.', 'glue'],
  ['They use 1-watt per bulb.', 'glue'],
  ["Solar panel tops it up when you're off the grid.", 'bare_subject'],
])('refuses "%s"', (line, fault) => {
  expect(read(line)).toBe(fault);
});

test.each([
  [
    'It fits a ProtectiveClean, a DiamondClean and an EasyClean.',
    'fits protectiveclean, diamondclean, easyclean',
    'article',
  ],
  ['Carbon: resin and cotton catch hair.', 'carbon resin and cotton catch hair', 'colon'],
  ['A full sun, at least 4 hours a day.', 'full sun, at least 4 hrs a day', 'article'],
  ['It tells the people from cars.', 'tells people from cars', 'article'],
  ['A real lavender oil from Provence.', 'real lavender oil from provence', 'article'],
  ['Under 20% moisture that lights fast.', 'under 20% moisture, lights fast', 'glue'],
  ['Split back.', 'split back for easy peeling', 'cut_off'],
  ['It has a snap on the luggage loop.', 'a snap on the luggage loop', 'glue'],
])('refuses "%s" of "%s"', (line, said, fault) => {
  expect(read(line, said)).toBe(fault);
});

test.each([
  'The battery also charges your phone.',
  'A 24 oz glass jar.',
  'The lid stays on.',
  'The Acme Mug keeps coffee hot for 5 hours.',
  'Filter: three stages.',
  'Two needles and a threader.',
  'Curved lenses give you a 180-degree view.',
  'Comes back to its dock when it rains.',
  '8 car tires. One charge.',
  'Solid brass hardware.',
  'A lid and a handle.',
])('lets "%s" pass', (line) => {
  expect(read(line)).toBeNull();
});

test.each([
  ['A legs screw on in five minutes.', 'legs screw on in five minutes', 'article'],
  ['The felix goes to the market in his hat.', 'felix goes to the market in his hat', 'article'],
])('refuses an article that the seller did not write: %s', (line, said, fault) => {
  expect(read(line, said)).toBe(fault);
});
