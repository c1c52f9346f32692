import type { FrameDescription, Layer, LogoClip, PictureLayer, PixelRect, SpriteLayer } from '@reelwright/timeline';
import type { CanvasHost } from './canvas-host.ts';
import { loadKernel, MAX_ROW_SAMPLES } from './kernel/kernel.ts';
import { webAssembly } from './kernel/web-assembly.ts';
import { ArenaFullError, createArena } from './memory/arena.ts';
import {
  createOpaqueRaster,
  createSpriteRaster,
  freeRaster,
  type OpaquePlanes,
  type Raster,
  type RgbaImage,
  type SpritePlanes,
} from './memory/raster.ts';
import { allocateFrame, fillFrame, type FrameBuffer } from './paint/frame-buffer.ts';
import { type PicturePlacement, paintPicture, preparePicture } from './paint/paint-picture.ts';
import { paintSprite } from './paint/paint-sprite.ts';
import { hidesCanvas, paintTransition } from './paint/paint-transition.ts';
import { createStage } from './paint/stage.ts';
import { createSpriteCache } from './sprites/sprite-cache.ts';

const PAGE_BYTES = 65_536;

export interface CompositorOptions {
  /** Even, in pixels; at most 4096. */
  width: number;
  height: number;
  canvas: CanvasHost;
  /** Frames that may be read while the next is painted. */
  ringFrames: number;
  /** All that the compositor may take, frames included; it is reserved at once but costs only what is used. */
  memoryBytes: number;
}

/** A picture, or the part of it that is shown, in as many pixels as are needed. */
export interface PictureImage extends RgbaImage {
  /** Whether its alpha counts; straight, not premultiplied. */
  hasAlpha: boolean;
  /** What of the source these pixels are, in the source's pixels: those that windows of frame descriptions are given in. */
  region: PixelRect;
}

/**
 * Paints frame descriptions. One at a time: it is not reentrant. It throws on a frame that shows a picture, a frame of a video or a
 * logo that was not added, and when its memory cannot hold what is shown.
 */
export interface Compositor {
  /** Adds the image that layers with the source `{ kind: 'image', media }` show, or replaces it. */
  addPicture(media: string, image: PictureImage): void;
  dropPicture(media: string): void;
  /**
   * Gives a video clip the frame that layers with the source `{ kind: 'video', clip, frame }` show, instead of the one before: once
   * per clip before each `paint` whose `frame` is another one. Two clips of one file have a frame each.
   */
  setVideoFrame(video: { clip: string; frame: number }, image: VideoFrameImage): void;
  /** Lets go of a clip's frame. */
  dropVideo(clip: string): void;
  /** Adds a picture with transparency for logo sprites, best at the size in which it is shown. */
  addLogo(media: LogoClip['media'], image: RgbaImage): void;
  /**
   * Paints a frame and gives its I420 samples (BT.709, limited range), tightly packed: a view that stays valid until
   * `ringFrames - 1` more frames were painted.
   */
  paint(frame: FrameDescription): Uint8Array<ArrayBuffer>;
}

interface Picture {
  raster: Raster<OpaquePlanes>;
  region: PixelRect;
}

