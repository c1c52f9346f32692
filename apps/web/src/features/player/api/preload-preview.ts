import { parseDocument } from '@reelwright/timeline';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';

/** Its signed addresses end after an hour. */
const STALE_MS = 50 * 60_000;

async function preloadPreview(taskId: string, signal: AbortSignal): Promise<PreviewSource> {
  const { document, media, fonts } = await api.call('preloadPreview', { task_id: taskId }, { signal });
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(`The server's document can not be read: ${parsed.reason}`);
  // A smaller copy has the same frames; sound is in the whole one only.
  const sources = media.map(({ id, url, proxy_url: proxyUrl }) => [id, { url, ...(proxyUrl ? { proxyUrl } : {}) }]);
  return { document: parsed.document, media: Object.fromEntries(sources) as PreviewSource['media'], fonts };
}

/** All that a preview of a task shows; asked once, as a preview plays on with what it has. */
export function usePreviewSource(taskId: string) {
  return useQuery({
    queryKey: ['preview', taskId],
    queryFn: ({ signal }) => preloadPreview(taskId, signal),
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
