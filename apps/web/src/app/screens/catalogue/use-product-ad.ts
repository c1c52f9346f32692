import type { ProductId, SavedProduct } from '@reelwright/contracts';
import { useState } from 'react';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { listWebTools } from '#src/nouns/tools/tool-registry.ts';
import { showError } from '#src/ui/toast.ts';
import { listOffers } from '../home/box/list-offers.ts';

/** Begins an ad of a saved product, with the first tool that makes one. */
export function useProductAd() {
  const navigate = useScreenNavigate();
  const [startingId, setStartingId] = useState<ProductId | null>(null);
  return {
    startingId,
    async start(product: SavedProduct): Promise<void> {
      const [offer] = listOffers(listWebTools(), { typed: { kind: 'nothing' }, files: [], assets: [], product });
      if (!offer || startingId !== null) return;
      setStartingId(product.product_id);
      try {
        await navigate(await offer.start());
      } catch (error) {
        showError(error as Error);
      } finally {
        setStartingId(null);
      }
    },
  };
}
