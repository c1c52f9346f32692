import { colorDistance } from '../color/color-distance.ts';
import { type SceneColors, sceneColors } from '../color/derive-colors.ts';
import { isBackgroundFor } from '../color/harmony.ts';
import { toOklch } from '../color/oklch.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { PanelEdge } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { type ComposeContext, shapeClip, type Span } from './shot.ts';
import { wallColors } from './wall-colors.ts';
import { chooseWorld, drift, MARGIN, panelBackground } from './world.ts';

export interface PanelWish {
  image: LookImage;
  /** The area that the panel leaves free: the texts end at its edge. */
  zone: Rect;
  /** The whole product, closer than that, or the index of a detail. */
  detail: number | 'whole' | 'near';
  turn: number;
}

/** How far an image extends under its panel, in pixels. */
export const UNDER_PX = { straight: 0, slant: 40, arc: 96 } as const satisfies Record<PanelEdge, number>;
/** How far a panel's edge reaches beyond the line where its texts end, in pixels. */
export const OVER_PX = { straight: 0, slant: 24, arc: 64 } as const satisfies Record<PanelEdge, number>;
/** Rotation of a slanted edge in degrees. */
const LEAN = 2.4;
/** Width of an arc's ellipse relative to the canvas: a wider ellipse is flatter. */
const ARC = { width: 2.2, sagPx: OVER_PX.arc } as const;

/** Least Oklab distance of a panel to what stands beside it, which has an edge of its own there. */
const LEAST_APART = 0.12;

/** Returns the colours of a panel, which stay the same as long as its texts do, and of those texts. */
export function panelColors(
  context: ComposeContext,
  /** The image beside the panel. */
  image: Beside,
): { colors: SceneColors; onIt: SceneColors } {
  // All panels of a scene have one colour, unless the image beside one nearly has it too.
  const [own] = context.images;
  const shared = own && own !== image ? chooseBeside(context, own) : undefined;
  const beside = besideOf(image);
  const isApart = shared && (!beside || colorDistance(shared.background, beside) >= LEAST_APART);
  const colors = isApart ? shared : chooseBeside(context, image);
  return { colors, onIt: panelBackground(context, colors).colors };
}

type Beside = Pick<LookImage, 'cutOut' | 'plainBackground' | 'subjectColor' | 'palette' | 'scene'>;

/** Least chroma of a panel in one of the ad's colours, and its least Oklab distance to the product beside it. */
const VIVID = { chroma: 0.06, apart: 0.16 } as const;

const isPhoto = ({ cutOut, plainBackground, scene }: Beside): boolean => !cutOut && !scene && plainBackground === null;

function besideOf({ cutOut, plainBackground, subjectColor }: Beside): string | undefined {
  return cutOut || plainBackground === null ? subjectColor : plainBackground;
}

function chooseBeside(context: ComposeContext, image: Beside): SceneColors {
  const beside = besideOf(image);
  // In an ad with scenes, panels have the colour of their wall: the ad looks as if shot in one place.
  if (image.scene) return wallColors(context.colors, image.scene).onWall;
  // Pale paper beside a photo that is full of colours looks like a form. On the card, the ad has its own colour.
  const isAccentFirst = context.place % 2 === 0 || context.layout === 'end' || context.layout === 'cta';
  const vivid = (isAccentFirst ? (['accent', 'support'] as const) : (['support'] as const))
    .map((role) => sceneColors(context.colors, role))
    .find(
      ({ background }) =>
        toOklch(background).chroma >= VIVID.chroma &&
        isBackgroundFor(background, image.subjectColor) &&
        (beside === undefined || colorDistance(background, beside) >= VIVID.apart),
    );
  if (vivid && isPhoto(image)) return vivid;
  return chooseWorld(
    context.look,
    context.colors,
    {
      palette: image.palette,
      ...(beside === undefined ? {} : { subjectColor: beside }),
      ...(image.subjectColor === undefined ? {} : { productColor: image.subjectColor }),
    },
    context.turn,
    LEAST_APART,
  );
}

/** Builds a panel over the part of the canvas that a zone leaves to the texts. */
export function panelClip(
  context: ComposeContext,
  span: Span,
  { colors, zone, edge, turn }: { colors: SceneColors; zone: Rect; edge: PanelEdge; turn: number },
): SlottedClip {
  const { canvas, side } = context.zones;
  const { fill, pattern } = panelBackground(context, colors);
  // The panel drifts along its edge, so that the edge stays in place.
  const { x, y } = drift(span, turn);
  const [across, down] = [MARGIN * canvas.width, MARGIN * canvas.height];
  const isBeside = side === 'beside';
  const drawing = {
    slot: 'decor' as const,
    name: 'panel',
    fill,
    ...(pattern ? { pattern } : {}),
    transform: isBeside ? { y } : { x },
  };
  if (isBeside)
    return shapeClip(context, span, { ...drawing, rect: fromEdges(0, -down, zone.x, canvas.height + down) });
  const isBelow = side === 'below';
  const line = isBelow ? bottomOf(zone) : zone.y;
  /** Returns a strip of the panel, from its edge to far beyond the canvas or to its end. */
  const part = (left: number, right: number, beyond: number) =>
    isBelow ? fromEdges(left, line, right, canvas.height + beyond) : fromEdges(left, -beyond, right, line);
  switch (edge) {
    case 'straight':
      return shapeClip(context, span, { ...drawing, rect: part(-across, canvas.width + across, 0) });
    case 'slant':
      return shapeClip(context, span, {
        ...drawing,
        rect: part(-0.3 * canvas.width, 1.3 * canvas.width, 0.3 * canvas.height),
        tilt: turn % 2 === 0 ? LEAN : -LEAN,
      });
    case 'arc': {
      const width = ARC.width * canvas.width;
      const [left, right] = [(canvas.width - width) / 2, (canvas.width + width) / 2];
      const depth = 2.4 * (isBelow ? canvas.height - line : line);
      const summit = isBelow ? line - ARC.sagPx : line + ARC.sagPx;
      return shapeClip(context, span, {
        ...drawing,
        rect: isBelow ? fromEdges(left, summit, right, summit + depth) : fromEdges(left, summit - depth, right, summit),
        shape: 'ellipse',
      });
    }
  }
}

/**
 * Minimum Oklab distance between a panel and the background below it: below this, the product would be cut off without
 * a visible edge.
 */
const LEAST_STEP = 0.22;
const TRIES = 5;

/** Chooses the background beside a panel: the next one by turn that contrasts with it. */
export function stageBeside(context: ComposeContext, image: LookImage, panel: SceneColors): SceneColors {
  if (image.scene) return wallColors(context.colors, image.scene, image.subjectColor).beside;
  const backgrounds = Array.from({ length: TRIES }, (_, index) =>
    chooseWorld(context.look, context.colors, image, context.turn + 1 + index),
  );
  const far = backgrounds.find(({ background }) => colorDistance(background, panel.background) >= LEAST_STEP);
  return far ?? backgrounds[0] ?? panel;
}
