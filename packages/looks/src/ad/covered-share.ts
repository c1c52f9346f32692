import type { Box, VisualClip } from '@reelwright/timeline';
import { SLOTS, type SlottedClip, type SlotName } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { findImageOf, placeClip, toSource } from '../picture/place-clip.ts';
import { clampBox, intersect, type Rect, type Size, toBox } from '../rect.ts';
import { measureEm } from '../type/measure-text.ts';
import type { ComposedScene, Span } from '../shots/shot.ts';

/** What texts may hide of the subject that they lie over. */
export const MOST_COVERED = 0.08;
/** The same where a photo fills the canvas: beside a panel, as much of its subject would be cut off. */
export const MOST_COVERED_FULL = { card: 0.2, texts: 0.12, captions: 0.2 } as const;
/** Share of a face or of the richest detail from which it counts as hidden. */
const HIDDEN = { face: 0.04, detail: 0.3 } as const;

/** How much of a scene's subjects its texts hide, where they hide the most. */
export interface Covered {
  /** Share of the visible subject, from 0 to 1. */
  share: number;
  /** Whether a face or the richest detail is hidden. */
  isDetailHidden: boolean;
  isFaceHidden: boolean;
}

export interface CoveredRequest {
  scene: Pick<ComposedScene, 'clips' | 'cuts' | 'captionsEnd'>;
  span: Span;
  images: readonly LookImage[];
  canvas: Size;
  /** Place of the captions, on the canvas; left out without captions. */
  captionBox?: Box | undefined;
}

/** Parts of a shot at which it is measured: when everything has landed, and before the cut. */
const MOMENTS = [0.35, 0.98] as const;

/** Measures what the texts of a scene hide of its subjects, each moved as its clip moves. */
export function measureCovered(request: CoveredRequest): Covered {
  const { scene, span } = request;
  const starts = [span.start, ...scene.cuts];
  const end = span.start + span.duration;
  const measured = starts.flatMap((start, index) => {
    const until = starts[index + 1] ?? end;
    return MOMENTS.map((part) => measureAt(request, Math.floor(start + part * (until - start))));
  });
  return {
    share: Math.max(0, ...measured.map(({ share }) => share)),
    isDetailHidden: measured.some(({ isDetailHidden }) => isDetailHidden),
    isFaceHidden: measured.some(({ isFaceHidden }) => isFaceHidden),
  };
}

const isVisual = (clip: SlottedClip['clip']): clip is VisualClip => clip.kind === 'image' || clip.kind === 'video';
const heightOf = (slot: SlotName): number => SLOTS.findIndex(({ name }) => name === slot);

function measureAt({ scene, images, canvas, captionBox }: CoveredRequest, tick: number): Covered {
  const shown = scene.clips.filter(({ clip }) => clip.start <= tick && tick < clip.start + clip.duration);
  const texts = shown.flatMap((slotted) => {
    const box = textBox(slotted, canvas);
    return box ? [{ box, height: heightOf(slotted.slot) }] : [];
  });
  if (captionBox && tick < (scene.captionsEnd ?? Infinity))
    texts.push({ box: captionBox, height: heightOf('captions') });
  let [seen, hidden] = [0, 0];
  let [isDetailHidden, isFaceHidden] = [false, false];
  for (const { slot, clip } of shown) {
    if (!isVisual(clip) || clip.opacity < 1) continue;
    const image = findImageOf(clip, images);
    if (!image) continue;
    const over = texts.filter(({ height }) => height > heightOf(slot)).map(({ box }) => box);
    // What a panel hides is not in the picture.
    const panels = shown.flatMap((each) => (heightOf(each.slot) > heightOf(slot) ? panelOf(each) : []));
    const place = mapping(image, clip, { tick, canvas });
    const toCanvas = (point: Point): Placed => {
      const placed = place(point);
      return placed && panels.some((panel) => isWithin(placed, panel)) ? undefined : placed;
    };
    const count = (points: readonly Point[]) => countHidden(points.map(toCanvas), over);
    const whole = count(listSubjectPoints(image, clip));
    seen += whole.seen;
    hidden += whole.hidden;
    const [richest] = image.details;
    const isHidden = (part: Box, most: number) => {
      const { seen: all, hidden: lost } = count(listPoints(toSource(image, clip, part)));
      return all > 0 && lost / all > most;
    };
    if (image.faces.some((face) => isHidden(face, HIDDEN.face))) [isDetailHidden, isFaceHidden] = [true, true];
    if (richest && isHidden(richest, HIDDEN.detail)) isDetailHidden = true;
  }
  return { share: seen > 0 ? hidden / seen : 0, isDetailHidden, isFaceHidden };
}

interface Point {
  x: number;
  y: number;
}

/** A point on the canvas, in fractions of it; undefined if its clip's box cuts it off. */
type Placed = Point | undefined;

