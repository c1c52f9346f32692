import { QueryClient } from '@tanstack/react-query';
import { NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from './api-client.ts';

/** A refusal stands as it is; only a connection that failed is tried again. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof CallError && error.code === NETWORK_ERROR_CODE;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: shouldRetry, refetchOnWindowFocus: true }, mutations: { retry: false } },
});

/** What was read as another user is forgotten; what is on the screen is read anew. */
export async function forgetUser(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  queries.removeQueries({ type: 'inactive' });
  await queries.resetQueries();
}
