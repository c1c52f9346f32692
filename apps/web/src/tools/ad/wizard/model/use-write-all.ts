import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import { useMemo } from 'react';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { useWriteScripts } from '../api/write-scripts.ts';
import { replaceScripts } from './edit-scripts.ts';
import { makeSeed } from './make-seed.ts';
import { toSpokenProduct } from './spoken-product.ts';

/**
 * Writes the draft's scripts with its settings; those that the user has edited stay. `product` is undefined while the
 * draft says too little of it to write about. The first scripts are no step to undo.
 */
export function useWriteAll() {
  const store = useAdDraftStore();
  const draftProduct = useDraftState((state) => state.content.product);
  const settings = useDraftState((state) => state.content.settings);
  const write = useWriteScripts();
  const { language = 'en', length_s: lengthS = AD_VIDEO_LIMITS.minLengthS, goal = 'sales' } = settings;
  const product = useMemo(() => toSpokenProduct(draftProduct, language), [draftProduct, language]);

  function writeAll({ isFirst, onWritten }: { isFirst: boolean; onWritten?: () => void }): void {
    if (!product) return;
    write.mutate(
      { product, language, length_s: lengthS, goal, seed: makeSeed() },
      {
        onSuccess: ({ scripts: written }) => {
          store.change(replaceScripts(written, language), { isSilent: isFirst });
          onWritten?.();
        },
      },
    );
  }
  return { write, writeAll, product, language, lengthS, goal };
}
