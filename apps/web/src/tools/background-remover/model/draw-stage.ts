import type { CutOutMarks } from '@reelwright/contracts';
import type { Point } from './view.ts';

type Rect = { x: number; y: number; width: number; height: number };

export interface StageParts {
  image: HTMLImageElement;
  /** The image's place on the stage, in its pixels. */
  placed: Rect;
  /** The subject with its edge; null while only its mask is known. */
  subject: ImageBitmap | null;
  /** The mask as opacity, until the subject's edge is known again. */
  mask: HTMLCanvasElement | null;
  box: CutOutMarks['box'];
  /** The line that is being drawn. */
  stroke: { kind: 'keep' | 'remove'; radius: number; points: readonly (readonly [number, number])[] } | null;
  cursor: { at: Point; radiusPx: number; kind: 'keep' | 'remove' } | null;
  pixelRatio: number;
}

/** How much of what is removed is still seen, so that it can be marked. */
const REMOVED_OPACITY = 0.22;
const COLORS = { keep: '#12b886', remove: '#fa5252', box: '#ff673b' } as const;

/** Draws what is kept over a faint image of the rest, and the marks over both. */
export function drawStage(canvas: HTMLCanvasElement, parts: StageParts): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { image, placed, pixelRatio } = parts;
  const { x, y, width, height } = placed;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.globalAlpha = REMOVED_OPACITY;
  context.drawImage(image, x, y, width, height);
  context.globalAlpha = 1;
  if (parts.mask) context.drawImage(cutByMask(parts.mask, image), x, y, width, height);
  else if (parts.subject) context.drawImage(parts.subject, x, y, width, height);
  if (parts.stroke) drawStroke(context, parts.stroke, placed);
  if (parts.box) drawBox(context, parts.box, placed);
  if (parts.cursor) drawCursor(context, parts.cursor);
}

let cut: HTMLCanvasElement | undefined;

/** Returns the image where the mask lets it through; the canvas is used again by the next call. */
function cutByMask(mask: HTMLCanvasElement, image: HTMLImageElement): HTMLCanvasElement {
  const scale = Math.min(1, 1000 / Math.max(image.naturalWidth, image.naturalHeight));
  cut ??= document.createElement('canvas');
  cut.width = Math.max(1, Math.round(image.naturalWidth * scale));
  cut.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = cut.getContext('2d');
  if (!context) return cut;
  context.imageSmoothingQuality = 'high';
  context.drawImage(mask, 0, 0, cut.width, cut.height);
  context.globalCompositeOperation = 'source-in';
  context.drawImage(image, 0, 0, cut.width, cut.height);
  context.globalCompositeOperation = 'source-over';
  return cut;
}

function drawStroke(context: CanvasRenderingContext2D, stroke: NonNullable<StageParts['stroke']>, placed: Rect): void {
  const [first] = stroke.points;
  if (!first) return;
  context.save();
  context.strokeStyle = COLORS[stroke.kind];
  context.globalAlpha = 0.5;
  context.lineWidth = 2 * stroke.radius * Math.max(placed.width, placed.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [x, y] of [first, ...stroke.points])
    context.lineTo(placed.x + x * placed.width, placed.y + y * placed.height);
  context.stroke();
  context.restore();
}

function drawBox(context: CanvasRenderingContext2D, box: NonNullable<CutOutMarks['box']>, placed: Rect): void {
  context.save();
  const rect = [
    placed.x + box.x * placed.width,
    placed.y + box.y * placed.height,
    box.width * placed.width,
    box.height * placed.height,
  ] as const;
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(16 17 22 / 45%)';
  context.strokeRect(...rect);
  context.lineWidth = 1.5;
  context.setLineDash([6, 4]);
  context.strokeStyle = COLORS.box;
  context.strokeRect(...rect);
  context.restore();
}

function drawCursor(
  context: CanvasRenderingContext2D,
  { at, radiusPx, kind }: NonNullable<StageParts['cursor']>,
): void {
  context.save();
  context.beginPath();
  context.arc(at.x, at.y, Math.max(2, radiusPx), 0, 2 * Math.PI);
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(255 255 255 / 85%)';
  context.stroke();
  context.lineWidth = 1.5;
  context.strokeStyle = COLORS[kind];
  context.stroke();
  context.restore();
}
