import { useMemo, useSyncExternalStore } from 'react';
import { createSay, SayContext } from '../model/dialog-texts.ts';
import { type MediaDialogProps, OpenDialog } from './open-dialog.tsx';

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
