import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPreview, type Preview } from './preview.ts';
import { FIRST_STATE, type PreviewState } from './preview-state.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';

/** A preview that lives as long as its component; another source is shown as an edit. Null before it is there. */
export function usePreview(source: PreviewSource): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const open = useEffectEvent(() => createPreview(source));
  useEffect(() => {
    const opened = open();
    // It holds a worker and a canvas: made once its component is there, and closed with it.
    // oxlint-disable-next-line react/set-state-in-effect
    setPreview(opened);
    return () => {
      opened.close();
      setPreview(null);
    };
  }, []);
  useEffect(() => {
    if (preview && preview.getSource() !== source) preview.setDocument(source);
  }, [preview, source]);
  return preview;
}

const neverChanges = () => () => undefined;

export function usePreviewState(preview: Preview | null): PreviewState {
  return useSyncExternalStore(preview?.subscribe ?? neverChanges, () => preview?.getState() ?? FIRST_STATE);
}
