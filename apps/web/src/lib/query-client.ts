import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ERRORS, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from './api-client.ts';
import { connection } from './connection.ts';

/** How often a read is repeated: a busy server asks for that, all other refusals are final. */
const RETRIES: ReadonlyMap<number, number> = new Map([
  [NETWORK_ERROR_CODE, 2],
  [ERRORS.SYSTEM_BUSY.code, 4],
]);

function shouldRetry(failures: number, error: Error): boolean {
  return error instanceof CallError && failures < (RETRIES.get(error.code) ?? 0);
}

// Reads wait while the server is away, and those that failed are repeated when it is back.
onlineManager.setEventListener((setOnline) => connection.subscribe(() => setOnline(connection.isThere())));
onlineManager.setOnline(connection.isThere());

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, refetchOnWindowFocus: true }, // A control that waits for the connection would look broken.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Removes everything read as another user, and refetches what is on the screen. */
export async function forgetUser(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  queries.removeQueries({ type: 'inactive' });
  await queries.resetQueries();
}
