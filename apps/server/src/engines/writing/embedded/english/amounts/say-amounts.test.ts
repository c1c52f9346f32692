import { describe, expect, test } from 'vitest';
import { spellOut } from '../text/spell-out.ts';
import { sayAmounts } from './say-amounts.ts';

describe('an amount in a line', () => {
  test.each([
    // Ends of a phrase, and where it measures.
    ['Opening is 3.5 in', 'Opening is 3.5 inches'],
    ['8.5 in wide x 3 in tall', '8.5 inches wide and 3 inches tall'],
    ['Ready in 4 min, hot for 6 hrs', 'Ready in 4 minutes, hot for 6 hours'],
    ['Lights within 10 ft', 'Lights within 10 ft'],
    ['Holds 3 gal', 'Holds 3 gallons'],
    ['1 gal jug', '1-gallon jug'],
    ['Warms 5oz of milk', 'Warms 5 oz of milk'],
    // What it describes.
    ['3 gallon tank for weekends', '3-gallon tank for weekends'],
    ['5.5 in long handle', '5.5-inch handle'],
    ['16mm core softens drives', '16 mm core softens drives'],
    ['The 180 degrees rotating mount', 'The 180-degree rotating mount'],
    [`11" iPad Pro`, '11-inch iPad Pro'],
    ['A 28 litre main compartment', 'A 28-litre main compartment'],
    // Ranges, fractions and sides.
    ['Fits bolts 8-19mm', 'Fits bolts 8 to 19 mm'],
    [`5/16" to 3/4" hex`, '5/16-3/4-inch hex'],
    ['From -4°F to 140°F', 'From minus 4 to 140 degrees Fahrenheit'],
    ['17.5 x 11.5 x 6 inch', '17.5 by 11.5 by 6 inches'],
    ['Board of 30x40cm', 'Board of 30 by 40 cm'],
    ['Teams of 6-8 people', 'Teams of 6 to 8 people'],
    // So much of something.
    ['Up to 60 min run time', 'Up to 60 minutes of run time'],
    ['20g collagen per scoop', '20 g of collagen per scoop'],
  ])('"%s" is "%s"', (written, said) => {
    expect(sayAmounts(written)).toBe(said);
  });

  test.each([
    '3 in 1 charger',
    '5 in stock',
    'Comes 12 in a box',
    'Meets NIST 800-88',
    'On 24-7',
    '20V battery',
    'Dims to 1%',
    'The name is "Fjellrev 4" Vibram',
    'A 5-in-one tool',
  ])('"%s" stays', (written) => {
    expect(sayAmounts(written)).toBe(written);
  });

  test.each([
    ['Works w/o drilling, approx. 10 min', 'Works without drilling, about 10 minutes'],
    ['Doesnt block the outlet', "Doesn't block the outlet"],
    ['Rated 12 mo/12,000 mi', 'Rated 12 months/12,000 mi'],
    ['Slows eating up to 10x, less mess', 'Slows eating up to 10 times, less mess'],
  ])('short forms around it are said too: "%s"', (written, said) => {
    expect(spellOut(written)).toBe(said);
  });
});
