import type { FrameDescription, Layer, LogoClip, PictureLayer, PictureSource, PixelRect } from '@reelwright/timeline';
import type { CanvasHost } from './canvas-host.ts';
import { loadKernel, MAX_ROW_SAMPLES } from './kernel/kernel.ts';
import { webAssembly } from './kernel/web-assembly.ts';
import { createArena } from './memory/arena.ts';
import { createCopyCache } from './memory/copy-cache.ts';
import { createOpaqueRaster, createSpriteRaster, freeRaster, type RgbaImage } from './memory/raster.ts';
import type { VideoFrameImage } from './memory/video-frame.ts';
import { createVideoRaster } from './memory/video-raster.ts';
import { allocateFrame, fillFrame, type FrameBuffer } from './paint/frame-buffer.ts';
import { hidesCanvas, type PlacedPicture, paintLayer } from './paint/paint-layer.ts';
import { createSpritePainter } from './paint/sprite-painter.ts';
import { createStage } from './paint/stage.ts';
import type { Picture } from './paint/texture.ts';
import { paintTransition } from './paint/transitions/paint-transition.ts';

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

interface VideoPicture extends Picture {
  frame: number;
}

export async function createCompositor(options: CompositorOptions): Promise<Compositor> {
  assertCanvas(options);
  const pages = Math.ceil(options.memoryBytes / PAGE_BYTES);
  const memory = new webAssembly.Memory({ initial: pages, maximum: pages });
  const kernel = await loadKernel(memory);
  const arena = createArena(memory);
  const tools = { kernel, arena };
  const canvas = { width: options.width, height: options.height };
  const everything = { x: 0, y: 0, ...canvas };
  const copies = createCopyCache();
  const stage = createStage({ ...tools, copies }, canvas);
  const ring = Array.from({ length: options.ringFrames }, () => allocateFrame(arena, canvas));
  const pictures = new Map<string, Picture>();
  const videos = new Map<string, VideoPicture>();
  const sprites = createSpritePainter(stage, options.canvas);
  // What can be made again makes room for what cannot.
  arena.reclaimFrom(() => copies.dropOldest() || sprites.dropOldest());
  let painted = 0;

  function drop(shown: Map<string, Picture>, name: string): void {
    const picture = shown.get(name);
    if (!picture) return;
    shown.delete(name);
    copies.dropOwner(picture.id);
    freeRaster(arena, picture.raster);
  }

  function findPicture(source: PictureSource): Picture {
    if (source.kind === 'image') {
      const picture = pictures.get(source.media);
      if (!picture) throw new Error(`Picture ${source.media} was not added`);
      return picture;
    }
    const video = videos.get(source.clip);
    if (video?.frame !== source.frame)
      throw new Error(`Frame ${source.frame} of clip ${source.clip} was not set, but ${video?.frame ?? 'none'}`);
    return video;
  }

  const place = (layer: PictureLayer): PlacedPicture => ({ layer, picture: findPicture(layer.source) });

  /** Whether nothing of the background shows beneath a layer. */
  function isHidden(bottom: Layer | undefined): boolean {
    return bottom?.kind === 'picture' && hidesCanvas(place(bottom), canvas);
  }

  function paintOne(target: FrameBuffer, layer: Layer): void {
    switch (layer.kind) {
      case 'picture':
        return paintLayer(stage, target, place(layer), everything);
      case 'transition': {
        const { transition: kind, progress, seed } = layer;
        const [from, to] = [place(layer.from), place(layer.to)];
        return paintTransition(stage, target, { kind, progress, seed, from, to });
      }
      case 'sprite':
      case 'animated_title':
      case 'caption':
        return sprites.paint(target, layer);
    }
  }

  return {
    addPicture(media, image) {
      drop(pictures, media);
      const raster = image.hasAlpha ? createSpriteRaster(tools, image) : createOpaqueRaster(tools, image);
      pictures.set(media, { id: `image ${media}`, raster, region: image.region });
    },
    dropPicture: (media) => drop(pictures, media),
    setVideoFrame({ clip, frame }, image) {
      drop(videos, clip);
      const raster = createVideoRaster(tools, image);
      videos.set(clip, { id: `video ${clip}`, raster, region: image.region, frame });
    },
    dropVideo: (clip) => drop(videos, clip),
    addLogo: sprites.addLogo,
    paint(frame) {
      if (frame.width !== canvas.width || frame.height !== canvas.height)
        throw new Error(`A ${frame.width}x${frame.height} frame on a ${canvas.width}x${canvas.height} canvas`);
      const target = ring[painted % ring.length];
      if (!target) throw new Error('The ring has no frame');
      painted++;
      sprites.beginFrame();
      if (!isHidden(frame.layers[0])) fillFrame(arena, target, frame.background);
      for (const layer of frame.layers) {
        paintOne(target, layer);
        copies.release();
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
