import type { AnimatedTitleLayer, CaptionLayer } from '@reelwright/timeline';
import type { CanvasHost } from '../canvas-host.ts';
import { type CaptionParts, divideCaption } from './caption-parts.ts';
import { planCaption } from './caption-sprites.ts';
import type { PlacedSprite } from './place-part.ts';
import { divideTitle, type TitleParts } from './title-parts.ts';
import { planTitle } from './title-sprites.ts';

/** Splits animated titles and captions into sprites that move. Caches the layouts used last. */
export interface TextSprites {
  /** Returns what a layer shows, bottom first. Pure except for the cache. */
  plan(layer: AnimatedTitleLayer | CaptionLayer): PlacedSprite[];
}

/** Maximum cached layouts: more than one frame shows at once. */
const MAX_LAYOUTS = 64;

function createCache<Value>(): (key: string, make: () => Value) => Value {
  // In order of last use.
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > MAX_LAYOUTS && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

export function createTextSprites(host: CanvasHost): TextSprites {
  // Only for measuring.
  const context = host.createContext(2, 2);
  const keepTitle = createCache<TitleParts>();
  const keepCaption = createCache<CaptionParts>();
  return {
    plan(layer) {
      if (layer.kind === 'caption') {
        const { sprite } = layer;
        return planCaption(
          keepCaption(sprite.key, () => divideCaption(context, sprite)),
          layer,
        );
      }
      const { sprite, animation } = layer;
      return planTitle(
        keepTitle(`${animation} ${sprite.key}`, () => divideTitle(context, sprite, animation)),
        layer,
      );
    },
  };
}
