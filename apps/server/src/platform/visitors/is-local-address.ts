import ipaddr from 'ipaddr.js';

const LOCAL_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

/** Whether an address, or the network of one, is on this machine or in its local network. */
export function isLocalAddress(address: string): boolean {
  const [plain = ''] = address.split('/');
  return ipaddr.isValid(plain) && LOCAL_RANGES.has(ipaddr.process(plain).range());
}
