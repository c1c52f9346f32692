import { type CallData, type CallInput, ERRORS } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { CallError } from '#src/lib/api-client.ts';

/** The server draws one at a time for each user; asking for all at once would only be refused. */
let last: Promise<unknown> = Promise.resolve();
const FRESH_MS = 30 * 60_000;
const BUSY = new Set<number>([ERRORS.SYSTEM_BUSY.code, ERRORS.TOO_MANY_REQUESTS.code]);

function drawInTurn(
  wish: CallInput<'drawGenerationPreview'>,
  signal: AbortSignal,
): Promise<CallData<'drawGenerationPreview'>> {
  const drawn = last.then(() => {
    signal.throwIfAborted();
    return api.call('drawGenerationPreview', wish, { signal });
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

/** Returns a small image of what the own engine would draw; asks for none without a wish. */
export function useDrawnPreview(wish: CallInput<'drawGenerationPreview'> | null) {
  return useQuery({
    queryKey: ['drawnPreview', wish],
    queryFn: ({ signal }) => {
      if (wish === null) throw new Error('there is nothing to draw');
      return drawInTurn(wish, signal);
    },
    enabled: wish !== null,
    staleTime: FRESH_MS,
    retry: (count, error) => count < 3 && error instanceof CallError && BUSY.has(error.code),
  });
}
