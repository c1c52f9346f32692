import { type FontUse, fontFaceName, listFontUses, type TimelineDocument } from '@reelwright/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useMemo, useState } from 'react';
import { api } from '#src/lib/api.ts';
import type { LoadedSource } from '../api/preload-preview.ts';
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

function useLackingFonts({ key, faces }: FontNeed): { key: string; fonts: FontSource[] } | undefined {
  const { data } = useQuery({
    queryKey: ['preview-fonts', key],
    queryFn: async ({ signal }) => ({ key, fonts: (await api.call('listPreviewFonts', { faces }, { signal })).fonts }),
    enabled: faces.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });
  return data;
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
  const edited = isOwn && !dequal(edit.document, source.document) ? edit.document : undefined;
  const need = useMemo((): FontNeed => {
    const faces = source && edited ? listLackingFonts(source.document, edited) : [];
    return faces.length > 0 ? { key: JSON.stringify(faces), faces } : NOTHING;
  }, [source, edited]);
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
