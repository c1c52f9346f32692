import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { AppError } from '../../app-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Returns all addresses of a host name. Rejects if the name is unknown. */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/**
 * A `lookup` for sockets that rejects a name if any of its addresses is not public. The socket connects to the
 * addresses checked here and never resolves the name again, which rules out DNS rebinding.
 */
export function createCheckedLookup(resolveHost: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolveHost(hostname).then(
      (addresses) => {
        const first = addresses[0];
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(new AppError('LINK_FORBIDDEN'), '');
        } else if (options.all) {
          callback(null, addresses);
        } else {
          callback(null, first.address, first.family);
        }
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    );
  };
}
