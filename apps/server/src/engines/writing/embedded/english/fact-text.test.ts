import { expect, it } from 'vitest';
import { splitFacts } from './fact-text.ts';
import { calmDown, lowerStart } from './text/capitals.ts';
import { isFact } from './refuse-fact.ts';

it('refuses a claim whose footnote nobody hears', () => {
  expect(isFact('Removes 9 times more dirt*')).toBe(false);
  expect(isFact('Removes dirt from grout')).toBe(true);
  expect(isFact('1 x charger')).toBe(false);
  expect(isFact('Runs half a size small')).toBe(false);
  expect(isFact('Runs on two batteries')).toBe(true);
});

it.each([
  ['✅ Dishwasher safe!', ['Dishwasher safe']],
  ['USB-C CHARGING PORT', ['USB-C charging port']],
  ['Long Battery Life', ['Long battery life']],
  ['350 ml (each)', ['350 ml, each']],
  ['Remote control, timer 15/30/60 minutes', ['Remote control, timer 15, 30 or 60 minutes']],
  ['75% superwash merino / 25% nylon', ['75% superwash merino and 25% nylon']],
  ['Material: 100% cotton', ['100% cotton']],
  [
    'Easy to clean: The lid comes off in one move so you reach every corner',
    ['The lid comes off in one move so you reach every corner'],
  ],
  ['Colour: Black', []],
  ['Rich in vitamin c', ['Rich in vitamin C']],
  ['Who needs a laptop?', []],
  ['Gauge .012 to .053', ['Gauge .012 to .053']],
  ['30 x 40 cm', ['30 by 40 cm']],
  ['Strap fits 7" to 10".', ['Strap fits 7 to 10 inches']],
  ['A 15.6" laptop sleeve', ['A 15.6-inch laptop sleeve']],
  ['29" wide', ['29 inches wide']],
  ['-18 °C in ten minutes', ['Minus 18 degrees Celsius in ten minutes']],
  ['- 18 litres', ['18 litres']],
  ['Timer: 30 min', ['30-minute timer']],
  ['Cable length: 2 m', ['The cable is 2 m long']],
  ['Weight: 900 g', ['Weighs 900 g']],
  ['Brightness: 4 levels', ['4 brightness levels']],
  ['Width 3 m', ['3 m wide']],
  ['Rubber base, felt top', ['Rubber base', 'Felt top']],
  ['Works with lamps, fans, radios', ['Works with lamps, fans and radios']],
  ['Alarm siren (hub required)', []],
  ['9" tall x 4" wide', ['9 inches tall and 4 inches wide']],
  ['~20 cups per bag', ['About 20 cups per bag']],
  ['Arm turns 180 degree', ['Arm turns 180 degrees']],
  ['Fits phones up to 8 mm', ['Fits phones up to 8 mm']],
  ['Cuts your bill by up to 30%', ['Cuts your bill by up to 30%']],
  ['36 month / 40,000 mile warranty', ['36-month or 40,000-mile warranty']],
  ['Keeps drinks hot/cold', ['Keeps drinks hot or cold']],
  ['12 5/8" tall', ['12 5/8 inches tall']],
  ['Tool kit incl. (2 keys, bolts)', ['Tool kit included']],
  ['4 yr warranty', ['4-year warranty']],
  ['Upper: Suede', ['Suede upper']],
  ['Tv stand with two shelves', ['TV stand with two shelves']],
  ['Frame w/ two hooks', ['Frame with two hooks']],
  ['Weight only 700 g', ['Weighs only 700 g']],
  ['-20 to 60 C', ['Minus 20 to 60 C']],
  ['60 half pans, incl. 5 pearls', ['60 half pans including 5 pearls']],
  ['Rail adjusts 20-35 cm', ['Rail adjusts from 20 to 35 cm']],
  ['Seat height 40 - 52 cm', ['Seat height of 40 to 52 cm']],
  ['Cuts cooking time up to 30%', ['Cuts cooking time by up to 30%']],
  ['No wheat, corn, soy', ['No wheat, corn or soy']],
  ['Cork sole, never slips', ['Cork sole that never slips']],
  ['Stops >90% of UV', ['Stops over 90% of UV']],
  ['Merino felt 4 mm', ['Merino felt, 4 mm thick']],
  ['Retinol, vit. E', ['Retinol, vitamin E']],
  ['Refresh: 60-90', []],
  ['!!!', []],
])('splits "%s"', (line, expected) => {
  expect(splitFacts(line)).toEqual(expected);
});

it.each([
  'Free shipping on orders over $50',
  'Please check the size chart before ordering',
  'Not suitable for children under 36 months',
  'Colour may vary',
  'The best mug in the world',
  'Excluding batteries',
  '14 days return',
  'We ship within 24 hours',
  'Size M',
  'Model is 180 cm tall and wears size M',
  'Contains nuts and milk',
  'Sometimes you need a break',
  'Spare wicks are charged separately',
])('reads no fact in "%s"', (phrase) => {
  expect(isFact(phrase)).toBe(false);
});

it.each(['450 g brushed organic cotton', 'Made in the US', 'Runs on two AA batteries', 'Four Ethernet ports'])(
  'keeps "%s"',
  (phrase) => {
    expect(isFact(phrase)).toBe(true);
  },
);

it('keeps the capitals of names and acronyms inside a sentence', () => {
  expect(lowerStart('Four Ethernet ports', new Set())).toBe('four Ethernet ports');
  expect(lowerStart('LED light', new Set())).toBe('LED light');
  expect(lowerStart('Lumo sensor', new Set(['lumo']))).toBe('Lumo sensor');
  expect(lowerStart('Bluetooth 5.3', new Set())).toBe('Bluetooth 5.3');
});

it('calms shouting, and keeps what is read letter by letter', () => {
  expect(calmDown('RFID lining', new Set())).toBe('RFID lining');
  expect(calmDown('KEEP WARM FUNCTION holds the heat', new Set())).toBe('Keep warm function holds the heat');
});
