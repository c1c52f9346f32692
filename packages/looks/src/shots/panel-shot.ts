import { colorDistance } from '../color/color-distance.ts';
import type { SceneColors } from '../color/derive-colors.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { fromEdges, type Rect } from '../rect.ts';
import { macroClips } from './macro-shot.ts';
import { isStudio } from '../picture/photo-traits.ts';
import { framePaper } from './paper-frame.ts';
import { framePhoto } from './photo-frame.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';
import { PANEL_EDGES, panelClip, panelColors, UNDER_PX } from './panel.ts';
import { buildWorld, chooseWorld } from './world.ts';

export interface PanelWish {
  picture: LookPicture;
  /** What the panel leaves free: the texts end at its edge. */
  zone: Rect;
  /** All of the product, nearer than that, or which of its details. */
  detail: number | 'whole' | 'near';
  turn: number;
}

/**
 * A panel of the look's colour for the texts, and the picture to all other edges: what is large and has no calm place of its own never lies
 * under letters. Undefined for a photo that no crop of the place holds.
 */
export function panelShot(context: ComposeContext, span: Span, wish: PanelWish): Shot | undefined {
  const { look, zones } = context;
  const { picture, zone, turn } = wish;
  const isWorn = picture.isScene && typeof wish.detail === 'string';
  const edge = zones.orientation === 'wide' || isWorn ? 'straight' : PANEL_EDGES[look.decoration.stage];
  const frame = fromEdges(zone.x, zone.y - UNDER_PX[edge], zones.canvas.width, zones.canvas.height);
  const { colors, onIt } = panelColors(context, picture);
  const backing: Shot['backing'] = { kind: 'ground', colors: onIt };
  const isNear = wish.detail === 'near';
  const panel = panelClip(context, span, { colors, zone, edge, turn });
  if (typeof wish.detail === 'number') {
    // A cut-out has a ground of its own below the panel.
    const ground = chooseStage(context, picture, colors);
    const hasGround = picture.cutOut !== undefined || picture.hasAlpha;
    const stage = hasGround ? buildWorld(context, span, { colors: ground, below: 0, turn }).clips : [];
    const close = macroClips(context, span, { picture, detail: wish.detail, frame, turn });
    return { ...span, clips: [...stage, ...close, panel], backing };
  }
  // Only the white of a studio hides where a photo ends.
  if (!isStudio(picture) || picture.kind === 'video') {
    const clip = framePhoto(context, span, { picture, frame, clear: zone, turn, isNear });
    if (clip) return { ...span, clips: [{ slot: 'picture', clip }, panel], backing };
    if (picture.plainBackground === null || picture.kind === 'video') return undefined;
  }
  const clip = framePaper(context, span, { picture, frame, clear: zone, turn, isNear });
  const paper = shapeClip(context, span, {
    slot: 'backdrop',
    name: 'paper',
    rect: frame,
    fill: flat(picture.plainBackground ?? colors.ground),
  });
  return { ...span, clips: [paper, { slot: 'picture', clip }, panel], backing };
}

/** Oklab: a panel nearer than this to what lies below it would cut the product off without an edge. */
const LEAST_STEP = 0.22;
const TRIES = 5;

/** The ground below a panel: the next one in turn that stands off it. */
function chooseStage(context: ComposeContext, picture: LookPicture, panel: SceneColors): SceneColors {
  const grounds = Array.from({ length: TRIES }, (_, index) =>
    chooseWorld(context.look, context.colors, picture, context.turn + 1 + index),
  );
  const far = grounds.find(({ ground }) => colorDistance(ground, panel.ground) >= LEAST_STEP);
  return far ?? grounds[0] ?? panel;
}
