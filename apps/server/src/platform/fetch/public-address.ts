import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');

/** Public-looking address at which Azure answers metadata requests of its machines. */
const CLOUD_METADATA_V4 = new Set(['168.63.129.16']);

/**
 * Checks if an IP address (dotted or IPv6 text) is on the open internet: not in a private, loopback, link-local,
 * shared, multicast, documentation or reserved range. Rejects IPv6 forms that carry an IPv4 address (mapped, NAT64,
 * 6to4, Teredo), because the network decides where they lead.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return !CLOUD_METADATA_V4.has(parsed.toString());
  return parsed.match(GLOBAL_UNICAST_V6);
}
