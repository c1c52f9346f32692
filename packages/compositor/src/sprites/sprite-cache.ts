import type { CanvasHost } from '../canvas-host.ts';
import { createSpriteRaster, freeRaster, type Raster, type RasterTools, type SpritePlanes } from '../memory/raster.ts';
import { type DrawnSpec, rasterizeSprite } from './rasterize-sprite.ts';

/** A drawn sprite: the raster of its visible part, and the position of that part. */
export interface DrawnSprite {
  raster: Raster<SpritePlanes>;
  x: number;
  y: number;
}

/** Maximum pixels of cached sprites that are not in use; about three bytes each. */
const MAX_PIXELS = 8_000_000;
/** A sprite shown within this many frames is in use: several positions of a video may be painted alternately. */
const IN_USE_FRAMES = 16;

export interface SpriteCache {
  /** Returns a sprite, drawn or cached; undefined if nothing of it is visible. Throws ArenaFullError. */
  get(spec: DrawnSpec): DrawnSprite | undefined;
  /** Starts a frame: later calls of `get` belong to it. */
  beginFrame(): void;
  /** Drops the least recently used sprite; returns false if there is none. */
  dropOldest(): boolean;
}

export function createSpriteCache(tools: RasterTools, host: CanvasHost): SpriteCache {
  // In order of last use.
  const sprites = new Map<string, { sprite: DrawnSprite | undefined; lastFrame: number }>();
  let pixels = 0;
  let frame = 0;
  const pixelsOf = (sprite: DrawnSprite | undefined) => (sprite ? sprite.raster.width * sprite.raster.height : 0);

  const isFull = (added: number) => pixels + added > MAX_PIXELS;

  function dropOldest(): boolean {
    const [oldest] = sprites;
    if (!oldest) return false;
    const [key, { sprite }] = oldest;
    sprites.delete(key);
    pixels -= pixelsOf(sprite);
    if (sprite) freeRaster(tools.arena, sprite.raster);
    return true;
  }

  /** Never drops sprites in use: otherwise every frame would redraw all of them. */
  function dropUnused(): boolean {
    const [oldest] = sprites.values();
    return oldest !== undefined && oldest.lastFrame < frame - IN_USE_FRAMES && dropOldest();
  }

  function draw(spec: DrawnSpec): DrawnSprite | undefined {
    const image = rasterizeSprite(host, spec);
    if (!image) return undefined;
    const size = image.width * image.height;
    while (isFull(size) && dropUnused());
    return { raster: createSpriteRaster(tools, image), x: image.x, y: image.y };
  }

  return {
    dropOldest,
    beginFrame() {
      frame++;
    },
    get(spec) {
      const known = sprites.get(spec.key);
      const sprite = known ? known.sprite : draw(spec);
      if (known) sprites.delete(spec.key);
      else pixels += pixelsOf(sprite);
      sprites.set(spec.key, { sprite, lastFrame: frame });
      return sprite;
    },
  };
}
