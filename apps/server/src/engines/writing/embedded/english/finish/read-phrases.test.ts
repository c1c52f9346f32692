import { expect, test } from 'vitest';
import { tagWords } from '../prose/tagged-words.ts';
import { findPhraseFault } from './read-phrases.ts';

const read = (sentence: string): string | null => findPhraseFault(sentence, tagWords(sentence));

test.each([
  ['the easy-on handles so little ones can pull them on', 'no_verb'],
  ['the vertical float switch for sump pits', 'no_verb'],
  ['a 16 GB DDR4, a 256 GB NVMe SSD', 'no_head'],
  ['a 14.0-inch FHD non-touch', 'no_head'],
  ['463 yards', 'no_head'],
  ['3 per tube', 'no_head'],
  ['0.8 mm to 3.175 mm', 'no_head'],
  ['height 4.5 inches', 'no_verb'],
  ['18 months access', 'no_head'],
  ['1-25 and both sides', 'no_head'],
  ['a glass jar with thermometer strip', 'bare_thing'],
  ['8 reusable pads, two wires and pouch', 'bare_thing'],
  ['covers up to 2,000 square feet attic', 'bare_thing'],
  ['ambidextrous, a beaded cuff', 'half_list'],
  ['9 pockets including tablet and a radio', 'half_list'],
  ['a hand crank or drill powered', 'half_list'],
  ['they kill bacteria, controls algae', 'splice'],
  ['wipes clean, 2 pieces', 'splice'],
  ['bottom flap seals with velcro', 'bare_subject'],
  ['accurate to 2% CW', 'code'],
  ['it comes with the', 'open_end'],
])('"%s" lacks something: %s', (sentence, fault) => {
  expect(read(sentence)).toBe(fault);
});

test.each([
  '15 minutes a day',
  'the magnetic light bar lifts off for charging',
  'the triple-weave fabric helps keep rooms cooler in summer and warmer in winter',
  'fragrance free, alcohol free',
  '50 codes, 20 fingerprints',
  'two deep front pockets',
  'kills bacteria, controls algae',
  'it comes as a 6-pack',
  'call them in',
  'sets up in seconds, no tools',
])('"%s" is whole', (sentence) => {
  expect(read(sentence)).toBeNull();
});
