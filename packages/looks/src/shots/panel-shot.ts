import type { SlottedClip } from '../layout/slots.ts';
import type { StageShape } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { macroClips } from './macro-shot.ts';
import { framePaper, framePhoto } from './photo-frame.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';
import type { SceneColors } from '../color/derive-colors.ts';
import { buildWorld, chooseWorld, drift, MARGIN, worldGround } from './world.ts';

/** How the texts' panel ends where the picture begins. */
type PanelEdge = 'straight' | 'slant' | 'arc';

const EDGES: Readonly<Record<StageShape, PanelEdge>> = {
  disc: 'arc',
  sun: 'arc',
  rings: 'arc',
  blob: 'arc',
  arch: 'arc',
  glow: 'straight',
  column: 'straight',
  block: 'straight',
  slant: 'slant',
  sheet: 'slant',
};
/** How far a picture goes on under its panel, in pixels. */
const UNDER_PX = { straight: 0, slant: 40, arc: 96 } as const satisfies Record<PanelEdge, number>;
/** Degrees by which a slanted edge leans. */
const LEAN = 2.4;
/** Of an arc's ellipse against the canvas: the flatter, the wider. */
const ARC = { width: 2.2, sagPx: 64 } as const;

export interface PanelWish {
  picture: LookPicture;
  /** What the panel leaves free: the texts end at its edge. */
  zone: Rect;
  /** All of the product, or which of its details. */
  detail: number | 'whole';
  turn: number;
}

/**
 * A panel of the look's colour for the texts, and the picture to all other edges: what is large and has no calm place of its own never lies
 * under letters. Undefined for a photo that no crop of the place holds.
 */
export function panelShot(context: ComposeContext, span: Span, wish: PanelWish): Shot | undefined {
  const { look, zones } = context;
  const { picture, zone, turn } = wish;
  const isWorn = picture.isScene && wish.detail === 'whole';
  const edge = zones.orientation === 'wide' || isWorn ? 'straight' : EDGES[look.decoration.stage];
  const frame = fromEdges(zone.x, zone.y - UNDER_PX[edge], zones.canvas.width, zones.canvas.height);
  // One colour as long as the same texts stand on it.
  const colors = chooseWorld(look, context.colors, besideOf(picture), context.turn);
  const backing: Shot['backing'] = { kind: 'ground', colors: worldGround(context, colors, context.turn).colors };
  const panel = panelClip(context, span, { colors, zone, edge, turn });
  if (wish.detail !== 'whole') {
    // A cut-out has a ground of its own below the panel.
    const ground = chooseWorld(look, context.colors, picture, context.turn + 1);
    const hasGround = picture.cutOut !== undefined || picture.hasAlpha;
    const stage = hasGround ? buildWorld(context, span, { colors: ground, below: 0, turn }).clips : [];
    const close = macroClips(context, span, { picture, detail: wish.detail, frame, turn });
    return { ...span, clips: [...stage, ...close, panel], backing };
  }
  if (picture.plainBackground === null || picture.kind === 'video') {
    const clip = framePhoto(context, span, { picture, frame, clear: zone, turn });
    return clip && { ...span, clips: [{ slot: 'picture', clip }, panel], backing };
  }
  const { clip, paper } = framePaper(context, span, { picture, frame, clear: zone, turn });
  const sheet = { name: 'paper', fill: flat(picture.plainBackground) };
  if (bottomOf(paper) >= bottomOf(frame) - 1)
    return {
      ...span,
      clips: [shapeClip(context, span, { ...sheet, slot: 'backdrop', rect: paper }), { slot: 'picture', clip }, panel],
      backing,
    };
  // A band: the panel's colour goes on below it.
  const band = { ...paper, y: zone.y, height: bottomOf(paper) - zone.y };
  const world = buildWorld(context, span, { colors, below: zone.y, turn: context.turn });
  if (clip.kind !== 'image') return undefined;
  return {
    ...span,
    clips: [
      ...world.clips,
      shapeClip(context, span, { ...sheet, slot: 'decor', rect: band }),
      { slot: 'product', clip },
    ],
    backing,
  };
}

/** What a panel is seen beside: the plain ground of a photo, else the product. */
function besideOf({ cutOut, plainBackground, subjectColor, palette }: LookPicture): Parameters<typeof chooseWorld>[2] {
  const color = cutOut || plainBackground === null ? subjectColor : plainBackground;
  return { palette, ...(color === undefined ? {} : { subjectColor: color }) };
}

function panelClip(
  context: ComposeContext,
  span: Span,
  { colors, zone, edge, turn }: { colors: SceneColors; zone: Rect; edge: PanelEdge; turn: number },
): SlottedClip {
  const { canvas, orientation } = context.zones;
  const { fill, pattern } = worldGround(context, colors, context.turn);
  // It drifts along its edge, so that the edge stays.
  const { x, y } = drift(span, turn);
  const [across, down] = [MARGIN * canvas.width, MARGIN * canvas.height];
  const isWide = orientation === 'wide';
  const drawing = {
    slot: 'decor' as const,
    name: 'panel',
    fill,
    ...(pattern ? { pattern } : {}),
    transform: isWide ? { y } : { x },
  };
  if (isWide) return shapeClip(context, span, { ...drawing, rect: fromEdges(0, -down, zone.x, canvas.height + down) });
  switch (edge) {
    case 'straight':
      return shapeClip(context, span, { ...drawing, rect: fromEdges(-across, 0, canvas.width + across, zone.y) });
    case 'slant':
      return shapeClip(context, span, {
        ...drawing,
        rect: fromEdges(-0.3 * canvas.width, -0.3 * canvas.height, 1.3 * canvas.width, zone.y),
        tilt: turn % 2 === 0 ? LEAN : -LEAN,
      });
    case 'arc': {
      const width = ARC.width * canvas.width;
      const low = zone.y + ARC.sagPx;
      return shapeClip(context, span, {
        ...drawing,
        rect: fromEdges((canvas.width - width) / 2, low - 2.4 * zone.y, (canvas.width + width) / 2, low),
        shape: 'ellipse',
      });
    }
  }
}
