import { useMemo, useSyncExternalStore } from 'react';
import { createSay, type DialogLanguage, SayContext } from '../model/dialog-texts.ts';
import type { DialogStore } from '../model/dialog-store.ts';
import type { MediaSource } from '../model/media-source.ts';
import { OpenDialog } from './open-dialog.tsx';

export interface MediaDialogProps {
  store: DialogStore;
  source: MediaSource;
  language: DialogLanguage;
  isCloseHidden?: boolean;
}

/** The media-selection dialog of a store; nothing while the store is closed. */
export function MediaDialog({ store, source, language, isCloseHidden = false }: MediaDialogProps) {
  const { state } = useSyncExternalStore(store.subscribe, store.getView);
  const say = useMemo(() => createSay(language), [language]);
  if (!state.isOpen) return null;
  return (
    <SayContext value={say}>
      <OpenDialog store={store} source={source} language={language} isCloseHidden={isCloseHidden} />
    </SayContext>
  );
}
