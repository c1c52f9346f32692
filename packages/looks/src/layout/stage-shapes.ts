import type { SceneColors } from '../color/derive-colors.ts';
import { contrastOf, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { Look } from '../look.ts';
import { bottomOf, fromEdges, type Rect, rightOf, type Size } from '../rect.ts';
import { fade, flat, type PlacedShape } from './arrangement.ts';

/** A ground at least this light lets a catalogue photo melt into it. */
const LIGHT = 0.42;
/** Contrast at which a shape stands out from the ground. */
const SEEN = 1.12;

/** A flat colour that shows on the ground: of the candidates the first that does. */
export function seenOn(ground: string, candidates: readonly string[], fallback: string): string {
  return candidates.find((color) => contrastOf(color, ground) >= SEEN) ?? fallback;
}

/** Light enough to print on: the colour, with white added where it is dark. */
function lightened(color: string): string {
  for (let white = 0; white <= 0.8; white += 0.1) {
    const candidate = mix(color, WHITE, white);
    if (luminanceOf(candidate) >= LIGHT) return candidate;
  }
  return WHITE;
}

/**
 * What a product stands on: a shape of the look behind it that its top rises out of, or, on dark pages, a light sheet that holds it whole.
 * `area` is what texts leave of the canvas (it may reach the canvas' edges), `product` where the product stands in it.
 */
export function stageShape(input: {
  look: Look;
  colors: SceneColors;
  canvas: Size;
  area: Rect;
  product: Rect;
  turn: number;
}): Omit<PlacedShape, 'slot' | 'name'> {
  const { look, colors, canvas, area, product, turn } = input;
  const isDark = luminanceOf(colors.ground) < LIGHT;
  const { shape } = look.decoration.stage;
  const tint = lightened(seenOn(colors.ground, [colors.support, colors.accent], mix(colors.ground, colors.ink, 0.12)));
  const strong = lightened(seenOn(colors.ground, [colors.accent, colors.support], mix(colors.ground, colors.ink, 0.2)));
  const color = look.decoration.stage.color === 'accent' ? strong : tint;
  const middle = product.x + product.width / 2;
  if (isDark) {
    return shape === 'glow'
      ? {
          rect: area,
          fill: { from: lightened(colors.support), fromOpacity: 1, to: strong, toOpacity: 1, direction: 'diagonal' },
        }
      : { rect: area, fill: { from: mix(strong, WHITE, 0.72), fromOpacity: 1, to: strong, toOpacity: 1 } };
  }
  const hasTextBelow = bottomOf(area) < canvas.height - 1;
  // Large enough to leave the canvas; never into the texts beside, above or below it.
  const disc = (diameter: number, top: number): Rect => ({
    x: area.x > 0 ? Math.max(area.x, middle - diameter / 2) : middle - diameter / 2,
    y: hasTextBelow ? Math.min(top, bottomOf(area) - diameter) : Math.max(area.y, top),
    width: diameter,
    height: diameter,
  });
  const widest = Math.min(canvas.width * 1.12, area.width * 1.12);
  const behind = product.y + product.height * 0.18;
  switch (shape) {
    case 'disc':
      return {
        rect: disc(widest * 0.84, product.y + product.height * 0.56 - widest * 0.42),
        shape: 'circle',
        fill: flat(color),
      };
    case 'sun':
      return { rect: disc(widest, behind), shape: 'circle', fill: flat(color) };
    case 'rings':
      return {
        rect: disc(widest, behind),
        shape: 'circle',
        fill: flat(color),
        border: { color: colors.accent, opacity: 1, width: 0.12 },
      };
    case 'arch': {
      const top = Math.max(area.y, product.y + product.height * 0.12);
      const width = Math.min(area.width * 0.8, Math.max(product.width * 1.5, area.width * 0.62));
      return {
        rect: fromEdges(
          middle - width / 2,
          top,
          middle + width / 2,
          hasTextBelow ? bottomOf(area) : bottomOf(area) + width * 0.1,
        ),
        shape: 'arch',
        fill: flat(color),
      };
    }
    case 'column': {
      const width = Math.min(area.width, Math.max(product.width * 1.25, area.width * 0.56));
      return { rect: fromEdges(middle - width / 2, area.y, middle + width / 2, bottomOf(area)), fill: flat(color) };
    }
    case 'blob':
      return {
        rect: disc(widest * 0.9, product.y + product.height * 0.56 - widest * 0.45),
        shape: 'blob',
        fill: flat(color),
      };
    case 'slant': {
      const top = product.y + product.height * 0.42;
      return hasTextBelow || area.x > 0
        ? { rect: { ...area, y: top, height: bottomOf(area) - top }, fill: flat(color) }
        : {
            rect: fromEdges(area.x - 260, top, rightOf(area) + 260, bottomOf(area) + 500),
            fill: flat(color),
            tilt: -8,
          };
    }
    case 'sheet':
      return {
        rect: fromEdges(
          middle - product.width * 0.68,
          product.y - 20,
          middle + product.width * 0.68,
          bottomOf(product) + 40,
        ),
        fill: flat(WHITE),
        tilt: turn % 2 === 0 ? -3 : 3,
      };
    case 'glow':
      return { rect: area, fill: fade(color, 0, 1) };
    case 'block':
      return {
        rect: {
          ...area,
          y: product.y + product.height * 0.5,
          height: bottomOf(area) - product.y - product.height * 0.5,
        },
        fill: flat(color),
      };
  }
}
