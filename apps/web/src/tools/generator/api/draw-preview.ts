import { type CallData, type CallInput, ERRORS } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { CallError } from '#src/lib/api-client.ts';

type DrawingWish = CallInput<'drawGenerationPreview'>;
type Drawing = CallData<'drawGenerationPreview'>;

/** The server draws one at a time for each user; asking for all at once would only be refused. */
const waiting: { isUrgent: boolean; start(): Promise<unknown> }[] = [];
let isDrawing = false;
const FRESH_MS = 30 * 60_000;
const BUSY = new Set<number>([ERRORS.SYSTEM_BUSY.code, ERRORS.TOO_MANY_REQUESTS.code]);

function drawNext(): void {
  if (isDrawing) return;
  const urgent = waiting.findIndex(({ isUrgent }) => isUrgent);
  const [next] = waiting.splice(Math.max(0, urgent), 1);
  if (!next) return;
  isDrawing = true;
  void next.start().finally(() => {
    isDrawing = false;
    drawNext();
  });
}

/** Asks for a drawing once those before it are there; what a user waits for goes before the gallery. */
function drawInTurn(wish: DrawingWish, isUrgent: boolean, signal: AbortSignal): Promise<Drawing> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawing>();
  waiting.push({
    isUrgent,
    async start() {
      try {
        signal.throwIfAborted();
        resolve(await api.call('drawGenerationPreview', wish, { signal }));
      } catch (error) {
        reject(error as Error);
      }
    },
  });
  drawNext();
  return promise;
}

/** Returns a small image of what the own engine would draw; asks for none without a wish. */
export function useDrawnPreview(wish: DrawingWish | null, { isUrgent = false } = {}) {
  return useQuery({
    queryKey: ['drawnPreview', wish],
    queryFn: ({ signal }) => {
      if (wish === null) throw new Error('there is nothing to draw');
      return drawInTurn(wish, isUrgent, signal);
    },
    enabled: wish !== null,
    staleTime: FRESH_MS,
    retry: (count, error) => count < 3 && error instanceof CallError && BUSY.has(error.code),
  });
}
