import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#src/lib/api.ts';
import { waitUntilIdle } from '#src/lib/wait-until-idle.ts';
import type { LoadedSource } from '../api/preload-preview.ts';
import type { FontSource } from '../worker/worker-messages.ts';
import { type FontNeed, toFontNeed } from './font-need.ts';
import type { Preview } from './preview.ts';
import type { PreviewEdit } from './preview-edit.ts';

export const fontsQuery = ({ key, faces }: FontNeed) =>
  queryOptions({
    queryKey: ['preview-fonts', key],
    queryFn: async ({ signal }): Promise<FontSource[]> =>
      (await api.call('listPreviewFonts', { faces }, { signal })).fonts,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });

/** Loads the fonts of edits that may come next, one after the other, so that such an edit is shown at once. */
export function useForeseenFonts(
  source: LoadedSource | undefined,
  foreseen: readonly PreviewEdit[],
  preview: Pick<Preview, 'loadFonts'> | null,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!source || !preview || foreseen.length === 0) return undefined;
    const leaving = new AbortController();
    async function load(shown: LoadedSource, into: Pick<Preview, 'loadFonts'>): Promise<void> {
      for (const { taskId, variant, document } of foreseen) {
        await waitUntilIdle();
        if (leaving.signal.aborted) return;
        if (taskId !== shown.taskId || variant !== shown.variant) continue;
        const need = toFontNeed(shown.document, document);
        if (need.faces.length > 0) into.loadFonts(await queries.query(fontsQuery(need)));
      }
    }
    // Such an edit then loads its fonts itself, and says why it can't.
    load(source, preview).catch(() => undefined);
    return () => leaving.abort();
  }, [source, foreseen, preview, queries]);
}
