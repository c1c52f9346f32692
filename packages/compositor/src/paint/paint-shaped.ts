import type { BlendMode, Mask, PixelRect } from '@reelwright/timeline';
import { BLEND_CODES } from '../kernel/kernel.ts';
import { drawBox, drawMask, type RotatedBox } from './draw-shape.ts';
import type { FrameBuffer } from './frame-buffer.ts';
import { intersectRects, isSameRect } from './geometry.ts';
import { type Mapping, samplePlane } from './sample-planes.ts';
import type { Stage } from './stage.ts';
import type { Texture } from './texture.ts';

/** An image that is rotated, cut to a shape, transparent or blended. */
export interface ShapedPlacement {
  texture: Texture;
  mapping: Mapping;
  /** The box that the mask fills. */
  frame: PixelRect;
  mask: Mask | undefined;
  blend: BlendMode;
  /** 0 to 256. */
  opacity: number;
  /** Integer, even pixels of the canvas; the paint is limited to them. */
  area: PixelRect;
}

/** Writes the visible part of a box into the scratch shape: the mask that fills `frame`, within `rect`. */
export function drawVisible(
  stage: Stage,
  {
    rect,
    frame,
    mask,
    area,
    rotated,
  }: Pick<ShapedPlacement, 'frame' | 'mask' | 'area'> & {
    rect: PixelRect;
    rotated: Omit<RotatedBox, 'rect'>;
  },
): void {
  const { kernel, scratch } = stage;
  const { width, height } = area;
  if (mask) drawMask(stage, mask, { ...rotated, rect: frame }, { area, dest: scratch.shape });
  // A fade goes on beyond its box.
  if (!mask || mask.shape === 'faded' || !isSameRect(rect, frame)) {
    const dest = mask ? scratch.cut : scratch.shape;
    drawBox(stage, { ...rotated, rect }, { area, dest, radius: 0 });
    if (mask) kernel.multiply(scratch.shape, width, dest, width, width, height);
  }
  kernel.halve(scratch.shape, width, scratch.chromaShape, width / 2, width / 2, height / 2);
}

/** Samples a texture's planes into the scratch planes of the same names. */
export function sampleTexture(stage: Stage, { planes, divisor }: Texture, mapping: Mapping, area: PixelRect): void {
  const names =
    planes.kind === 'opaque' ? (['y', 'u', 'v'] as const) : (['y', 'u', 'v', 'alpha', 'chromaAlpha'] as const);
  for (const name of names) {
    const plane = planes.kind === 'sprite' ? planes[name] : planes[name as 'y' | 'u' | 'v'];
    const subsampling = name === 'y' || name === 'alpha' ? 1 : 2;
    samplePlane(stage, plane, mapping, {
      area,
      divisor: divisor * subsampling,
      subsampling,
      dest: stage.scratch[name],
    });
  }
}

/** Returns the address of the area's first sample in each plane of a frame. */
export function areaIn(target: FrameBuffer, area: PixelRect): { y: number; u: number; v: number } {
  const at = (name: 'y' | 'u' | 'v') => {
    const { address, width, subsampling } = target[name];
    return address + (area.y / subsampling) * width + area.x / subsampling;
  };
  return { y: at('y'), u: at('u'), v: at('v') };
}

/** Multiplies the premultiplied scratch planes by the scratch shape. */
export function cutScratch({ kernel, scratch }: Stage, { width, height }: PixelRect): void {
  for (const name of ['y', 'alpha'] as const)
    kernel.multiply(scratch[name], width, scratch.shape, width, width, height);
  for (const name of ['u', 'v', 'chromaAlpha'] as const)
    kernel.multiply(scratch[name], width / 2, scratch.chromaShape, width / 2, width / 2, height / 2);
}

/**
 * Blends the premultiplied scratch planes onto a frame; `alpha` and `chromaAlpha` are the addresses of their alpha
 * planes.
 */
export function putScratch(
  { kernel, scratch }: Stage,
  target: FrameBuffer,
  {
    area,
    blend,
    opacity,
    alpha,
    chromaAlpha,
  }: Pick<ShapedPlacement, 'area' | 'blend' | 'opacity'> & {
    alpha: number;
    chromaAlpha: number;
  },
): void {
  const { width, height } = area;
  const half = width / 2;
  const to = areaIn(target, area);
  const { y, u, v } = target;
  if (blend === 'normal') {
    kernel.over(to.y, y.width, scratch.y, alpha, width, width, height, opacity);
    kernel.over(to.u, u.width, scratch.u, chromaAlpha, half, half, height / 2, opacity);
    kernel.over(to.v, v.width, scratch.v, chromaAlpha, half, half, height / 2, opacity);
    return;
  }
  kernel.blend(
    BLEND_CODES[blend],
    to.y,
    y.width,
    to.u,
    to.v,
    u.width,
    scratch.y,
    alpha,
    width,
    scratch.u,
    scratch.v,
    chromaAlpha,
    half,
    width,
    height,
    opacity,
  );
}

/** Returns whether every pixel of the area lies in the box. */
function isUncut({ mask, mapping: { dest, rotation }, area }: ShapedPlacement): boolean {
  return !mask && !rotation && isSameRect(intersectRects(dest, area), area);
}

export function paintShaped(stage: Stage, target: FrameBuffer, placement: ShapedPlacement): void {
  const { kernel, scratch } = stage;
  const { texture, mapping, area, blend, opacity } = placement;
  const { width, height } = area;
  sampleTexture(stage, texture, mapping, area);
  const { alpha, chromaAlpha } = scratch;
  if (texture.planes.kind === 'sprite' && isUncut(placement)) {
    putScratch(stage, target, { area, blend, opacity, alpha, chromaAlpha });
    return;
  }
  drawVisible(stage, {
    ...placement,
    rect: mapping.dest,
    rotated: { rotation: mapping.rotation, about: mapping.about },
  });
  if (texture.planes.kind === 'sprite') {
    cutScratch(stage, area);
    putScratch(stage, target, { area, blend, opacity, alpha, chromaAlpha });
    return;
  }
  const half = width / 2;
  if (blend === 'normal') {
    const to = areaIn(target, area);
    kernel.coverBy(to.y, target.y.width, scratch.y, scratch.shape, width, width, height, opacity);
    for (const name of ['u', 'v'] as const)
      kernel.coverBy(to[name], target[name].width, scratch[name], scratch.chromaShape, half, half, height / 2, opacity);
    return;
  }
  kernel.multiply(scratch.y, width, scratch.shape, width, width, height);
  for (const name of ['u', 'v'] as const)
    kernel.multiply(scratch[name], half, scratch.chromaShape, half, half, height / 2);
  putScratch(stage, target, { area, blend, opacity, alpha: scratch.shape, chromaAlpha: scratch.chromaShape });
}