function countHidden(points: readonly Placed[], boxes: readonly Box[]): { seen: number; hidden: number } {
  const visible = points.filter(
    (point): point is Point => point !== undefined && point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1,
  );
  const hidden = visible.filter((point) => boxes.some((box) => isWithin(point, box)));
  return { seen: visible.length, hidden: hidden.length };
}

const isWithin = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Returns the box of a panel; of one with a round edge, its middle part. */
function panelOf({ clip }: SlottedClip): Box[] {
  return clip.kind === 'shape' && clip.id.includes('-panel-') ? [clip.box] : [];
}

/** Points across and down a part that is measured. */
const GRID = 14;

function listPoints({ x, y, width, height }: Box): Point[] {
  return Array.from({ length: GRID * GRID }, (_, index) => ({
    x: x + (width * ((index % GRID) + 0.5)) / GRID,
    y: y + (height * (Math.floor(index / GRID) + 0.5)) / GRID,
  }));
}

/** Lists points of the product, in fractions of the file: within its box and, where it is known, its outline. */
function listSubjectPoints(image: LookImage, clip: VisualClip): Point[] {
  const outline = image.cutOut?.outline;
  const points = listPoints(toSource(image, clip, image.subject));
  if (!outline || !image.cutOut) return points;
  const outlined = toSource(image, clip, image.cutOut.region);
  return points.filter(({ x, y }) => {
    const across = (x - outlined.x) / outlined.width;
    const down = (y - outlined.y) / outlined.height;
    const band = outline[Math.floor(down * outline.length)];
    return band === undefined ? down >= 0 && down <= 1 : across >= band.from && across <= band.to;
  });
}

/** Returns the function that places points of the clip's file on the canvas at a tick. */
function mapping(image: LookImage, clip: VisualClip, { tick, canvas }: { tick: number; canvas: Size }) {
  const { box, crop, placed, angle } = placeClip(image, clip, { tick, canvas });
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return ({ x, y }: Point): Placed => {
    const [across, down] = [(x - crop.x) / crop.width, (y - crop.y) / crop.height];
    if (across < 0 || across > 1 || down < 0 || down > 1) return undefined;
    const point = { x: placed.x + across * placed.width, y: placed.y + down * placed.height };
    if (!intersect({ ...point, width: 1e-3, height: 1e-3 }, box)) return undefined;
    const [dx, dy] = [point.x - middle.x, point.y - middle.y];
    return {
      x: (middle.x + dx * cos - dy * sin) / canvas.width,
      y: (middle.y + dx * sin + dy * cos) / canvas.height,
    };
  };
}

/** Shapes that carry texts: their plates cover as the texts do. */
const isCard = ({ id }: { id: string }): boolean => /-card-\d+$/u.test(id);
const BARE: ReadonlySet<string> = new Set(['shape', 'doodle', 'arrow', 'chevrons', 'progress_bar']);

/** Returns the part of the canvas that a text or a sticker inks; undefined for images and decoration. */
function textBox({ clip }: SlottedClip, canvas: Size): Box | undefined {
  if (isVisual(clip)) return undefined;
  if (clip.kind === 'title') return titleBox(clip, canvas);
  if (BARE.has(clip.kind)) return clip.kind === 'shape' && isCard(clip) ? clip.box : undefined;
  return clip.box;
}

/** Lines of a title are about this much wider than its length divided by their number. */
const UNEVEN = 1.15;

/** Returns the inked part of a title's box, which is as wide as its column. */
function titleBox({ text, box, style }: Extract<SlottedClip['clip'], { kind: 'title' }>, canvas: Size): Box {
  const fontPx = style.size * Math.min(canvas.width, canvas.height);
  const shown = style.uppercase ? text.toUpperCase() : text;
  const face = { family: style.family, weight: style.weight };
  const lines = Math.max(1, Math.round((box.height * canvas.height) / (style.lineHeight * fontPx)));
  const em = measureEm(face, shown, style.letterSpacing ?? 0) + 2 * (style.plate?.padding ?? 0) * lines;
  const inked = (em * fontPx * (lines === 1 ? 1 : UNEVEN)) / lines / canvas.width;
  const width = Math.min(box.width, inked);
  return { ...box, width, x: style.align === 'left' ? box.x : box.x + (box.width - width) / 2 };
}

/** Usual width of two lines of captions, as a share of their box. */
const CAPTION_WIDTH = 0.84;

/** Returns the part of the captions' box that they usually ink, in fractions of the canvas. */
export function inkedCaptions(box: Rect, canvas: Size, align: 'left' | 'center'): Box {
  const width = CAPTION_WIDTH * box.width;
  const x = align === 'left' ? box.x : box.x + (box.width - width) / 2;
  return clampBox(toBox({ ...box, x, width }, canvas));
}
