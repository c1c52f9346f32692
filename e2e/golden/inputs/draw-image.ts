/**
 * Pixels of images, RGBA, computed only with operations that give the same result on every machine: + - * / and square
 * roots.
 */

const square = (length: number) => length * length;

interface ImageSketch {
  width: number;
  height: number;
  hue: readonly [red: number, green: number, blue: number];
}

/** Draws a background, soft discs, hard bars and a fine grid: details of every frequency. */
export function drawScene({ width, height, hue }: ImageSketch): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  const radius = Math.min(width, height) * 0.32;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const distance = Math.sqrt(square(x - width * 0.6) + square(y - height * 0.45));
      const isDisc = distance < radius;
      const isBar = Math.floor((x + y) / 23) % 5 === 0 && y > height * 0.6;
      const isGrid = x < width * 0.22 && (x % 6 === 0 || y % 5 === 0);
      const light = 0.55 + (0.45 * (height - y)) / height;
      for (let channel = 0; channel < 3; channel++) {
        const base = hue[channel] ?? 0;
        let value = base * light + (channel === 2 ? (60 * x) / width : 0);
        if (isDisc) value = 255 - base * (0.3 + (0.6 * distance) / radius);
        if (isBar) value = 255 - value;
        if (isGrid) value *= 0.4;
        pixels[at + channel] = Math.min(255, Math.max(0, Math.round(value)));
      }
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}

/** Draws the same scene cut out to a rounded figure, with an edge that fades over some pixels and a hole. */
export function drawCutOut(sketch: ImageSketch): Uint8Array {
  const { width, height } = sketch;
  const pixels = drawScene(sketch);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = Math.abs(x - width / 2) / (width / 2);
      const down = Math.abs(y - height / 2) / (height / 2);
      const edge = (1 - across * across * across - down * down * down) * 6;
      const hole = (Math.sqrt(square(x - width * 0.4) + square(y - height * 0.7)) - Math.min(width, height) * 0.12) / 3;
      pixels[(y * width + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, Math.min(edge, hole))));
    }
  }
  return pixels;
}

/** Gives every pixel its own colour. */
export function drawMosaic({ width, height }: ImageSketch): Uint8Array {
  return Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (Math.floor(at / 4) * 47 * ((at % 4) + 1)) % 256,
  );
}
