import { edgeOf, spokenBy, titleBlock } from '../shots/overlays.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import type { ComposeContext } from '../shots/shot.ts';
import { toScene, type Composition } from './composition.ts';

/** The picture to all edges, whole first, the title above it. */
export const composeHero: Composition = (context: ComposeContext) => {
  const block = titleBlock(context, { maxLines: 3 });
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};

/** A close-up first, a word or two over it, then the product whole. */
export const composeDetail: Composition = (context: ComposeContext) => {
  const block = titleBlock(context, { maxLines: 2 });
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
    begin: 'macro',
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};
