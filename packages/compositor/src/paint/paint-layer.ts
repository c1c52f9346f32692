import type { VisualLayer, PixelRect } from '@reelwright/timeline';
import { levelFor } from './axis.ts';
import { maskRect } from './draw-shape.ts';
import type { FrameBuffer } from './frame-buffer.ts';
import { boundsOf, centerOf, evenAreaOf, intersectRects, isSameRect } from './geometry.ts';
import { copyArea } from './frame-buffer.ts';
import { paintVisual } from './paint-visual.ts';
import { areaIn, drawVisible, paintShaped, putScratch } from './paint-shaped.ts';
import type { Stage } from './stage.ts';
import { blurredTexture, type LoadedVisual, visualTexture, type Texture, toRaster } from './texture.ts';

/** A layer with its image. */
export interface PlacedVisual {
  layer: VisualLayer;
  visual: LoadedVisual;
}

/**
 * A window may exceed its image by this many pixels, in which its last samples repeat; beyond that the frame
 * description is wrong.
 */
const WINDOW_SLACK = 6;

const toOpacity = (fraction: number) => Math.round(256 * Math.min(1, Math.max(0, fraction)));

function assertWindow({ raster }: LoadedVisual, window: PixelRect): void {
  const isInside =
    window.x >= -WINDOW_SLACK &&
    window.y >= -WINDOW_SLACK &&
    window.x + window.width <= raster.width + WINDOW_SLACK &&
    window.y + window.height <= raster.height + WINDOW_SLACK;
  if (!isInside)
    throw new Error(`Window ${JSON.stringify(window)} leaves its ${raster.width}x${raster.height} picture`);
}

function isVisible({ opacity, frame, dest }: VisualLayer): boolean {
  return toOpacity(opacity) > 0 && frame.width > 0 && frame.height > 0 && dest.width > 0 && dest.height > 0;
}

/** Returns whether a layer hides everything beneath it. */
export function hidesCanvas({ layer, visual }: PlacedVisual, canvas: Stage['canvas']): boolean {
  const dest = layer.backdrop ? layer.frame : layer.dest;
  return (
    isPlain({ layer, visual }) &&
    toOpacity(layer.opacity) === 256 &&
    dest.x <= 0 &&
    dest.y <= 0 &&
    dest.x + dest.width >= canvas.width &&
    dest.y + dest.height >= canvas.height
  );
}

/** Returns whether a layer is upright, opaque and unmasked, as `paintPicture` requires. */
function isPlain({ layer, visual }: PlacedVisual): boolean {
  return (
    layer.blend === 'normal' &&
    layer.rotation === undefined &&
    layer.mask === undefined &&
    visual.raster.levels[0]?.kind === 'opaque'
  );
}

interface Part {
  texture: Texture;
  /** In pixels of the raster. */
  window: PixelRect;
  dest: PixelRect;
}

function paintPart(stage: Stage, target: FrameBuffer, placed: PlacedVisual, part: Part, clip: PixelRect): void {
  const { layer } = placed;
  const { texture, window, dest } = part;
  const opacity = toOpacity(layer.opacity);
  const { planes, divisor } = texture;
  if (planes.kind === 'opaque' && isPlain(placed)) {
    paintVisual(stage, target, { planes, divisor, window, dest, clip, opacity });
    return;
  }
  const shown = intersectRects(dest, maskRect(layer.mask, layer.frame));
  const area = evenAreaOf(boundsOf(shown, centerOf(layer.frame), layer.rotation), stage.canvas, clip);
  if (!area) return;
  paintShaped(stage, target, {
    texture,
    mapping: { window, dest, rotation: layer.rotation, about: centerOf(layer.frame) },
    frame: layer.frame,
    mask: layer.mask,
    blend: layer.blend,
    opacity,
    area,
  });
}

function visualPart(stage: Stage, { layer, visual }: PlacedVisual): Part {
  const window = toRaster(visual, layer.window);
  assertWindow(visual, window);
  const { dest, grade } = layer;
  return { texture: visualTexture(stage, visual, levelOf(window, dest), grade), window, dest };
}

function backdropPart(stage: Stage, { layer, visual }: PlacedVisual, backdrop: Backdrop): Part {
  const window = toRaster(visual, backdrop.window);
  const sigma = (backdrop.blurPx * window.width) / layer.frame.width;
  // A small frame is hardly blurred, and still takes fewer samples than the image has.
  const level = levelOf(window, layer.frame);
  return { texture: blurredTexture(stage, visual, { sigma, level }, layer.grade), window, dest: layer.frame };
}

/** Returns how many times an image is halved before a window of it is scaled to its place. */
function levelOf(window: PixelRect, dest: PixelRect): number {
  return levelFor(
    { sourceLength: window.width, destLength: dest.width },
    { sourceLength: window.height, destLength: dest.height },
  );
}

type Backdrop = NonNullable<VisualLayer['backdrop']>;

/** Paints image and backdrop on a copy of the frame beneath; the mask then shows part of that copy. */
function paintGroup(stage: Stage, target: FrameBuffer, placed: PlacedVisual, parts: Part[], clip: PixelRect): void {
  const { arena, kernel, group, scratch } = stage;
  const { layer } = placed;
  const { frame, mask, blend, rotation } = layer;
  const area = evenAreaOf(boundsOf(maskRect(mask, frame), centerOf(frame), rotation), stage.canvas, clip);
  if (!area) return;
  copyArea(arena, target, group, area);
  const whole: VisualLayer = { ...layer, opacity: 1, blend: 'normal' };
  delete whole.mask;
  for (const part of parts) paintPart(stage, group, { ...placed, layer: whole }, part, area);
  drawVisible(stage, { rect: frame, frame, mask, area, rotated: { rotation, about: centerOf(frame) } });
  const { width, height } = area;
  const opacity = toOpacity(layer.opacity);
  const from = areaIn(group, area);
  const to = areaIn(target, area);
  for (const name of ['y', 'u', 'v'] as const) {
    const divisor = name === 'y' ? 1 : 2;
    const size = { width: width / divisor, height: height / divisor };
    const alphas = name === 'y' ? scratch.shape : scratch.chromaShape;
    for (let row = 0; row < size.height; row++) {
      const start = from[name] + row * group[name].width;
      arena.bytes.copyWithin(scratch[name] + row * size.width, start, start + size.width);
    }
    if (blend === 'normal')
      kernel.coverBy(to[name], target[name].width, scratch[name], alphas, size.width, size.width, size.height, opacity);
    else kernel.multiply(scratch[name], size.width, alphas, size.width, size.width, size.height);
  }
  if (blend !== 'normal')
    putScratch(stage, target, { area, blend, opacity, alpha: scratch.shape, chromaAlpha: scratch.chromaShape });
}

/** Paints an image with all properties of its layer, within a rectangle of the canvas. Throws ArenaFullError. */
export function paintLayer(stage: Stage, target: FrameBuffer, placed: PlacedVisual, clip: PixelRect): void {
  const { layer } = placed;
  if (!isVisible(layer)) return;
  const part = visualPart(stage, placed);
  const { backdrop } = layer;
  if (!backdrop || isSameRect(layer.dest, layer.frame)) {
    paintPart(stage, target, placed, part, clip);
    return;
  }
  const parts = [backdropPart(stage, placed, backdrop), part];
  const isGroup = layer.mask !== undefined || layer.blend !== 'normal' || toOpacity(layer.opacity) < 256;
  if (isGroup) paintGroup(stage, target, placed, parts, clip);
  else for (const each of parts) paintPart(stage, target, placed, each, clip);
}
