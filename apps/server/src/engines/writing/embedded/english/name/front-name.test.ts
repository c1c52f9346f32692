import { expect, it } from 'vitest';
import { listTitleTail, nameFront, readCertainFront, readFrontName } from './front-name.ts';

it.each([
  ['Toe spacers, soft silicone, for bunions + runners (1 pair)', 'Toe spacers'],
  ['HEADLIGHT restoring kit - hand use, no drill needed', 'headlight restoring kit'],
  ['Slow feeder HAY NET, 40" small hole', 'Slow feeder hay net'],
  ['Sauna bucket + ladle, thermo aspen, 5 l', 'Sauna bucket and ladle'],
  ['Balloon arch kit "Peaches & Sage" 128 pcs w/ tape', 'Balloon arch kit'],
  ['LED Reading Lamp with clip', 'LED Reading Lamp'],
  ['Curtain Rod No Drill, Black', 'Curtain Rod'],
  ['Compression socks 20-30 mmHg, WIDE CALF, 3 pr', 'Compression socks'],
  ['Luggage scale digital w/ strap 50 kg', 'Luggage scale'],
  ['Mid Century Accent Chair Blue-Grey Fabric, Button Back (local pickup)', 'Mid Century Accent Chair'],
  ['Raised Garden Bed GALVANIZED steel 6x3x2 ft oval (planter box)', 'Raised Garden Bed'],
])('the front of "%s" names what is sold', (title, name) => {
  expect(readFrontName(title, undefined)?.toLowerCase()).toBe(name.toLowerCase());
});

it.each([
  ['a model with a name of its own', 'MAVIS - Winter coat'],
  ['a work whose subtitle says what it is', 'The Quiet Harbour - A Novel'],
  ['a title without any mark', 'Gaming Headset Wireless Detachable Mic'],
  ['a single word', 'Squeegee, wood handle, 14"'],
])('%s has no such front', (_what, title) => {
  expect(readFrontName(title, undefined)).toBeNull();
});

it.each([
  ['Toe spacers', 'the toe spacers', 'plural'],
  ['Wheel marking gauge', 'the wheel marking gauge', 'singular'],
  ['Wax Seal Stamp', 'the Wax Seal Stamp', 'singular'],
])('"%s" is spoken with its article and number', (front, spoken, number) => {
  expect(nameFront(front, undefined)).toMatchObject({ spoken, number });
});

it('lists what small letters between its marks tell, not search words', () => {
  expect(listTitleTail('HEADLIGHT restoring kit - hand use, no drill needed', undefined)).toEqual([
    'hand use',
    'no drill needed',
  ]);
  expect(listTitleTail('Vegetable Chopper with Container, Pro Food Chopper, Grey', undefined)).toEqual([]);
  expect(listTitleTail('Grease Gun 20V, 10,000 psi max, hose', undefined)).toContain('10,000 psi max');
});

it.each([
  ['Commercial Under Sink Grease Trap 8 lb 4 GPM Stainless Steel', 'Commercial Under Sink Grease Trap'],
  ['Japanese Whetstone 1000/6000 Grit Knife Sharpening Stone', 'Japanese Whetstone'],
  ['Mobile Dog Grooming - Full Groom Package', 'Mobile Dog Grooming'],
  ['Cycling Shorts Men Padded Bib 4D Gel', null],
  ['Children’s Book: The Bear Who Counted', null],
])('a title ends its name in a certain thing: "%s"', (title, front) => {
  expect(readCertainFront(title, undefined)).toBe(front);
});
