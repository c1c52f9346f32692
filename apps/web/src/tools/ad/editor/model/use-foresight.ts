import { AD_RATIOS, type AdDraft, LOOK_IDS } from '@reelwright/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { changeSettings, changeVaried } from './edit-settings.ts';

/** Debounce: while somebody types, none of it is chosen next. */
const FORESEE_MS = 600;

/** Passes on the ad in every format and look, of which one may be chosen next, once edits have settled. */
export function useForesight({
  scriptId,
  isOnly,
  onForesee,
}: {
  scriptId: string;
  isOnly: boolean;
  onForesee(contents: readonly AdDraft[]): void;
}): void {
  const store = useAdDraftStore();
  const foresee = useEffectEvent((): void => {
    const { content } = store.getState();
    onForesee([
      ...AD_RATIOS.map((ratio) => changeSettings(content, { ratio })),
      ...LOOK_IDS.map((look) => changeVaried(content, { scriptId, isOnly }, { look })),
    ]);
  });
  const stop = useEffectEvent(() => onForesee([]));
  useEffect(() => {
    let { content: settled } = store.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    foresee();
    const unsubscribe = store.subscribe(() => {
      const { content } = store.getState();
      // A draft also changes when it is saved.
      if (content === settled) return;
      settled = content;
      clearTimeout(timer);
      timer = setTimeout(foresee, FORESEE_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      stop();
    };
  }, [store, scriptId, isOnly]);
}
