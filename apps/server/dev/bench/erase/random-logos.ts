import type { SeededRandom } from '@reelwright/seeded-random';
import type { Burned } from './footage.ts';

const WORDS = ['NOVA', 'BRAND', 'tv7', 'Lumen', 'ZEST', 'KiteCo', 'orbit', 'Mosaic', 'PIKA', 'Alder'];
const COLORS = ['#fff', '#ff0', '#e00', '#0a4', '#08f', '#f60', '#111', '#e0e', '#fff', '#fff'];

export interface BurnedLogo {
  burned: Burned;
  /** In fractions of the frame, as a person would draw it. */
  box: { x: number; y: number; width: number; height: number };
}

/** Draws an opaque logo of a random form, colour and size in a random corner, and a box around it with a small margin. */
export function drawRandomLogo(random: SeededRandom, { width, height }: { width: number; height: number }): BurnedLogo {
  const form = random.pick(['word', 'outlined word', 'bar and word', 'badge and word', 'ring']);
  const side = height * random.between(0.05, 0.09);
  const [word, color, other] = [random.pick(WORDS), random.pick(COLORS), random.pick(COLORS)];
  const font = `font-family="DejaVu Sans" font-weight="bold" font-size="${side}"`;
  const wordWidth = side * (0.72 * word.length + 0.3);
  const text = (x: number, extra = ''): string =>
    `<text x="${x}" y="${side * 0.88}" textLength="${wordWidth * 0.94}" lengthAdjust="spacingAndGlyphs" ${font} fill="${color}" ${extra}>${word}</text>`;
  const outline = `stroke="#000" stroke-width="${Math.max(2, side / 18)}" paint-order="stroke"`;
  const middle = side * 0.56;
  const drawn: Record<string, { content: string; width: number }> = {
    word: { content: text(0), width: wordWidth },
    'outlined word': { content: text(2, outline), width: wordWidth + 4 },
    'bar and word': {
      content: `<rect width="${side * 0.3}" height="${side * 1.1}" fill="${other}"/>${text(side * 0.45, outline)}`,
      width: wordWidth + side * 0.45,
    },
    'badge and word': {
      content: `<circle cx="${middle}" cy="${middle}" r="${middle * 0.95}" fill="${other}"/>${text(side * 1.3)}`,
      width: wordWidth + side * 1.3,
    },
    ring: {
      content: `<circle cx="${side}" cy="${side}" r="${side * 0.8}" fill="none" stroke="${color}" stroke-width="${side / 4}"/>`,
      width: side * 2,
    },
  };
  const { content, width: ownWidth } = drawn[form] ?? { content: '', width: 1 };
  const ownHeight = form === 'ring' ? side * 2 : side * 1.12;
  const away = height * 0.05;
  const left = random.isLucky(0.5) ? away : width - away - ownWidth;
  const top = random.isLucky(0.5) ? away : height - away - ownHeight;
  const margin = height * random.between(0.01, 0.025);
  return {
    burned: {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${left} ${top})">${content}</g></svg>`,
      from: 0,
      to: Number.POSITIVE_INFINITY,
    },
    box: {
      x: (left - margin) / width,
      y: (top - margin) / height,
      width: (ownWidth + 2 * margin) / width,
      height: (ownHeight + 2 * margin) / height,
    },
  };
}
