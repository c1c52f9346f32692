import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fitAspect, fromEdges, type Rect, rightOf } from '../rect.ts';
import { isOtherVariant } from '../ad/variants.ts';
import { macroClips } from '../shots/macro-shot.ts';
import { edgeOf, spokenBy, titleBlock } from '../shots/overlays.ts';
import { type ComposeContext, shapeClip, type Shot } from '../shots/shot.ts';
import { cutSpans, productZone } from '../shots/takes.ts';
import { chooseWorld, panelBackground } from '../shots/world.ts';
import { type Composition, toScene } from './composition.ts';

const GAP_PX = 14;
const SLOTS = ['product', 'second-image', 'image'] as const;

/**
 * Composes three cells, each with another part or image. At every cut the cells swap places and one of them changes its
 * content.
 */
export const composeGrid: Composition = (context: ComposeContext) => {
  const block = titleBlock(context, { maxLines: 2 });
  const zone = productZone(context, edgeOf(context, block));
  const { images, turn, look, colors } = context;
  const [own] = images;
  if (!own) return toScene([]);
  // All cells are photos, whose edges make cells of close-ups too, unless an image has no background of its own.
  const shown = images.slice(0, SLOTS.length);
  const isPhoto = !shown.some(({ hasAlpha }) => hasAlpha);
  const showsColors = shown.length === SLOTS.length && shown.every((each) => each === own || isOtherVariant(own, each));
  const { colors: onIt, ...drawing } = panelBackground(context, chooseWorld(look, colors, own, turn));
  const shots = cutSpans(context).map((span, index): Shot => {
    const page = shapeClip(context, span, {
      slot: 'backdrop',
      name: 'world',
      rect: { x: 0, y: 0, ...context.zones.canvas },
      ...drawing,
    });
    const cells = listCells(zone, index % 2 === 1, own);
    const clips = cells.flatMap((frame, cell) => {
      const shownAt = (each: number) => images[(each + index) % Math.min(3, images.length)] ?? own;
      const image = shownAt(cell);
      // Without details, a part of an image tells less than the whole, where that is not beside it.
      const isPlain = image.details.length === 0 && (cell === 0 || image !== shownAt(0));
      return macroClips(context, span, {
        image,
        detail:
          showsColors || ((cell === 0 || isPlain) && fillsCell(image, frame)) ? 'whole' : Math.max(0, cell - 1) + index,
        isPhoto,
        frame,
        slot: SLOTS[cell] ?? 'image',
        turn: turn + index,
      });
    });
    return {
      ...span,
      clips: [page, ...clips],
      backing: { kind: 'background', colors: onIt },
    };
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};

/** Maximum ratio between a product's aspect and its cell's: a flat product would be a line in a tall cell. */
const MOST_UNLIKE = 1.9;

function fillsCell(image: LookImage, frame: Rect): boolean {
  const source = image.cutOut ?? image;
  return source.width / source.height / (frame.width / frame.height) < MOST_UNLIKE;
}

/** Returns one large cell and two beside it, divided so that the image is as large as possible in the first. */
function listCells(zone: Rect, isTurned: boolean, { cutOut, width, height }: LookImage): [Rect, Rect, Rect] {
  const aspect = cutOut ? cutOut.width / cutOut.height : width / height;
  const [upright, level] = [listUpright(zone, isTurned), listLevel(zone, isTurned)];
  return fitAspect(upright[0], aspect).width >= fitAspect(level[0], aspect).width ? upright : level;
}

/** Returns one cell across the zone and two in a row; the large one is above or below. */
function listLevel(zone: Rect, isTurned: boolean): [Rect, Rect, Rect] {
  const [left, right] = [zone.x + GAP_PX, rightOf(zone) - GAP_PX];
  const [top, low] = [zone.y + GAP_PX, bottomOf(zone) - GAP_PX];
  const seam = top + (low - top) * (isTurned ? 0.4 : 0.6);
  const middle = (left + right) / 2;
  const half = GAP_PX / 2;
  const large = isTurned ? fromEdges(left, seam + half, right, low) : fromEdges(left, top, right, seam - half);
  const [from, to] = isTurned ? ([top, seam - half] as const) : ([seam + half, low] as const);
  return [large, fromEdges(left, from, middle - half, to), fromEdges(middle + half, from, right, to)];
}

/** Returns one tall cell and two beside it; the tall one is left or right. */
function listUpright(zone: Rect, isTurned: boolean): [Rect, Rect, Rect] {
  const left = zone.x + GAP_PX;
  const right = zone.x + zone.width - GAP_PX;
  const [top, low] = [zone.y + GAP_PX, zone.y + zone.height - GAP_PX];
  const seam = isTurned ? left + (right - left) * 0.42 : left + (right - left) * 0.58;
  const middle = (top + low) / 2;
  const half = GAP_PX / 2;
  const tall = isTurned ? fromEdges(seam + half, top, right, low) : fromEdges(left, top, seam - half, low);
  const side = isTurned ? ([left, seam - half] as const) : ([seam + half, right] as const);
  return [tall, fromEdges(side[0], top, side[1], middle - half), fromEdges(side[0], middle + half, side[1], low)];
}
