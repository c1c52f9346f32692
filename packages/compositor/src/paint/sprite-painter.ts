import type {
  AnimatedTitleLayer,
  CaptionLayer,
  LogoClip,
  PixelRect,
  SpriteLayer,
  SpriteSpec,
} from '@reelwright/timeline';
import type { CanvasHost } from '../canvas-host.ts';
import { ArenaFullError } from '../memory/arena.ts';
import { createSpriteRaster, freeRaster, type Raster, type RgbaImage, type SpritePlanes } from '../memory/raster.ts';
import type { PlacedSprite } from '../sprites/place-part.ts';
import { createSpriteCache } from '../sprites/sprite-cache.ts';
import { createTextSprites } from '../sprites/text-sprites.ts';
import type { FrameBuffer } from './frame-buffer.ts';
import { centerOf, scaleRect } from './geometry.ts';
import { paintSprite } from './paint-sprite.ts';
import type { Stage } from './stage.ts';

/** Draws texts, stickers and logos, and puts them on frames. */
export interface SpritePainter {
  /** Adds or replaces an image with transparency for logo sprites. Throws ArenaFullError. */
  addLogo(media: LogoClip['media'], image: RgbaImage): void;
  /** Called before the first sprite of each frame. */
  beginFrame(): void;
  /** Throws for a logo that was not added, and ArenaFullError. */
  paint(target: FrameBuffer, layer: SpriteLayer | AnimatedTitleLayer | CaptionLayer): void;
  /** Drops the least recently used sprite; false if there is none. */
  dropOldest(): boolean;
}

type LogoSpec = Extract<SpriteSpec, { kind: 'logo' }>;

/** A raster, and the part of its sprite that it shows, in pixels of the sprite. */
interface Drawn {
  raster: Raster<SpritePlanes>;
  part: PixelRect;
}

/** A sprite on the canvas; a logo needs no painter. */
type Placed = Omit<PlacedSprite, 'spec'> & { spec: PlacedSprite['spec'] | LogoSpec };

export function createSpritePainter(stage: Stage, host: CanvasHost): SpritePainter {
  const sprites = createSpriteCache(stage, host);
  const texts = createTextSprites(host);
  const logos = new Map<string, Raster<SpritePlanes>>();
  let current: Drawn | undefined;

  function draw(spec: Placed['spec']): Drawn | undefined {
    if (spec.kind === 'logo') {
      const logo = logos.get(spec.media);
      if (!logo) throw new Error(`Logo ${spec.media} was not added`);
      return { raster: logo, part: fitInside(logo, spec) };
    }
    const sprite = sprites.get(spec);
    if (!sprite) return undefined;
    const { raster, x, y } = sprite;
    return { raster, part: { x, y, width: raster.width, height: raster.height } };
  }

  function paintPlaced(target: FrameBuffer, { spec, rect, rotation, opacity, shown }: Placed): void {
    const alpha = Math.round(256 * Math.min(1, Math.max(0, opacity)));
    if (alpha === 0) return;
    current = draw(spec);
    if (!current) return;
    const { raster, part } = current;
    const [scaleX, scaleY] = [rect.width / spec.width, rect.height / spec.height];
    paintSprite(stage, target, {
      raster,
      dest: {
        x: rect.x + part.x * scaleX,
        y: rect.y + part.y * scaleY,
        width: part.width * scaleX,
        height: part.height * scaleY,
      },
      rotation: rotation && { by: rotation, about: centerOf(rect) },
      visible: shown && {
        x: rect.x + shown.left * rect.width,
        y: rect.y + shown.top * rect.height,
        width: (shown.right - shown.left) * rect.width,
        height: (shown.bottom - shown.top) * rect.height,
      },
      opacity: alpha,
    });
    current = undefined;
  }

  return {
    addLogo(media, image) {
      const previous = logos.get(media);
      logos.delete(media);
      if (previous) freeRaster(stage.arena, previous);
      logos.set(media, createSpriteRaster(stage, image));
    },
    beginFrame: () => sprites.beginFrame(),
    paint(target, layer) {
      if (layer.kind === 'sprite') paintPlaced(target, placeSprite(layer));
      else for (const placed of texts.plan(layer)) paintPlaced(target, placed);
    },
    dropOldest() {
      const isDropped = sprites.dropOldest();
      // The current sprite was the only one left: even it does not fit.
      if (current?.raster.levels.length === 0) throw new ArenaFullError(current.raster.width);
      return isDropped;
    },
  };
}

/** Returns a sprite scaled about its centre; for a partly revealed one, the part from the left. */
function placeSprite({ sprite: spec, x, y, scale, rotation, opacity, reveal }: SpriteLayer): Placed {
  const rest = { x, y, width: spec.width, height: spec.height };
  return {
    spec,
    rect: scaleRect(rest, centerOf(rest), scale),
    opacity,
    ...(rotation ? { rotation } : {}),
    ...(reveal === undefined ? {} : { shown: { left: 0, top: 0, right: reveal, bottom: 1 } }),
  };
}

/** Returns a logo fitted and centred in its sprite; on even pixels if it is shown at its own size. */
function fitInside(image: { width: number; height: number }, box: { width: number; height: number }): PixelRect {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  // A logo prepared for this box differs from it only by rounding to even pixels.
  const isPrepared =
    Math.abs(image.width * scale - image.width) <= 2 && Math.abs(image.height * scale - image.height) <= 2;
  const size = isPrepared ? image : { width: image.width * scale, height: image.height * scale };
  const x = (box.width - size.width) / 2;
  const y = (box.height - size.height) / 2;
  return isPrepared
    ? { x: 2 * Math.floor(x / 2), y: 2 * Math.floor(y / 2), width: size.width, height: size.height }
    : { x, y, width: size.width, height: size.height };
}
