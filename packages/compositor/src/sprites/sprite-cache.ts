import type { CanvasHost } from '../canvas-host.ts';
import { createSpriteRaster, freeRaster, type Raster, type RasterTools, type SpritePlanes } from '../memory/raster.ts';
import { type DrawnSpec, rasterizeSprite } from './rasterize-sprite.ts';

/** A drawn sprite: the raster of the part that shows anything, and where that part lies. */
export interface DrawnSprite {
  raster: Raster<SpritePlanes>;
  x: number;
  y: number;
}

/** Most pixels of sprites that are kept drawn though they are not in use; about three bytes each. */
const MAX_PIXELS = 8_000_000;
/** Shown within the last so many frames, a sprite is in use: several places of a film may be painted by turns. */
const IN_USE_FRAMES = 16;

export interface SpriteCache {
  /** Draws a sprite or finds it drawn; undefined when nothing of it shows. Throws ArenaFullError. */
  get(spec: DrawnSpec): DrawnSprite | undefined;
  /** Says that what is asked for from now on stands on another frame. */
  beginFrame(): void;
  /** Lets go of the sprite not used for the longest time; false when there is none. */
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

  /** Were those in use dropped for one another, every frame would draw them all again. */
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
