/** Methods that trace a path; `Path2D` has them too. */
export interface PathSink {
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void;
  bezierCurveTo(
    firstControlX: number,
    firstControlY: number,
    secondControlX: number,
    secondControlY: number,
    x: number,
    y: number,
  ): void;
}

/**
 * The part of Canvas 2D whose pixels are bit-identical in Chromium and in @napi-rs/canvas: text, strokes, gradients,
 * curves, translation, rotation and scaling. Features that differ are left out: shadows and filters (large blurs),
 * drawing of scaled images, smoothing, clipping by a path whose edge is not on whole pixels.
 */
export interface SpriteContext extends PathSink {
  fillStyle: string | SpriteGradient;
  strokeStyle: string;
  lineWidth: number;
  lineJoin: 'round' | 'bevel' | 'miter';
  lineCap: 'butt' | 'round' | 'square';
  font: string;
  /**
   * Always `geometricPrecision` for text: unhinted. A hinter reads glyphs that a subset of a font may lack, and would
   * draw the others differently than with the whole font.
   */
  textRendering: 'auto' | 'geometricPrecision';
  /**
   * Always `TEXT_LANGUAGE` for text. By default, a server draws in the language of its machine: Chinese with Japanese
   * glyphs on a Japanese one, `fi` without a ligature on a Turkish one.
   */
  lang: string;
  textAlign: 'left' | 'center' | 'right';
  textBaseline: 'alphabetic';
  globalAlpha: number;
  globalCompositeOperation: 'source-over' | 'destination-in' | 'destination-out' | 'destination-over' | 'source-atop';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fill(): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): SpriteTextMetrics;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): SpriteGradient;
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

export interface SpriteGradient {
  addColorStop(offset: number, color: string): void;
}

export interface SpriteTextMetrics {
  width: number;
  actualBoundingBoxAscent: number;
  actualBoundingBoxDescent: number;
  actualBoundingBoxLeft: number;
  actualBoundingBoxRight: number;
}

/**
 * Creates canvases: OffscreenCanvas in a browser, @napi-rs/canvas on the server. The fonts that sprites name must be
 * registered, on the server with the text renderer 'system', or text differs between the two.
 */
export interface CanvasHost {
  createContext(width: number, height: number): SpriteContext;
  /** Takes back a context that is used no more, so that another sprite is drawn on it. */
  release?(context: SpriteContext): void;
}

/** Draws on a transparent canvas; returns its pixels, straight RGBA. */
export function drawPixels(
  host: CanvasHost,
  { width, height }: { width: number; height: number },
  draw: (context: SpriteContext) => void,
): Uint8ClampedArray {
  const context = host.createContext(width, height);
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  host.release?.(context);
  return data;
}
