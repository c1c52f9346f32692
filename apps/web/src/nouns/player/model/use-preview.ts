import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPreview, type Preview } from './preview.ts';
import type { Playable } from './playable.ts';
import { FIRST_STATE, type PreviewState } from './preview-state.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';

/**
 * Returns a preview that lives as long as its component; another source is applied as an edit. Null until it is
 * created.
 */
export function usePreview(source: PreviewSource): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const open = useEffectEvent(() => createPreview(source));
  useEffect(() => {
    const opened = open();
    // A preview owns a worker and a canvas: created after its component mounts, closed on unmount.
    // oxlint-disable-next-line react/set-state-in-effect
    setPreview(opened);
    return () => {
      opened.close();
      setPreview(null);
    };
  }, []);
  // Before the other effects of an edit: some of them lay out the page, for which the worker need not wait.
  useLayoutEffect(() => {
    if (preview && preview.getSource() !== source) preview.setDocument(source);
  }, [preview, source]);
  return preview;
}

const neverChanges = () => () => undefined;

export function usePlayableState(playable: Playable | null): PreviewState {
  return useSyncExternalStore(playable?.subscribe ?? neverChanges, () => playable?.getState() ?? FIRST_STATE);
}
