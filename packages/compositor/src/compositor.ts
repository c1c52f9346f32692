import type { FrameDescription, Layer, LogoClip, VisualLayer, VisualSource, PixelRect } from '@reelwright/timeline';
import type { CanvasHost } from './canvas-host.ts';
import { loadKernel, MAX_ROW_SAMPLES } from './kernel/kernel.ts';
import { webAssembly } from './kernel/web-assembly.ts';
import { createArena } from './memory/arena.ts';
import { createCopyCache } from './memory/copy-cache.ts';
import { createOpaqueRaster, createSpriteRaster, freeRaster, type RgbaImage } from './memory/raster.ts';
import type { VideoFrameImage } from './memory/video-frame.ts';
import { createVideoRaster } from './memory/video-raster.ts';
import { allocateFrame, fillFrame, type FrameBuffer } from './paint/frame-buffer.ts';
import { hidesCanvas, type PlacedVisual, paintLayer } from './paint/paint-layer.ts';
import { createSpritePainter } from './paint/sprite-painter.ts';
import { createStage } from './paint/stage.ts';
import type { LoadedVisual } from './paint/texture.ts';
import { paintTransition } from './paint/transitions/paint-transition.ts';

const PAGE_BYTES = 65_536;

export interface CompositorOptions {
  /** In pixels; even; at most 4096. */
  width: number;
  height: number;
  canvas: CanvasHost;
  /** Number of frames that may be read while the next is painted. */
  ringFrames: number;
  /** Maximum memory of the compositor, frames included; reserved at once but committed only as used. */
  memoryBytes: number;
}

/** An image, or its visible part, at the required resolution. */
export interface ImagePixels extends RgbaImage {
  /** Whether its alpha is used; straight, not premultiplied. */
  hasAlpha: boolean;
  /** The part of the source that these pixels show, in the source's pixels, like the windows of frame descriptions. */
  region: PixelRect;
}

/**
 * Paints frame descriptions, one at a time: it is not reentrant. Throws for a frame that shows an image, a video frame
 * or a logo that was not added, and if its memory cannot hold the frame's content.
 */
export interface Compositor {
  /** Adds or replaces the image for layers with the source `{ kind: 'image', media }`. */
  addImage(media: string, image: ImagePixels): void;
  dropImage(media: string): void;
  /**
   * Replaces a video clip's frame for layers with the source `{ kind: 'video', clip, frame }`: once per clip before
   * each `paint` whose `frame` differs. Two clips of one file have separate frames.
   */
  setVideoFrame(video: { clip: string; frame: number }, image: VideoFrameImage): void;
  /** Releases a clip's frame. */
  dropVideo(clip: string): void;
  /** Adds an image with transparency for logo sprites, ideally at its shown size. */
  addLogo(media: LogoClip['media'], image: RgbaImage): void;
  /**
   * Paints a frame and returns its I420 samples (BT.709, limited range), tightly packed: a view that stays valid until
   * `ringFrames - 1` more frames were painted.
   */
  paint(frame: FrameDescription): Uint8Array<ArrayBuffer>;
}

interface LoadedVideo extends LoadedVisual {
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
  const images = new Map<string, LoadedVisual>();
  const videos = new Map<string, LoadedVideo>();
  const sprites = createSpritePainter(stage, options.canvas);
  // Data that can be made again is dropped for data that cannot.
  arena.reclaimFrom(() => copies.dropOldest() || sprites.dropOldest());
  let painted = 0;

  function drop(shown: Map<string, LoadedVisual>, name: string): void {
    const visual = shown.get(name);
    if (!visual) return;
    shown.delete(name);
    copies.dropOwner(visual.id);
    freeRaster(arena, visual.raster);
  }

  function findVisual(source: VisualSource): LoadedVisual {
    if (source.kind === 'image') {
      const visual = images.get(source.media);
      if (!visual) throw new Error(`Image ${source.media} was not added`);
      return visual;
    }
    const video = videos.get(source.clip);
    if (video?.frame !== source.frame)
      throw new Error(`Frame ${source.frame} of clip ${source.clip} was not set, but ${video?.frame ?? 'none'}`);
    return video;
  }

  const place = (layer: VisualLayer): PlacedVisual => ({ layer, visual: findVisual(layer.source) });

  /** Returns whether a layer hides the whole background. */
  function isHidden(bottom: Layer | undefined): boolean {
    return bottom?.kind === 'visual' && hidesCanvas(place(bottom), canvas);
  }

  function paintOne(target: FrameBuffer, layer: Layer): void {
    switch (layer.kind) {
      case 'visual':
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
    addImage(media, image) {
      drop(images, media);
      const raster = image.hasAlpha ? createSpriteRaster(tools, image) : createOpaqueRaster(tools, image);
      images.set(media, { id: `image ${media}`, raster, region: image.region });
    },
    dropImage: (media) => drop(images, media),
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
