import { createCanvas } from '@napi-rs/canvas';
import type { CanvasHost, SpriteContext } from '@reelwright/compositor';

/** Canvas 2D on the server. Fonts must be registered, by `registerFonts`. */
export const serverCanvasHost: CanvasHost = {
  createContext(width, height): SpriteContext {
    return createCanvas(width, height).getContext('2d') as SpriteContext;
  },
};
