import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Returns whether the server can be reached. */
export function useConnection(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isThere);
}
