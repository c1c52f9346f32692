import { colorDistance } from '../color/color-distance.ts';
import { paperColors, type SceneColors } from '../color/derive-colors.ts';
import { BLACK, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isStudio } from '../picture/photo-traits.ts';
import { bottomOf, fitAspect, fromEdges, type Rect, rightOf } from '../rect.ts';
import { isOtherVariant } from '../ad/variants.ts';
import { listApart } from '../shots/close-ups.ts';
import { macroClips } from '../shots/macro-shot.ts';
import { edgeOf, spokenBy, titleBlock } from '../shots/overlays.ts';
import { productSource } from '../shots/product-source.ts';
import { type ComposeContext, flat, shapeClip, type Shot } from '../shots/shot.ts';
import { cutSpans, divideSpans } from '../shots/cut-spans.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { chooseWorld, panelBackground } from '../shots/world.ts';
import { type Composition, toScene } from './composition.ts';

/** Distance between cells with photos, in pixels. Fields of colour abut. */
const GAP_PX = 14;
const SLOTS = ['product', 'second-image', 'image'] as const;
/** Slots of cells on fields: the first stands on the page, the others above their fields. */
const ON_FIELDS = ['image', 'product', 'second-image'] as const;
const FIELD_SLOTS = ['decor', 'veil'] as const;

/**
 * Composes three cells, each with another part or image. At every cut the cells swap places and one of them changes its
 * content. Products without a background stand on fields of colour that run to the canvas' edges; photos on white stand
 * on a page of their own white.
 */
export const composeGrid: Composition = (context: ComposeContext) => {
  const block = titleBlock(context, { maxLines: 2 });
  const zone = productZone(context, edgeOf(context, block));
  const { images, turn } = context;
  const [own] = images;
  if (!own) return toScene([]);
  const shown = images.slice(0, SLOTS.length);
  // All cells are alike: cut-outs on fields, or photos, whose edges make cells of close-ups too.
  const isOnFields = shown.every((image) => productSource(image) !== undefined);
  const isPhoto = !isOnFields && !shown.some(({ hasAlpha }) => hasAlpha);
  const showsColors = shown.length === SLOTS.length && shown.every((each) => each === own || isOtherVariant(own, each));
  const [{ colors: onIt, ...page }, ...fields] = listPages(context, shown, isOnFields);
  const whole = { x: 0, y: 0, ...context.zones.canvas };
  const [inCells, later] = divideSpans(cutSpans(context), context.start);
  const cellShots = inCells.map((span, index): Shot => {
    const cells = listCells(zone, { isTurned: index % 2 === 1, gap: isOnFields ? 0 : GAP_PX }, own);
    const behind = isOnFields
      ? FIELD_SLOTS.flatMap((slot, field) => {
          const [rect, drawing] = [cells[field + 1], fields[(field + index) % fields.length]];
          if (!rect || !drawing) return [];
          const { colors: _, ...drawn } = drawing;
          return [shapeClip(context, span, { slot, name: `field-${field}`, rect, ...drawn })];
        })
      : [];
    const clips = cells.flatMap((frame, cell) => {
      const shownAt = (each: number) => images[(each + index) % Math.min(3, images.length)] ?? own;
      const image = shownAt(cell);
      // Without details, a part of an image tells less than the whole, where that is not beside it.
      const isPlain = image.details.length === 0 && (cell === 0 || image !== shownAt(0));
      return macroClips(context, span, {
        image,
        detail:
          showsColors || ((cell === 0 || isPlain) && fillsCell(image, frame))
            ? 'whole'
            : detailAt(image, Math.max(0, cell - 1) + index),
        isPhoto,
        frame,
        slot: (isOnFields ? ON_FIELDS : SLOTS)[cell] ?? 'image',
        turn: turn + index,
      });
    });
    return {
      ...span,
      clips: [shapeClip(context, span, { slot: 'backdrop', name: 'world', rect: whole, ...page }), ...behind, ...clips],
      backing: { kind: 'background', colors: onIt },
    };
  });
  const rest =
    later.length > 0 ? takeShots(context, { zone, isPaneled: block !== undefined, begin: 'macro', spans: later }) : [];
  const shots = [...cellShots, ...rest];
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};

/** Returns a detail of an image by turn, such that cells beside each other show different parts. */
function detailAt(image: LookImage, turn: number): number {
  const apart = listApart(image);
  return apart[turn % Math.max(1, apart.length)] ?? turn;
}

