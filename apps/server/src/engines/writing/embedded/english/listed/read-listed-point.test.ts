import { describe, expect, test } from 'vitest';
import { readListedPoint } from './read-listed-point.ts';

const say = (point: string): string | undefined => readListedPoint(point, new Set())?.phrase;

describe('a listed point', () => {
  test.each([
    ['Pull cord lowers the shade, no drilling', 'The pull cord lowers the shade, no drilling'],
    ['Side vents let hot air out', 'Side vents let hot air out'],
    ['Clip on back holds pen or ruler', 'The clip on the back holds a pen or ruler'],
    ['Softens knots, tames frizz', 'Softens knots and tames frizz'],
    ['Weighs only 3 lb, toddlers can lift it', 'Weighs only 3 lb: toddlers can lift it'],
    ['Organic cotton, washes at 60°C', 'Organic cotton that washes at 60 degrees Celsius'],
    ['Clasp incl. for thin straps', 'A clasp is included for thin straps'],
    ['5-min soak = 3 hrs of shine', 'A 5-minute soak means 3 hours of shine'],
    ['Falls over? Switches off by itself', 'Falls over? Switches off by itself'],
    ['No tools: turn the ring until it clicks', 'No tools: turn the ring until it clicks'],
    ['Motor runs at 30 dB – your cat sleeps on', 'The motor runs at 30 dB: your cat sleeps on'],
    ['4 blends: mango, kale, beet, oat', '4 blends: mango, kale, beet and oat'],
    ['Lasts approx. 3 months', 'Lasts about 3 months'],
    ['7 hrs per charge, 28 hrs with case', '7 hours per charge, 28 hours with the case'],
    ['Mesh flap so your dog sees you', 'A mesh flap, so your dog sees you'],
    ['Quieter than a ceiling fan: 31 dB', 'Quieter than a ceiling fan: 31 dB'],
    ['Self-levels on rough ground', 'Self-levels on rough ground'],
    ['Sets up in 4 minutes – campers love it', 'Sets up in 4 minutes'],
    ["Hear the baby's first breath", "Hear the baby's first breath"],
    ['Grind by hand – no cable', 'Grind by hand: no cable'],
    ['12-20 in. drop rod for sloped ceilings', 'A 12-20-inch drop rod for sloped ceilings'],
    ['Absorbs 95% sweat', 'Absorbs 95% of sweat'],
    ['Pull the tab and the bag seals itself', 'Pull the tab and the bag seals itself'],
    ['Twist the cap and it locks, no drips', 'Twist the cap and it locks, no drips'],
    ['Only 1.2 kg, spares your wrist', 'Only 1.2 kg, spares your wrist'],
    ['4 mm studs dig into ice', '4 mm studs dig into ice'],
    ['6-week course of drops', 'A 6-week course of drops'],
    ['Just press start', 'Just press start'],
    ['Hanging loop for drying', 'A hanging loop for drying'],
    ['4 layer foam core, 5 mm thick', 'A 4-layer foam core, 5 mm thick'],
    ['Rubber compound, low noise', 'A rubber compound, low noise'],
    ['Cap keeps nib from drying', 'The cap keeps the nib from drying'],
    ['Bends to fit', 'Bends to fit'],
    ['Holds 3 pans and lid', 'Holds 3 pans and a lid'],
    ['Zero strain on your wrists', 'Zero strain on your wrists'],
    ['Crumb tray removable', 'The crumb tray is removable'],
    ['Fitted with a 200W motor, grinds beans in 9 seconds', 'Grinds beans in 9 seconds'],
    ['12" x 9", holds 6 plates', 'Holds 6 plates'],
    ['Outer pocket for keys, cards or coins', 'An outer pocket for keys, cards or coins'],
    ['Converts from cot to bed', 'Converts from cot to bed'],
    ['Steel toe prevents your foot from stones', 'The steel toe protects your foot from stones'],
    ['Slips on: one strap, no buckles to clip', 'Slips on: one strap, no buckles to clip'],
  ])('"%s" is said as "%s"', (point, said) => {
    expect(say(point)).toBe(said);
  });

  test.each([
    ['a plural that may be a verb', '26K sensor tracks on glass'],
    ['half of a quotation', 'Answers to "start timer"'],
    ['a row of a table', 'Lens: hard glass'],
    ['a size', '18 x 12 x 4 in'],
    ['advice without an amount', 'Enjoy it warm'],
    ['praise', 'The perfect gift for dads'],
    ['a list that the page cut off', 'Oils of mint, orange…'],
    ['another subject behind a comma', 'Wide loop handles, fits oven mitts'],
  ])('is left to other readers if it is %s', (_reason, point) => {
    expect(say(point)).toBeUndefined();
  });
});
