import { hasText } from '../layout/scene-content.ts';
import { tieredItems } from '../layout/text-items.ts';
import { edgeOf, spareShare, spokenArea } from '../shots/overlays.ts';
import { phraseSpans } from '../shots/cut-spans.ts';
import type { ComposeContext } from '../shots/shot.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';
import { fitSpokenLine, phraseItems } from './spoken-line.ts';

/** Share of the canvas height for the line. */
const LINE_SHARE = { tall: 0.31, compact: 0.34, wide: 0.8 } as const;
/** Part of it that is left to a line beside a product that would be small. */
const TIGHT = 0.56;

/**
 * Composes the spoken line as type, one phrase at a time, as large as the canvas allows, above the product. Phrases and
 * shots change together. The type replaces the captions.
 */
export const composePunch: Composition = (context: ComposeContext) => {
  const { content, zones } = context;
  const { line } = content;
  if (!hasText(line)) return composeHero(context);
  const { orientation, side } = zones;
  const isPhrased = context.phrases !== undefined;
  const block = fitSpokenLine(context, line, {
    area: spokenArea(
      context,
      side === 'beside' ? 0.8 : Math.max(spareShare(context), LINE_SHARE[orientation] * (context.isTight ? TIGHT : 1)),
    ),
    phrases: context.phrases ?? [],
    toItems: (scene, text) => (isPhrased ? phraseItems(scene, text) : tieredItems(scene, text, 5)),
  });
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
    texts: block?.rect,
    ...(block && context.phrases ? { spans: phraseSpans(context, context.phrases) } : {}),
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: block && context.start });
};
