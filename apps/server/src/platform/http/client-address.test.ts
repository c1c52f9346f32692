import { expect, test } from 'vitest';
import { toLimitedAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, counted) => {
  expect(toLimitedAddress(address)).toBe(counted);
});
