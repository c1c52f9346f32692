import type { SceneColors } from '../color/derive-colors.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { StageShape } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { fromEdges, type Rect } from '../rect.ts';
import { type ComposeContext, shapeClip, type Span } from './shot.ts';
import { chooseWorld, drift, MARGIN, worldGround } from './world.ts';

/** How the texts' panel ends where the picture begins. */
export type PanelEdge = 'straight' | 'slant' | 'arc';

export const PANEL_EDGES: Readonly<Record<StageShape, PanelEdge>> = {
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
export const UNDER_PX = { straight: 0, slant: 40, arc: 96 } as const satisfies Record<PanelEdge, number>;
/** Degrees by which a slanted edge leans. */
const LEAN = 2.4;
/** Of an arc's ellipse against the canvas: the flatter, the wider. */
const ARC = { width: 2.2, sagPx: 64 } as const;

/** The colours of a panel, one as long as the same texts stand on it, and of those texts. */
export function panelColors(
  context: ComposeContext,
  /** What it is seen beside. */
  picture: Pick<LookPicture, 'cutOut' | 'plainBackground' | 'subjectColor' | 'palette'>,
): { colors: SceneColors; onIt: SceneColors } {
  const { cutOut, plainBackground, subjectColor, palette } = picture;
  const beside = cutOut || plainBackground === null ? subjectColor : plainBackground;
  const colors = chooseWorld(
    context.look,
    context.colors,
    { palette, ...(beside === undefined ? {} : { subjectColor: beside }) },
    context.turn,
  );
  return { colors, onIt: worldGround(context, colors, context.turn).colors };
}

/** A panel over the part of the canvas above a zone, or beside it. */
export function panelClip(
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
