import { expect, test } from 'vitest';
import { isLocalAddress } from './is-local-address.ts';

test.each(['127.0.0.1', '::1', '10.0.0.7', '192.168.1.2', 'fd00::/64', 'fe80::/64', '::ffff:10.0.0.7'])(
  '%s is local',
  (address) => {
    expect(isLocalAddress(address)).toBe(true);
  },
);

test.each(['203.0.113.7', '2001:db8::/64', '8.8.8.8', '', 'unknown'])('%j is not local', (address) => {
  expect(isLocalAddress(address)).toBe(false);
});
