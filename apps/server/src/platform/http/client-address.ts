import ipaddr from 'ipaddr.js';

/** A network gives each of its customers at least this many bits: one of them has 2^64 addresses of their own. */
const CUSTOMER_BITS_V6 = 64;

/** Returns what limits count as one address: an IPv4 address, or the network of one customer in IPv6. */
export function toLimitedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMER_BITS_V6}`);
  return `${network.toString()}/${CUSTOMER_BITS_V6}`;
}
