import { QueryClient } from '@tanstack/react-query';
import { NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from './api-client.ts';

/** Only failed connections are retried; a refusal by the server is final. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof CallError && error.code === NETWORK_ERROR_CODE;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, refetchOnWindowFocus: true }, mutations: { retry: false } },
});

/** Removes everything read as another user, and refetches what is on the screen. */
export async function forgetUser(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  queries.removeQueries({ type: 'inactive' });
  await queries.resetQueries();
}
