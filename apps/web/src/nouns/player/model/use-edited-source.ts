import { type FontUse, fontFaceName, listFontUses, type TimelineDocument } from '@reelwright/timeline';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useEffect, useMemo, useState } from 'react';
import { api } from '#src/lib/api.ts';
import { waitUntilIdle } from '#src/lib/wait-until-idle.ts';
import type { LoadedSource } from '../api/preload-preview.ts';
import type { Preview } from './preview.ts';
import type { FontSource, PreviewSource } from '../worker/worker-messages.ts';

/** An edit of a preview's document: it names only files of that preview. */
export interface PreviewEdit {
  taskId: string;
  variant: number;
  document: TimelineDocument;
}

/** Faces that an edit draws with beyond those of its preview, each with all its characters. */
interface FontNeed {
  key: string;
  faces: FontUse[];
}

const NOTHING: FontNeed = { key: '', faces: [] };

/** Lists the faces that lack characters of the edited document. */
function listLackingFonts(before: TimelineDocument, after: TimelineDocument): FontUse[] {
  const known = new Map(listFontUses(before).map((use) => [fontFaceName(use), use.text]));
  return listFontUses(after).flatMap((use) => {
    const text = known.get(fontFaceName(use)) ?? '';
    const has = new Set(text);
    if (known.has(fontFaceName(use)) && [...use.text].every((character) => has.has(character))) return [];
    return [{ ...use, text: [...new Set(text + use.text)].toSorted().join('') }];
  });
}

const fontsQuery = ({ key, faces }: FontNeed) =>
  queryOptions({
    queryKey: ['preview-fonts', key],
    queryFn: async ({ signal }): Promise<{ key: string; fonts: FontSource[] }> => ({
      key,
      fonts: (await api.call('listPreviewFonts', { faces }, { signal })).fonts,
    }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });

function useLackingFonts(need: FontNeed): { key: string; fonts: FontSource[] } | undefined {
  const { data } = useQuery({
    ...fontsQuery(need),
    enabled: need.faces.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}

function toFontNeed(before: TimelineDocument, after: TimelineDocument): FontNeed {
  const faces = listLackingFonts(before, after);
  return faces.length > 0 ? { key: JSON.stringify(faces), faces } : NOTHING;
}

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
        if (need.faces.length > 0) into.loadFonts((await queries.query(fontsQuery(need))).fonts);
      }
    }
    // Such an edit then loads its fonts itself, and says why it can't.
    load(source, preview).catch(() => undefined);
    return () => leaving.abort();
  }, [source, foreseen, preview, queries]);
}

function replaceFonts(fonts: readonly FontSource[], newer: readonly FontSource[]): FontSource[] {
  const replaced = new Set(newer.map(fontFaceName));
  return [...fonts.filter((font) => !replaced.has(fontFaceName(font))), ...newer];
}

/**
 * Returns a preview as edited. An edit that is not of the loaded preview, or whose fonts are still loading, leaves the
 * last one in place.
 */
export function useEditedSource(source: LoadedSource | undefined, edit: PreviewEdit | null): PreviewSource | undefined {
  const isOwn = source !== undefined && edit?.taskId === source.taskId && edit.variant === source.variant;
  const edited = useMemo(
    () => (source && isOwn && !dequal(edit.document, source.document) ? edit.document : undefined),
    [source, edit, isOwn],
  );
  const need = useMemo(
    (): FontNeed => (source && edited ? toFontNeed(source.document, edited) : NOTHING),
    [source, edited],
  );
  const lacking = useLackingFonts(need);
  const next = useMemo((): PreviewSource | undefined => {
    if (!source || (edit && !isOwn)) return undefined;
    if (!edited) return source;
    if (need.faces.length === 0) return { ...source, document: edited };
    if (lacking?.key !== need.key) return undefined;
    return { ...source, document: edited, fonts: replaceFonts(source.fonts, lacking.fonts) };
  }, [source, edit, isOwn, edited, need, lacking]);
  const [shown, setShown] = useState<PreviewSource | undefined>(next);
  if (next && next !== shown) setShown(next);
  return next ?? shown ?? source;
}
