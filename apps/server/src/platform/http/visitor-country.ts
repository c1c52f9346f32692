import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** What proxies send where they do not know the country: XX, and T1 for Tor. */
const UNKNOWN_COUNTRIES = new Set(['XX', 'ZZ', 'T1']);

function toRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function isWithin(address: ReturnType<typeof ipaddr.process>, [network, bits]: Range): boolean {
  return address.kind() === network.kind() && address.match([network, bits] as [never, number]);
}

/** Returns the country of a request; undefined if no proxy is trusted to tell it, or the proxy does not know. */
export type FindCountry = (request: Pick<FastifyRequest, 'headers' | 'socket'>) => string | undefined;

/** Reads the header only from a proxy that is connected itself: everybody else may send what they like. */
export function createCountryReader({
  header,
  trustedProxies,
}: {
  /** In lower case; null if no header tells countries. */
  header: string | null;
  trustedProxies: readonly string[];
}): FindCountry {
  const ranges = trustedProxies.map(toRange);
  return ({ headers, socket }) => {
    const told = header === null ? undefined : headers[header];
    const peer = socket.remoteAddress;
    if (typeof told !== 'string' || peer === undefined || !ipaddr.isValid(peer)) return undefined;
    const address = ipaddr.process(peer);
    if (!ranges.some((range) => isWithin(address, range))) return undefined;
    const country = told.trim().toUpperCase();
    return /^[A-Z]{2}$/.test(country) && !UNKNOWN_COUNTRIES.has(country) ? country : undefined;
  };
}
