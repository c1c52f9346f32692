import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');

/** A public-looking address at which one cloud answers its machines' metadata requests. */
const CLOUD_METADATA_V4 = new Set(['168.63.129.16']);

/**
 * Whether an IP address (dotted or IPv6 text) belongs to the open internet: none of the private, loopback, link-local,
 * shared, multicast, documentation or reserved ranges, and no IPv6 form that carries an IPv4 address inside (mapped,
 * NAT64, 6to4, Teredo), because where that leads is up to the network it is sent through.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return !CLOUD_METADATA_V4.has(parsed.toString());
  return parsed.match(GLOBAL_UNICAST_V6);
}
