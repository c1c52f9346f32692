import { dequal } from 'dequal/lite';
import type { LoadedSource } from '../api/preload-preview.ts';
import type { FontSource, PreviewSource } from '../worker/worker-messages.ts';
import { type FontNeed, replaceFonts, toFontNeed } from './font-need.ts';
import type { PreviewEdit, PreviewEdits } from './preview-edit.ts';

/** Receives a preview as edited, and where the playhead goes with it. */
type SourceListener = (source: PreviewSource, tick?: number) => void;

/**
 * A preview as edited. It lives outside React, so that the painter hears of an edit before the page is rendered: both
 * take about as long, on two cores.
 */
export interface EditedSource {
  /** Returns what is to be shown; undefined until the preview is loaded. */
  get(): PreviewSource | undefined;
  /** Returns a function that unsubscribes. */
  subscribe(listener: SourceListener): () => void;
  setLoaded(loaded: LoadedSource | undefined): void;
}

interface EditedSourceInput {
  edits: PreviewEdits;
  /** Returns fonts that are loaded already. */
  findFonts(need: FontNeed): readonly FontSource[] | undefined;
  /** Waits while the server is away. */
  loadFonts(need: FontNeed): Promise<readonly FontSource[]>;
}

/** An edit of a preview that is not loaded, or whose fonts are still loading, leaves the last source in place. */
export function openEditedSource({ edits, findFonts, loadFonts }: EditedSourceInput): EditedSource {
  const listeners = new Set<SourceListener>();
  let loaded: LoadedSource | undefined;
  let shown: PreviewSource | undefined;
  /** What was last made a source, or waits for its fonts. */
  let newest: { loaded: LoadedSource; edit: PreviewEdit | null } | undefined;
  let leaveEdits = (): void => undefined;

  function show(source: PreviewSource, tick?: number): void {
    if (source === shown && tick === undefined) return;
    shown = source;
    for (const listener of listeners) listener(source, tick);
  }

  function update(): void {
    const edit = edits.get();
    if (!loaded || (newest?.loaded === loaded && newest.edit === edit)) return;
    const current = { loaded, edit };
    newest = current;
    // Of another variant: this one is shown as it was made, until it is edited.
    if (edit?.variant !== loaded.variant) return show(loaded);
    if (edit.taskId !== loaded.taskId) return;
    if (dequal(edit.document, loaded.document)) return show(loaded, edit.tick);
    const edited = { ...loaded, document: edit.document };
    const need = toFontNeed(loaded.document, edit.document);
    const withFonts = (fonts: readonly FontSource[]): void => {
      // Another edit may have come meanwhile.
      if (newest === current) show({ ...edited, fonts: replaceFonts(edited.fonts, fonts) }, edit.tick);
    };
    const fonts = need.faces.length === 0 ? [] : findFonts(need);
    if (fonts) withFonts(fonts);
    // The server refuses: the last source stays, and the next edit asks again.
    else loadFonts(need).then(withFonts, () => undefined);
  }

  return {
    get: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) leaveEdits = edits.subscribe(update);
      listeners.add(listener);
      update();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leaveEdits();
      };
    },
    setLoaded(next) {
      loaded = next;
      update();
    },
  };
}
