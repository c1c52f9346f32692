import { expect, test } from 'vitest';
import { proofread } from './proofread.ts';

const read = (line: string): string | null => proofread(line, { names: ['Acme Mug'], said: 'filter: three stages' });

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
  ['It fits a ProtectiveClean, a DiamondClean and an EasyClean.', 'article'],
  ["Solar panel tops it up when you're off the grid.", 'bare_subject'],
  ['Carbon: resin and cotton catch hair.', 'colon'],
])('refuses "%s"', (line, fault) => {
  expect(read(line)).toBe(fault);
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
