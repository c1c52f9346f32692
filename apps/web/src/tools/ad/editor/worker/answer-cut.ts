import { adaptMadeAd, buildAd, type MadeVariant } from '@reelwright/ad';
import { checkDocument } from '@reelwright/timeline';
import type { CutAnswer, CutOrder } from './cut-messages.ts';

/** Returns a function that cuts ads again, as the server does for a render. It keeps the material of its last order. */
export function openCutter(): (order: CutOrder) => CutAnswer {
  let kept: MadeVariant | undefined;
  return ({ id, made = kept, input }) => {
    kept = made;
    if (!made) return { id, document: null };
    try {
      const { document } = buildAd(adaptMadeAd(made, input));
      return { id, document: checkDocument(document).length === 0 ? document : null };
    } catch {
      // A text without room, for example: the server's own attempt gives the reason.
      return { id, document: null };
    }
  };
}
