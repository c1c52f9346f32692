import { hasText } from '../layout/scene-content.ts';
import { tieredItems, titleItem } from '../layout/text-items.ts';
import { inset } from '../rect.ts';
import {
  edgeOf,
  firstOf,
  readAlone,
  restOf,
  spareShare,
  spokenArea,
  spokenBy,
  textArea,
  textsError,
} from '../shots/overlays.ts';
import { type ComposeContext, flat, shapeClip } from '../shots/shot.ts';
import { phraseSpans } from '../shots/cut-spans.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { isPrint } from '../shots/window-shot.ts';
import { fitTexts, type TextBlock } from '../shots/texts.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';
import { fitSpokenLine, phraseItems } from './spoken-line.ts';

const FRAME = { insetPx: 26, linePx: 7 } as const;

/**
 * Composes a printed poster: one large title, or the phrases of the line one after the other, over one large image,
 * within a frame line around the canvas.
 */
export const composePoster: Composition = (context: ComposeContext) => {
  const { content, zones, start, duration } = context;
  const { title, line } = content;
  const { phrases } = context;
  // Without a title, the spoken line stands in its place, phrase by phrase.
  const isLine = !hasText(title);
  if (isLine && !hasText(line)) return composeHero(context);
  const block = firstOf(
    [Math.max(0.24, spareShare(context)), 0.36, 1],
    (share): Pick<TextBlock, 'rect' | 'lastLinePx' | 'toClips'> | undefined => {
      if (isLine)
        return fitSpokenLine(context, line ?? '', {
          area: spokenArea(context, share),
          phrases: phrases ?? [],
          toItems: phraseItems,
        });
      return fitTexts(context, {
        items: (scene) => (content.isSpoken ? tieredItems(scene, title, 3) : [titleItem(scene, title, 3)]),
        area: content.isSpoken ? spokenArea(context, share) : textArea(context, share),
        down: restOf(zones),
      });
    },
  );
  if (!block) throw textsError(context);
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: true,
    texts: isLine ? block.rect : readAlone(context, block),
    ...(isLine && phrases ? { spans: phraseSpans(context, phrases) } : {}),
  });
  const [first] = shots;
  const rect = inset({ x: 0, y: 0, ...zones.canvas }, FRAME.insetPx);
  const ink = first?.backing.kind === 'background' ? first.backing.colors.ink : '#ffffff';
  const frame = shapeClip(
    context,
    { start, duration },
    {
      slot: 'sticker',
      name: 'frame',
      rect,
      fill: flat(ink, 0),
      border: { color: ink, opacity: 0.9, width: FRAME.linePx / Math.min(rect.width, rect.height) },
    },
  );
  // A frame line around a column and its image would join separate parts.
  const isColumned = zones.side === 'beside' && zones.orientation !== 'wide';
  // A print has edges of its own, and so have two images with a band between them.
  const around = zones.side === 'between' || isColumned || shots.some(isPrint) ? [] : [frame];
  return toScene(shots, {
    clips: [...around, ...block.toClips(shots)],
    captionsEnd: isLine ? start : spokenBy(context, block),
  });
};
