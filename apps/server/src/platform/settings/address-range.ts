import { isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;

/** Returns whether a text is an IP address, or a range such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[version]);
}
