import { parseDocument } from '@reelwright/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';

/** The preview's signed addresses expire after an hour. */
const STALE_MS = 50 * 60_000;

/** The source of a preview, with whose it is. */
export interface LoadedSource extends PreviewSource {
  taskId: string;
  variant: number;
}

async function preloadPreview(taskId: string, variant: number, signal: AbortSignal): Promise<LoadedSource> {
  const { document, media, fonts } = await api.call('preloadPreview', { task_id: taskId, variant }, { signal });
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(`The server's document can not be read: ${parsed.reason}`);
  // A smaller copy has the same frames; audio is only in the original.
  const sources = media.map(({ id, url, proxy_url: proxyUrl }) => [id, { url, ...(proxyUrl ? { proxyUrl } : {}) }]);
  const files = Object.fromEntries(sources) as PreviewSource['media'];
  return { taskId, variant, document: parsed.document, media: files, fonts };
}

interface PreviewChoice {
  /** The index of the task's video; the first if omitted. */
  variant?: number;
  /** Keeps showing the previous preview until this one is loaded. */
  keepsOther?: boolean;
  /** False while there is nothing to load. */
  isWanted?: boolean;
}

/** Returns everything a task's preview needs. Fetched once, because a running preview keeps its data. */
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
  });
}
