/** What traces a path; `Path2D` has it too. */
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
 * The part of Canvas 2D whose pixels are the same in Chromium and in @napi-rs/canvas, bit for bit: text, strokes, gradients, curves, moved,
 * turned and scaled. What is not alike is missing on purpose: shadows and filters (large blurs), drawing of scaled images, smoothing,
 * clipping by a path whose edge is not on whole pixels.
 */
export interface SpriteContext extends PathSink {
  fillStyle: string | SpriteGradient;
  strokeStyle: string;
  lineWidth: number;
  lineJoin: 'round' | 'bevel' | 'miter';
  lineCap: 'butt' | 'round' | 'square';
  font: string;
  /**
   * Always `geometricPrecision` where text is drawn: unhinted. A hinter looks at letters that a subset of a font may lack, and would
   * draw the others otherwise than with the whole font.
   */
  textRendering: 'auto' | 'geometricPrecision';
  /**
   * Always `TEXT_LANGUAGE` where text is drawn. Left alone, a server draws in the language of its machine: Chinese with Japanese glyphs where
   * that is Japanese, `fi` without a ligature where it is Turkish.
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
 * Makes canvases: OffscreenCanvas in a browser, @napi-rs/canvas on the server. The fonts that sprites name must be registered, on
 * the server with the text renderer 'system', or text differs between the two.
 */
export interface CanvasHost {
  createContext(width: number, height: number): SpriteContext;
}