type Page = ReturnType<typeof panelBackground>;

/** Turns after which the fields of a page are chosen: neighbours differ. */
const FIELD_TURNS = [1, 2, 3, 4] as const;
/** Least Oklab distance between two fields that abut. */
const FIELDS_APART = 0.1;

/** Returns the page of a grid, and the fields beside it. */
function listPages(context: ComposeContext, shown: readonly LookImage[], isOnFields: boolean): [Page, ...Page[]] {
  const { look, colors, turn } = context;
  const [own] = shown;
  const world = (at: number) => chooseWorld(look, colors, own ?? { palette: [] }, at);
  const paper = own?.plainBackground;
  if (!isOnFields && paper && shown.every(isStudio))
    return [{ fill: flat(paper), colors: paperColors(colors, paper) } satisfies Page];
  const first = world(turn);
  if (!isOnFields) return [panelBackground(context, first)];
  const fields: SceneColors[] = [];
  for (const after of FIELD_TURNS) {
    const field = world(turn + after);
    const isApart = [first, ...fields].every(
      ({ background }) => colorDistance(background, field.background) >= FIELDS_APART,
    );
    if (isApart) fields.push(field);
  }
  // An ad in one colour has a lighter or darker field of it.
  if (fields.length === 0) {
    const away = luminanceOf(first.background) > MIDDLE ? BLACK : WHITE;
    fields.push(paperColors(colors, mix(first.background, away, FIELD_STEP)));
  }
  return [panelBackground(context, first), ...fields.map((field) => panelBackground(context, field))];
}

/** Luminance from which a field of the page's colour is darker than the page, and its share of black or white. */
const MIDDLE = 0.4;
const FIELD_STEP = 0.16;

/** Maximum ratio between a product's aspect and its cell's: a flat product would be a line in a tall cell. */
const MOST_UNLIKE = 1.9;

function fillsCell(image: LookImage, frame: Rect): boolean {
  const source = image.cutOut ?? image;
  return source.width / source.height / (frame.width / frame.height) < MOST_UNLIKE;
}

interface Division {
  isTurned: boolean;
  /** Around the cells, in pixels. */
  gap: number;
}

/** Returns one large cell and two beside it, divided so that the image is as large as possible in the first. */
function listCells(zone: Rect, division: Division, { cutOut, width, height }: LookImage): [Rect, Rect, Rect] {
  const aspect = cutOut ? cutOut.width / cutOut.height : width / height;
  const [upright, level] = [listUpright(zone, division), listLevel(zone, division)];
  return fitAspect(upright[0], aspect).width >= fitAspect(level[0], aspect).width ? upright : level;
}

/** Returns one cell across the zone and two in a row; the large one is above or below. */
function listLevel(zone: Rect, { isTurned, gap }: Division): [Rect, Rect, Rect] {
  const [left, right] = [zone.x + gap, rightOf(zone) - gap];
  const [top, low] = [zone.y + gap, bottomOf(zone) - gap];
  const seam = top + (low - top) * (isTurned ? 0.36 : 0.64);
  const middle = (left + right) / 2;
  const half = gap / 2;
  const large = isTurned ? fromEdges(left, seam + half, right, low) : fromEdges(left, top, right, seam - half);
  const [from, to] = isTurned ? ([top, seam - half] as const) : ([seam + half, low] as const);
  return [large, fromEdges(left, from, middle - half, to), fromEdges(middle + half, from, right, to)];
}

/** Returns one tall cell and two beside it; the tall one is left or right. */
function listUpright(zone: Rect, { isTurned, gap }: Division): [Rect, Rect, Rect] {
  const left = zone.x + gap;
  const right = zone.x + zone.width - gap;
  const [top, low] = [zone.y + gap, zone.y + zone.height - gap];
  const seam = isTurned ? left + (right - left) * 0.4 : left + (right - left) * 0.6;
  const middle = (top + low) / 2;
  const half = gap / 2;
  const tall = isTurned ? fromEdges(seam + half, top, right, low) : fromEdges(left, top, seam - half, low);
  const side = isTurned ? ([left, seam - half] as const) : ([seam + half, right] as const);
  return [tall, fromEdges(side[0], top, side[1], middle - half), fromEdges(side[0], middle + half, side[1], low)];
}
