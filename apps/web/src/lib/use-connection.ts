import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Returns whether the server can be reached. */
export function useConnection(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isThere);
}

/** Returns whether the server is there but slow to answer. */
export function useSlowServer(): boolean {
  return useSyncExternalStore(connection.subscribeSlow, connection.isSlow);
}
