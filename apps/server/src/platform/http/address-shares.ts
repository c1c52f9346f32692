import ipaddr from 'ipaddr.js';
import { AppError } from '../../app-error.ts';
import { toLimitedAddress } from './client-address.ts';

/** Counts what each address holds at a time, so that one of them can't hold everything. */
export interface AddressShares {
  /** Takes a place for an address. Returns the function that frees it, or undefined if the address has its share. */
  take(address: string): (() => void) | undefined;
}

export function createAddressShares(most: number): AddressShares {
  const held = new Map<string, number>();
  return {
    take(address) {
      const key = toLimitedAddress(address);
      const count = held.get(key) ?? 0;
      if (count >= most) return undefined;
      held.set(key, count + 1);
      let isFreed = false;
      return () => {
        if (isFreed) return;
        isFreed = true;
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}

const RETRY_AFTER_S = 30;

/** Takes a place for an event stream. Throws TOO_MANY_REQUESTS. */
export function takeStream(streams: AddressShares, address: string): () => void {
  const free = streams.take(address);
  if (!free) throw new AppError('TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_S });
  return free;
}

/** Returns whether an address is one of the given addresses and ranges. */
export function createAddressCheck(ranges: readonly string[]): (address: string) => boolean {
  const parsed = ranges.map((range) => ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${bitsOf(range)}`));
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const own = ipaddr.process(address);
    return parsed.some(([network, bits]) => own.kind() === network.kind() && own.match(network, bits));
  };
}

const bitsOf = (address: string): number => (ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128);
