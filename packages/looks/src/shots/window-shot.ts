import { colorDistance } from '../color/color-distance.ts';
import type { SceneColors } from '../color/derive-colors.ts';
import { BLACK, mix, WHITE } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
import type { Zones } from '../zones.ts';
import { macroClips } from './macro-shot.ts';
import { panelColors, type PanelWish } from './panel.ts';
import { framePaper } from './paper-frame.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';
import { buildWorld } from './world.ts';

/** Distance of a print from the canvas' edges and from the texts, in pixels. */
const MARGIN = { sidePx: 18, footPx: 34, textPx: 8 } as const;
/** How much wider than a print the area of its photo is taken, so that the product is as large as beside a panel. */
const WIDER_PX = 40;
/** The shadow below a print: how far it reaches beyond it, in pixels, and its opacity. */
const SHADOW = { reachPx: 44, downPx: 22, opacity: 0.34, softness: 0.08 } as const;

/**
 * Shows a close-up, or a photo on white, as a print before the look's set, on which the texts stand: its edges are seen
 * on all sides, where an image that ends at a panel looks cut off.
 */
export function windowShot(context: ComposeContext, span: Span, { image, zone, detail, turn }: PanelWish): Shot {
  const { colors } = panelColors(context, image);
  const world = buildWorld(context, span, { colors, below: 0, turn, isLying: true });
  const rect = printOf(context.zones, zone);
  const isCutOut = image.cutOut !== undefined || image.hasAlpha;
  const paper = isCutOut ? paperBehind(image, colors) : (image.plainBackground ?? colors.background);
  const content: SlottedClip[] =
    typeof detail === 'number'
      ? macroClips(context, span, { image, detail, frame: rect, slot: 'product', name: 'macro', turn })
      : [
          {
            slot: 'product',
            clip: framePaper(context, span, {
              image,
              frame: rect,
              clear: inset(rect, -WIDER_PX / 2, 0),
              turn,
              isNear: detail === 'near',
            }),
          },
        ];
  return {
    ...span,
    clips: [
      ...world.clips,
      shapeClip(context, span, {
        slot: 'decor',
        name: 'window-shadow',
        rect: { ...inset(rect, -SHADOW.reachPx), y: rect.y - SHADOW.reachPx + SHADOW.downPx },
        fill: flat('#000000', SHADOW.opacity),
        softness: SHADOW.softness,
      }),
      shapeClip(context, span, { slot: 'veil', name: 'window', rect, fill: flat(paper) }),
      ...content,
    ],
    backing: { kind: 'background', colors: world.colors },
  };
}

/** Whether a shot shows a print. */
export function isPrint({ clips, start }: Pick<Shot, 'clips' | 'start'>): boolean {
  return clips.some(({ clip }) => clip.id.endsWith(`-window-${start}`));
}

function printOf({ canvas, side, orientation }: Zones, zone: Rect): Rect {
  const { sidePx, footPx, textPx } = MARGIN;
  const isBeside = side === 'beside';
  const foot = orientation === 'tall' ? footPx : sidePx;
  return fromEdges(
    Math.max(zone.x, isBeside ? zone.x : sidePx),
    isBeside || side === 'below' ? sidePx : zone.y + textPx,
    rightOf(zone) - sidePx,
    side === 'below' ? bottomOf(zone) - textPx : canvas.height - foot,
  );
}

/** Shares of white and of black in the papers of prints, and the least Oklab distance of a product to the light one. */
const PAPERS = { white: 0.8, black: 0.5, apart: 0.2 } as const;

/** Returns the paper behind a cut-out close-up: a light tint of what is behind the print, or a dark one for light products. */
function paperBehind({ subjectColor, palette }: LookImage, { background }: SceneColors): string {
  const light = mix(background, WHITE, PAPERS.white);
  const product = subjectColor ?? palette[0];
  return product === undefined || colorDistance(light, product) >= PAPERS.apart
    ? light
    : mix(background, BLACK, PAPERS.black);
}
