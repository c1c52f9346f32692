import type { CanvasHost, SpriteContext } from './canvas-host.ts';

/** A call to a context that leaves a mark, with the rectangle that it surely stays in. */
export interface Mark {
  kind: 'fill' | 'stroke' | 'fillText' | 'strokeText';
  text?: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  style: string;
}

/** Letters as wide as 0.6 of the font size, and as high as those of Inter. */
const LETTER_WIDTH = 0.6;

/**
 * A canvas for tests without one: it records what is drawn and where, and gives a picture of one colour, that of `pixels`. Text has
 * the same width for every letter.
 */
export function createFakeCanvas(pixels: [number, number, number, number] = [255, 255, 255, 255]): CanvasHost & {
  marks: Mark[];
} {
  const marks: Mark[] = [];
  return { marks, createContext: () => createFakeContext(marks, pixels) };
}

const nameStyle = (style: SpriteContext['fillStyle']) => (typeof style === 'string' ? style : 'gradient');

function createFakeContext(marks: Mark[], pixels: readonly number[]): SpriteContext {
  let path: { x: number; y: number }[] = [];
  const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 0);
  const widthOf = (text: string) => [...text].length * LETTER_WIDTH * sizeOf(context.font);
  const addPath = (kind: 'fill' | 'stroke', spread: number) => {
    marks.push({
      kind,
      left: Math.min(...path.map(({ x }) => x)) - spread,
      right: Math.max(...path.map(({ x }) => x)) + spread,
      top: Math.min(...path.map(({ y }) => y)) - spread,
      bottom: Math.max(...path.map(({ y }) => y)) + spread,
      style: nameStyle(kind === 'fill' ? context.fillStyle : context.strokeStyle),
    });
  };
  const addText = (kind: 'fillText' | 'strokeText', text: string, x: number, y: number, spread: number) => {
    const width = widthOf(text);
    const left = context.textAlign === 'center' ? x - width / 2 : context.textAlign === 'right' ? x - width : x;
    const size = sizeOf(context.font);
    marks.push({
      kind,
      text,
      left: left - spread,
      right: left + width + spread,
      top: y - 0.76 * size - spread,
      bottom: y + 0.22 * size + spread,
      style: nameStyle(kind === 'fillText' ? context.fillStyle : context.strokeStyle),
    });
  };
  const context: SpriteContext = {
    fillStyle: '#000000',
    strokeStyle: '#000000',
    lineWidth: 1,
    lineJoin: 'miter',
    lineCap: 'butt',
    font: '10px sans-serif',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    globalAlpha: 1,
    beginPath: () => {
      path = [];
    },
    closePath: () => undefined,
    moveTo: (x, y) => void path.push({ x, y }),
    lineTo: (x, y) => void path.push({ x, y }),
    roundRect: (x, y, width, height) => void path.push({ x, y }, { x: x + width, y: y + height }),
    fillRect: (x, y, width, height) => {
      path = [
        { x, y },
        { x: x + width, y: y + height },
      ];
      addPath('fill', 0);
    },
    fill: () => addPath('fill', 0),
    stroke: () => addPath('stroke', context.lineWidth / 2),
    fillText: (text, x, y) => addText('fillText', text, x, y, 0),
    strokeText: (text, x, y) => addText('strokeText', text, x, y, context.lineWidth / 2),
    measureText: (text) => ({
      width: widthOf(text),
      actualBoundingBoxAscent: 0.76 * sizeOf(context.font),
      actualBoundingBoxDescent: 0.22 * sizeOf(context.font),
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
