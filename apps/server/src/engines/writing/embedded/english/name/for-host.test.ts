import { expect, test } from 'vitest';
import { readForHost } from './for-host.ts';

test.each([
  ['Steering Wheel Lock Anti Theft Heavy Duty', 'Steering Wheel', 'Steering Wheel Lock'],
  ['Washing Machine Drain Hose Extension 6 ft', 'Washing Machine', 'Washing Machine Drain Hose'],
  ['Chicken Coop Automatic Door Light Sensor Timer', 'Chicken Coop', 'Automatic Chicken Coop Door'],
  ['Hot Tub Test Strips 7 in 1', 'Hot Tub', 'Hot Tub Test Strips'],
])('"%s" sells what it names behind its host', (title, short, name) => {
  expect(readForHost(title, short)).toBe(name);
});

test.each([
  ['Toilet Brush Silicone Wall Mounted Holder', 'Toilet Brush Set'],
  ['Electric Kettle Gooseneck', 'Electric Kettle'],
])('"%s" keeps its name "%s"', (title, short) => {
  expect([null, short]).toContain(readForHost(title, short));
});
