import { edgeOf, readAlone, spokenBy, titleBlock } from '../shots/overlays.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import type { ComposeContext } from '../shots/shot.ts';
import { toScene, type Composition } from './composition.ts';

/** Composes an edge-to-edge image, the whole product first, with the title above it. */
export const composeHero: Composition = (context: ComposeContext) => {
  const block = titleBlock(context, { maxLines: 3, isSpare: true });
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
    texts: readAlone(context, block),
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};

/** Composes a close-up with a word or two over it, then the whole product. */
export const composeDetail: Composition = (context: ComposeContext) => {
  const block = titleBlock(context, { maxLines: 2, isSpare: true });
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
    begin: 'macro',
    texts: readAlone(context, block),
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};
