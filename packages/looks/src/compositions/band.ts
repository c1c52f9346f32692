import { hasText } from '../layout/scene-content.ts';
import { titleItem } from '../layout/text-items.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { macroClips } from '../shots/macro-shot.ts';
import { spokenBy } from '../shots/overlays.ts';
import { panelColors } from '../shots/panel.ts';
import { type ComposeContext, shapeClip, type ComposedScene, type Shot, type Span } from '../shots/shot.ts';
import { stageShot } from '../shots/stage-shot.ts';
import { cutSpans, DIVIDED_SHOT_TICKS } from '../shots/takes.ts';
import { fitTexts } from '../shots/texts.ts';
import { panelBackground } from '../shots/world.ts';
import { toScene } from './composition.ts';

/** Shares of the canvas height: the band's middle, and the maximum of its texts. */
const BAND = { middle: 0.44, texts: 0.19, airPx: 52 } as const;

/**
 * Composes a band of texts across the canvas, with the whole product on one side and its close-up or another image on
 * the other. They swap sides at every cut. Returns undefined if captions need the space, or if nothing can be divided.
 */
export function composeBand(context: ComposeContext): ComposedScene | undefined {
  const { content, zones, images, turn, duration } = context;
  const { canvas, safe, caption } = zones;
  const { title } = content;
  const [own, other] = images;
  if (!hasText(title) || (caption && !content.isSpoken) || !own) return undefined;
  const height = BAND.texts * canvas.height;
  const block = fitTexts(context, {
    items: (scene) => [titleItem(scene, title, 2)],
    area: { ...safe, y: BAND.middle * canvas.height - height / 2, height },
    down: 0.5,
  });
  if (!block) return undefined;
  const band = fromEdges(0, block.rect.y - BAND.airPx, canvas.width, bottomOf(block.rect) + BAND.airPx);
  const { colors, onIt } = panelColors(context, own);
  const { colors: _, ...drawing } = panelBackground(context, colors);
  const upper = fromEdges(0, 0, canvas.width, band.y);
  const lower = fromEdges(0, bottomOf(band), canvas.width, canvas.height);
  const shots = cutSpans(context, Math.max(1, Math.round(duration / DIVIDED_SHOT_TICKS))).flatMap(
    (span, index): Shot[] => {
      const [whole, close] = index % 2 === 0 ? [upper, lower] : [lower, upper];
      const staged = stageHalf(context, span, whole);
      if (!staged) return [];
      const second = macroClips(context, span, {
        image: other && index % 2 === 1 ? other : own,
        detail: turn + index,
        frame: close,
        slot: 'second-image',
        turn: turn + index,
      });
      const panel = shapeClip(context, span, { slot: 'decor', name: 'panel', rect: band, ...drawing });
      return [{ ...span, clips: [...staged, panel, ...second], backing: { kind: 'background', colors: onIt } }];
    },
  );
  if (shots.length === 0) return undefined;
  return toScene(shots, { clips: block.toClips(shots), captionsEnd: spokenBy(context, block) });
}

/** Stages the whole product in its half. */
function stageHalf(context: ComposeContext, span: Span, zone: Rect): Shot['clips'] | undefined {
  const [image] = context.images;
  // Even turns are lit from the left.
  const turn = context.turn - (context.turn % 2);
  const staged = image && stageShot(context, span, { image, zone, pose: 'stand', turn });
  // A podium above the band would reach into it.
  const isAbove = zone.y === 0;
  return staged?.clips.filter(({ slot }) => !(isAbove && slot === 'veil'));
}
