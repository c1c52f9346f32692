import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import type { LoadedSource } from '../api/preload-preview.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';
import { openEditedSource } from './edited-source.ts';
import type { Preview } from './preview.ts';
import type { PreviewEdits } from './preview-edit.ts';
import { fontsQuery } from './preview-fonts.ts';

/**
 * Returns a loaded preview as edited, for the page; the painter gets each edit before. `edits` has to stay the same.
 */
export function useEditedSource(
  loaded: LoadedSource | undefined,
  { edits, preview }: { edits: PreviewEdits; preview: Pick<Preview, 'setDocument'> | null },
): PreviewSource | undefined {
  const queries = useQueryClient();
  const [edited] = useState(() => {
    const opened = openEditedSource({
      edits,
      findFonts: (need) => queries.getQueryData(fontsQuery(need).queryKey),
      loadFonts: (need) => loadWhenOnline(() => queries.query(fontsQuery(need))),
    });
    opened.setLoaded(loaded);
    return opened;
  });
  useLayoutEffect(() => edited.setLoaded(loaded), [edited, loaded]);
  useEffect(() => {
    if (preview) return edited.subscribe((source, tick) => preview.setDocument(source, tick));
  }, [edited, preview]);
  return useSyncExternalStore(edited.subscribe, edited.get);
}
