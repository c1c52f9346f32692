import { adaptMadeAd, buildAd } from '@reelwright/ad';
import { checkDocument } from '@reelwright/timeline';
import type { CutAnswer, CutOrder } from './cut-messages.ts';

/** Cuts an ad again, as the server does for a render. */
export function answerCut({ id, made, input }: CutOrder): CutAnswer {
  try {
    const { document } = buildAd(adaptMadeAd(made, input));
    return { id, document: checkDocument(document).length === 0 ? document : null };
  } catch {
    // A text without room, for example: the server's own attempt gives the reason.
    return { id, document: null };
  }
}
