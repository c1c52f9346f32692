import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
