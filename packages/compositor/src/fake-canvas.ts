import type { CanvasHost, SpriteContext } from './canvas-host.ts';

/** A drawing call to a context, with the rectangle of the canvas that contains its result. */
export interface Mark {
  kind: 'fill' | 'stroke' | 'fillText' | 'strokeText';
  text?: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  style: string;
  /** Whether it adds to the canvas or removes from it. */
  operation: SpriteContext['globalCompositeOperation'];
}

/** Glyphs have a width of 0.6 of the font size, and the height of Inter's. */
const LETTER_WIDTH = 0.6;
const ASCENT = 0.76;
const DESCENT = 0.22;

/**
 * A canvas for tests without a real one: records what is drawn and where, and returns an image of one colour, `pixels`.
 * All glyphs have the same width.
 */
export function createFakeCanvas(pixels: [number, number, number, number] = [255, 255, 255, 255]): CanvasHost & {
  marks: Mark[];
} {
  const marks: Mark[] = [];
  return { marks, createContext: () => createFakeContext(marks, pixels) };
}

const nameStyle = (style: SpriteContext['fillStyle']) => (typeof style === 'string' ? style : 'gradient');

interface Spot {
  x: number;
  y: number;
}

/** A chain of translations, rotations and scalings, the last one first. */
interface Transformation {
  toCanvas(spot: Spot): Spot;
  scale: number;
}

const IDENTITY: Transformation = { toCanvas: (spot) => spot, scale: 1 };

function createFakeContext(marks: Mark[], pixels: readonly number[]): SpriteContext {
  let path: Spot[] = [];
  let transformation = IDENTITY;
  const saved: Transformation[] = [];
  const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 0);
  // Invisible characters have no width.
  const widthOf = (text: string) => [...text.replaceAll('\u200f', '')].length * LETTER_WIDTH * sizeOf(context.font);
  const add = (
    mark: Pick<Mark, 'kind' | 'style' | 'text'>,
    spots: readonly Spot[],
    { spread, isPlaced }: { spread: number; isPlaced: boolean },
  ) => {
    const placed = isPlaced ? spots : spots.map((spot) => transformation.toCanvas(spot));
    const reach = spread * transformation.scale;
    marks.push({
      ...mark,
      left: Math.min(...placed.map(({ x }) => x)) - reach,
      right: Math.max(...placed.map(({ x }) => x)) + reach,
      top: Math.min(...placed.map(({ y }) => y)) - reach,
      bottom: Math.max(...placed.map(({ y }) => y)) + reach,
      operation: context.globalCompositeOperation,
    });
  };
  const corners = (left: number, top: number, right: number, bottom: number): Spot[] => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const addText = (kind: 'fillText' | 'strokeText', text: string, x: number, y: number, spread: number) => {
    const width = widthOf(text);
    const left = context.textAlign === 'center' ? x - width / 2 : context.textAlign === 'right' ? x - width : x;
    const size = sizeOf(context.font);
    const style = nameStyle(kind === 'fillText' ? context.fillStyle : context.strokeStyle);
    const spots = corners(left, y - ASCENT * size, left + width, y + DESCENT * size);
    add({ kind, text, style }, spots, { spread, isPlaced: false });
  };
  /** Adds points to the path, transformed at once, as on a real canvas. */
  const pass = (...points: [number, number][]) => {
    for (const [x, y] of points) path.push(transformation.toCanvas({ x, y }));
  };
  const chain = (step: (spot: Spot) => Spot, scale = 1) => {
    const outer = transformation;
    transformation = { toCanvas: (spot) => outer.toCanvas(step(spot)), scale: outer.scale * scale };
  };
  const context: SpriteContext = {
    fillStyle: '#000000',
    strokeStyle: '#000000',
    lineWidth: 1,
    lineJoin: 'miter',
    lineCap: 'butt',
    font: '10px sans-serif',
    textRendering: 'auto',
    lang: 'inherit',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
    save: () => void saved.push(transformation),
    restore: () => {
      transformation = saved.pop() ?? IDENTITY;
    },
    translate: (byX, byY) => chain(({ x, y }) => ({ x: x + byX, y: y + byY })),
    scale: (byX, byY) => chain(({ x, y }) => ({ x: x * byX, y: y * byY }), Math.max(byX, byY)),
    rotate: (radians) => {
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      chain(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
    },
    beginPath: () => {
      path = [];
    },
    closePath: () => undefined,
    moveTo: (x, y) => pass([x, y]),
    lineTo: (x, y) => pass([x, y]),
    // A curve stays within the hull of its points.
    quadraticCurveTo: (controlX, controlY, x, y) => pass([controlX, controlY], [x, y]),
    bezierCurveTo: (firstX, firstY, secondX, secondY, x, y) => pass([firstX, firstY], [secondX, secondY], [x, y]),
    roundRect: (x, y, width, height) => {
      for (const spot of corners(x, y, x + width, y + height)) pass([spot.x, spot.y]);
    },
    fillRect: (x, y, width, height) =>
      add({ kind: 'fill', style: nameStyle(context.fillStyle) }, corners(x, y, x + width, y + height), {
        spread: 0,
        isPlaced: false,
      }),
    fill: () => add({ kind: 'fill', style: nameStyle(context.fillStyle) }, path, { spread: 0, isPlaced: true }),
    stroke: () =>
      add({ kind: 'stroke', style: nameStyle(context.strokeStyle) }, path, {
        spread: context.lineWidth / 2,
        isPlaced: true,
      }),
    fillText: (text, x, y) => addText('fillText', text, x, y, 0),
    strokeText: (text, x, y) => addText('strokeText', text, x, y, context.lineWidth / 2),
    measureText: (text) => ({
      width: widthOf(text),
      actualBoundingBoxAscent: ASCENT * sizeOf(context.font),
      actualBoundingBoxDescent: DESCENT * sizeOf(context.font),
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: widthOf(text),
    }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    getImageData: (_x, _y, width, height) => {
      const data = new Uint8ClampedArray(width * height * 4);
      for (let at = 0; at < data.length; at++) data[at] = pixels[at % 4] ?? 0;
      return { data };
    },
  };
  return context;
}
