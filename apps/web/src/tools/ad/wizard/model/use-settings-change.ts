import { useCallback } from 'react';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { editSettings } from '../../draft/draft-edits.ts';

/** Returns a function that changes settings of the draft; `undefined` restores a default. */
export function useSettingsChange(): (patch: Parameters<typeof editSettings>[0]) => void {
  const store = useAdDraftStore();
  return useCallback((patch) => store.change(editSettings(patch)), [store]);
}
