import type { Box, VisualClip } from '@reelwright/timeline';
import { SLOTS, type SlottedClip, type SlotName } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { findImageOf, type PlacedClip, placeClip, toSource } from '../picture/place-clip.ts';
import { clampBox, type Rect, type Size, toBox } from '../rect.ts';
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
    const box = inkedBox(slotted, canvas);
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
    const shot: Shot = { place: placeClip(image, clip, { tick, canvas }), canvas, panels, over };
    const whole = countHidden(toSource(image, clip, image.subject), shot, outlineOf(image, clip));
    seen += whole.seen;
    hidden += whole.hidden;
    const [richest] = image.details;
    const isHidden = (part: Box, most: number) => {
      const { seen: all, hidden: lost } = countHidden(toSource(image, clip, part), shot);
      return all > 0 && lost / all > most;
    };
    if (image.faces.some((face) => isHidden(face, HIDDEN.face))) [isDetailHidden, isFaceHidden] = [true, true];
    if (richest && isHidden(richest, HIDDEN.detail)) isDetailHidden = true;
  }
  return { share: seen > 0 ? hidden / seen : 0, isDetailHidden, isFaceHidden };
}

/** A clip at a moment, with what lies over it, in fractions of the canvas. */
interface Shot {
  place: PlacedClip;
  canvas: Size;
  /** What these hide is not in the picture. */
  panels: readonly Box[];
  over: readonly Box[];
}

/** Points across and down a part that is measured. */
const GRID = 14;
/** Size of a point on the canvas, in pixels: one at the very edge of its clip's box is cut off. */
const POINT_PX = 1e-3;

/**
 * Counts the points of a part that are in the picture, and those of them that are hidden. The part is in fractions of
 * the file. Thousands of parts are measured for an ad, so nothing is allocated for a point.
 */
function countHidden(part: Box, { place, canvas, panels, over }: Shot, outline?: Outline) {
  const { box, crop, placed, angle } = place;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  let [seen, hidden] = [0, 0];
  for (let index = 0; index < GRID * GRID; index += 1) {
    const x = part.x + (part.width * ((index % GRID) + 0.5)) / GRID;
    const y = part.y + (part.height * (Math.floor(index / GRID) + 0.5)) / GRID;
    if (outline && !isOutlined(outline, x, y)) continue;
    const across = (x - crop.x) / crop.width;
    const down = (y - crop.y) / crop.height;
    if (across < 0 || across > 1 || down < 0 || down > 1) continue;
    const pointX = placed.x + across * placed.width;
    const pointY = placed.y + down * placed.height;
    const isInBox =
      Math.min(pointX + POINT_PX, right) - Math.max(pointX, box.x) > 0 &&
      Math.min(pointY + POINT_PX, bottom) - Math.max(pointY, box.y) > 0;
    if (!isInBox) continue;
    const [dx, dy] = [pointX - middleX, pointY - middleY];
    const canvasX = (middleX + dx * cos - dy * sin) / canvas.width;
    const canvasY = (middleY + dx * sin + dy * cos) / canvas.height;
    if (!(canvasX >= 0 && canvasX <= 1 && canvasY >= 0 && canvasY <= 1)) continue;
    if (isWithinAny(canvasX, canvasY, panels)) continue;
    seen += 1;
    if (isWithinAny(canvasX, canvasY, over)) hidden += 1;
  }
  return { seen, hidden };
}

function isWithinAny(x: number, y: number, boxes: readonly Box[]): boolean {
  for (const box of boxes)
    if (x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height) return true;
  return false;
}

/** Returns the box of a panel; of one with a round edge, its middle part. */
function panelOf({ clip }: SlottedClip): Box[] {
  return clip.kind === 'shape' && clip.id.includes('-panel-') ? [clip.box] : [];
}

/** The outline of a product: its bands from the top to the bottom of a region, in fractions of the file. */
interface Outline {
  region: Box;
  bands: readonly { from: number; to: number }[];
}

function outlineOf(image: LookImage, clip: VisualClip): Outline | undefined {
  const { outline, region } = image.cutOut ?? {};
  return outline && region ? { region: toSource(image, clip, region), bands: outline } : undefined;
}

function isOutlined({ region, bands }: Outline, x: number, y: number): boolean {
  const across = (x - region.x) / region.width;
  const down = (y - region.y) / region.height;
  const band = bands[Math.floor(down * bands.length)];
  return band === undefined ? down >= 0 && down <= 1 : across >= band.from && across <= band.to;
}

/** Shapes that carry texts: their plates cover as the texts do. */
const isCard = ({ id }: { id: string }): boolean => /-card-\d+$/u.test(id);
const BARE: ReadonlySet<string> = new Set(['shape', 'doodle', 'arrow', 'chevrons', 'progress_bar']);

/** Returns the part of the canvas that a text or a sticker inks; undefined for images and decoration. */
export function inkedBox({ clip }: SlottedClip, canvas: Size): Box | undefined {
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
