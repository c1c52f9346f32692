import { parseDocument } from '@reelwright/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';

/** Its signed addresses end after an hour. */
const STALE_MS = 50 * 60_000;

async function preloadPreview(taskId: string, variant: number, signal: AbortSignal): Promise<PreviewSource> {
  const { document, media, fonts } = await api.call('preloadPreview', { task_id: taskId, variant }, { signal });
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(`The server's document can not be read: ${parsed.reason}`);
  // A smaller copy has the same frames; sound is in the whole one only.
  const sources = media.map(({ id, url, proxy_url: proxyUrl }) => [id, { url, ...(proxyUrl ? { proxyUrl } : {}) }]);
  return { document: parsed.document, media: Object.fromEntries(sources) as PreviewSource['media'], fonts };
}

interface PreviewChoice {
  /** Which of the task's videos; the first where left out. */
  variant?: number;
  /** What was shown before is shown until this one is there. */
  keepsOther?: boolean;
  /** False while there is nothing to ask for. */
  isWanted?: boolean;
}

/** All that a preview of a task shows; asked once, as a preview plays on with what it has. */
export function usePreviewSource(
  taskId: string,
  { variant = 0, keepsOther = false, isWanted = true }: PreviewChoice = {},
) {
  return useQuery({
    queryKey: ['preview', taskId, variant],
    queryFn: ({ signal }) => preloadPreview(taskId, variant, signal),
    ...(keepsOther ? { placeholderData: keepPreviousData } : {}),
    enabled: isWanted,
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