export async function createCompositor(options: CompositorOptions): Promise<Compositor> {
  assertCanvas(options);
  const pages = Math.ceil(options.memoryBytes / PAGE_BYTES);
  const memory = new webAssembly.Memory({ initial: pages, maximum: pages });
  const kernel = await loadKernel(memory);
  const arena = createArena(memory);
  const tools = { kernel, arena };
  const canvas = { width: options.width, height: options.height };
  const stage = createStage(tools, canvas);
  const ring = Array.from({ length: options.ringFrames }, () => allocateFrame(arena, canvas));
  const pictures = new Map<string, Picture>();
  const logos = new Map<string, Raster<SpritePlanes>>();
  const sprites = createSpriteCache(tools, options.canvas);
  let painted = 0;

  /** Sprites can be drawn again; they make room for what cannot. */
  function withRoom<T>(attempt: () => T): T {
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        if (!(error instanceof ArenaFullError) || !sprites.dropOldest()) throw error;
      }
    }
  }

  function dropPicture(media: string): void {
    const picture = pictures.get(media);
    if (picture) freeRaster(arena, picture.raster);
    pictures.delete(media);
  }

  function placePicture(layer: PictureLayer): PicturePlacement {
    const picture = pictures.get(layer.media);
    if (!picture) throw new Error(`Picture ${layer.media} was not added`);
    const { raster, region } = picture;
    const scaleX = raster.width / region.width;
    const scaleY = raster.height / region.height;
    const { window } = layer;
    const placement = {
      raster,
      window: {
        x: (window.x - region.x) * scaleX,
        y: (window.y - region.y) * scaleY,
        width: window.width * scaleX,
        height: window.height * scaleY,
      },
      dest: layer.dest,
      clip: { x: 0, y: 0, ...canvas },
      opacity: toOpacity(layer.opacity),
    };
    // Before anything is painted: what is painted twice is not the same.
    withRoom(() => preparePicture(stage, placement));
    return placement;
  }

  /** Whether nothing of the background shows beneath a layer. */
  function isHidden(bottom: Layer | undefined): boolean {
    if (bottom?.kind === 'picture') return hidesCanvas(placePicture(bottom), canvas);
    if (bottom?.kind !== 'transition') return false;
    return [bottom.from, bottom.to].every((picture) => hidesCanvas(placePicture(picture), canvas));
  }

  function paintSpriteLayer(target: FrameBuffer, layer: SpriteLayer): void {
    const opacity = toOpacity(layer.opacity);
    if (opacity === 0) return;
    const { sprite } = layer;
    const rest = { x: layer.x, y: layer.y, width: sprite.width, height: sprite.height };
    if (sprite.kind === 'logo') {
      const raster = logos.get(sprite.media);
      if (!raster) throw new Error(`Logo ${sprite.media} was not added`);
      const part = fitInside(raster, sprite);
      withRoom(() => paintSprite(stage, target, { raster, dest: placePart(rest, part, layer.scale), opacity }));
      return;
    }
    const drawn = withRoom(() => sprites.get(sprite));
    if (!drawn) return;
    const { raster, x, y } = drawn;
    const part = { x, y, width: raster.width, height: raster.height };
    withRoom(() => paintSprite(stage, target, { raster, dest: placePart(rest, part, layer.scale), opacity }));
  }

  return {
    addPicture(media, image) {
      dropPicture(media);
      const raster = withRoom(() => createOpaqueRaster(tools, image));
      pictures.set(media, { raster, region: image.region });
    },
    dropPicture,
    addLogo(media, image) {
      const previous = logos.get(media);
      if (previous) freeRaster(arena, previous);
      logos.set(
        media,
        withRoom(() => createSpriteRaster(tools, image)),
      );
    },
    paint(frame) {
      if (frame.width !== canvas.width || frame.height !== canvas.height)
        throw new Error(`A ${frame.width}x${frame.height} frame on a ${canvas.width}x${canvas.height} canvas`);
      const target = ring[painted % ring.length];
      if (!target) throw new Error('The ring has no frame');
      painted++;
      if (!isHidden(frame.layers[0])) fillFrame(arena, target, frame.background);
      for (const layer of frame.layers) {
        switch (layer.kind) {
          case 'picture':
            paintPicture(stage, target, placePicture(layer));
            break;
          case 'transition': {
            const { transition: kind, progress } = layer;
            const [from, to] = [placePicture(layer.from), placePicture(layer.to)];
            paintTransition(stage, target, { kind, progress, from, to });
            break;
          }
          case 'sprite':
            paintSpriteLayer(target, layer);
            break;
        }
      }
      return arena.bytes.subarray(target.address, target.address + target.sizeBytes);
    },
  };
}

function assertCanvas({ width, height }: CompositorOptions): void {
  const isSize = (length: number) => Number.isInteger(length / 2) && length >= 2;
  if (!isSize(width) || !isSize(height) || width > MAX_ROW_SAMPLES)
    throw new Error(`A canvas is even in size and at most ${MAX_ROW_SAMPLES} wide, not ${width}x${height}`);
}

function toOpacity(fraction: number): number {
  return Math.round(256 * Math.min(1, Math.max(0, fraction)));
}

/** Where a part of a sprite lies once the whole is scaled about its centre. */
function placePart(rest: PixelRect, part: PixelRect, scale: number): PixelRect {
  const centerX = rest.x + rest.width / 2;
  const centerY = rest.y + rest.height / 2;
  return {
    x: centerX + (rest.x + part.x - centerX) * scale,
    y: centerY + (rest.y + part.y - centerY) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}

/** A logo whole and centred in its sprite; on even pixels where it has its own size. */
function fitInside(image: { width: number; height: number }, box: { width: number; height: number }): PixelRect {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  // A logo prepared for this box differs from it by the rounding of its size to even pixels.
  const isPrepared =
    Math.abs(image.width * scale - image.width) <= 2 && Math.abs(image.height * scale - image.height) <= 2;
  const size = isPrepared ? image : { width: image.width * scale, height: image.height * scale };
  const x = (box.width - size.width) / 2;
  const y = (box.height - size.height) / 2;
  return isPrepared
    ? { x: 2 * Math.floor(x / 2), y: 2 * Math.floor(y / 2), width: size.width, height: size.height }
    : { x, y, ...size };
}
