import { type ShapePattern, toRotation } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import { toRgba } from '../color.ts';
import { type Point, traceEllipse, tracePolygon } from '../outline.ts';

/** Size of the box, and distance of the figures, in pixels. */
interface Area {
  width: number;
  height: number;
  step: number;
}

/** Figures of the tiles, used in turn and rotated in an order without an obvious repetition. */
const TILES = ['quarter', 'half', 'disc', 'quarter', 'bars', 'half', 'quarter', 'plain'] as const;
/** Lengths of dashes and the gaps between them, in steps. */
const DASHES = [9, 4, 14, 6, 3, 11, 5, 8] as const;

/** Draws the figures of a pattern over the whole box of its shape; the caller clips them to the shape. */
export function paintPattern(context: SpriteContext, pattern: ShapePattern, size: { width: number; height: number }) {
  const { kind, colors, opacity } = pattern;
  const area: Area = { ...size, step: Math.max(2, pattern.step * Math.min(size.width, size.height)) };
  const thick = area.step * pattern.weight;
  const color = (index: number) => toRgba(colors[index % colors.length] ?? '#000000', opacity);
  context.save();
  switch (kind) {
    case 'dots':
    case 'halftone':
      context.fillStyle = color(0);
      fillDots(context, area, thick, kind === 'halftone');
      break;
    case 'grid':
    case 'rules':
      context.fillStyle = color(0);
      for (let y = area.step / 2; y < area.height; y += area.step)
        context.fillRect(0, y - thick / 2, area.width, thick);
      if (kind === 'grid')
        for (let x = area.step / 2; x < area.width; x += area.step)
          context.fillRect(x - thick / 2, 0, thick, area.height);
      break;
    case 'stripes':
      fillStripes(context, area, thick, color);
      break;
    case 'rays':
      fillRays(context, area, pattern, color);
      break;
    case 'tiles':
      fillTiles(context, area, pattern.weight, color);
      break;
    case 'dashes':
      fillDashes(context, area, thick, color);
      break;
  }
  context.restore();
}

function disc(context: SpriteContext, x: number, y: number, radius: number): void {
  traceEllipse(context, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
}

/** Every second row is shifted if dots grow, as in print. */
function fillDots(context: SpriteContext, { width, height, step }: Area, thick: number, isGrowing: boolean): void {
  context.beginPath();
  for (let row = 0; (row + 0.5) * step < height + step; row++) {
    const y = (row + 0.5) * step;
    const radius = (thick / 2) * (isGrowing ? Math.min(1, y / height) : 1);
    const shift = isGrowing && row % 2 === 1 ? step / 2 : 0;
    if (radius >= 0.5) for (let x = step / 2 - shift; x < width + step; x += step) disc(context, x, y, radius);
  }
  context.fill();
}

function fillStripes(
  context: SpriteContext,
  { width, height, step }: Area,
  thick: number,
  color: (index: number) => string,
): void {
  // A step across the stripes is longer along the edge.
  const along = step * Math.SQRT2;
  const broad = thick * Math.SQRT2;
  for (let index = 0; index * along < width + height; index++) {
    const x = index * along;
    context.fillStyle = color(index);
    context.beginPath();
    const corners: Point[] = [
      [x, 0],
      [x + broad, 0],
      [x + broad - height, height],
      [x - height, height],
    ];
    tracePolygon(context, corners, 0);
    context.fill();
  }
}

function fillRays(
  context: SpriteContext,
  { width, height }: Area,
  { step, weight }: ShapePattern,
  color: (index: number) => string,
): void {
  const count = Math.max(2, Math.round(1 / step));
  const reach = width + height;
  const at = (turn: number): Point => {
    const { cos, sin } = toRotation(turn * 360) ?? { cos: 1, sin: 0 };
    return [width / 2 + cos * reach, height / 2 + sin * reach];
  };
  for (let index = 0; index < count; index++) {
    context.fillStyle = color(index);
    context.beginPath();
    tracePolygon(context, [[width / 2, height / 2], at(index / count), at((index + weight) / count)], 0);
    context.fill();
  }
}

/** One geometric figure per square, in the next colour. The squares begin at the top left. */
function fillTiles(
  context: SpriteContext,
  { width, height, step }: Area,
  weight: number,
  color: (index: number) => string,
): void {
  const size = step * weight;
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const figure = TILES[(row * 3 + column * 5) % TILES.length];
      const quarterTurns = (row + column * 3) % 4;
      context.save();
      context.translate((column + 0.5) * step, (row + 0.5) * step);
      context.rotate((quarterTurns * Math.PI) / 2);
      context.fillStyle = color(row * 2 + column);
      context.beginPath();
      traceFigure(context, figure, size);
      context.fill();
      context.restore();
    }
  }
}

/** Traces a figure about the middle of a square. */
function traceFigure(context: SpriteContext, figure: (typeof TILES)[number] | undefined, size: number): void {
  const half = size / 2;
  // Length of a curve's handles along a quarter circle, relative to its radius.
  const handle = 0.5522847498;
  switch (figure) {
    case 'quarter':
      context.moveTo(-half, -half);
      context.lineTo(half, -half);
      context.bezierCurveTo(half, -half + size * handle, -half + size * handle, half, -half, half);
      context.closePath();
      break;
    case 'half':
      context.moveTo(-half, -half);
      context.bezierCurveTo(-half + size * 0.6667, -half, -half + size * 0.6667, half, -half, half);
      context.closePath();
      break;
    case 'disc':
      disc(context, 0, 0, half * 0.72);
      break;
    case 'bars':
      for (let bar = 0; bar < 3; bar++) {
        const y = -half + (size * (2 * bar + 0.5)) / 6;
        const corners: Point[] = [
          [-half, y],
          [half, y],
          [half, y + size / 6],
          [-half, y + size / 6],
        ];
        tracePolygon(context, corners, 0);
      }
      break;
    case 'plain':
    case undefined:
      disc(context, 0, 0, half * 0.24);
  }
}

function fillDashes(
  context: SpriteContext,
  { width, height, step }: Area,
  thick: number,
  color: (index: number) => string,
): void {
  for (let row = 0; row * step < height; row++) {
    context.fillStyle = color(row);
    let at = row * 5;
    for (let x = -step * (DASHES[(row * 3) % DASHES.length] ?? 1); x < width; at += 2) {
      const length = step * (DASHES[at % DASHES.length] ?? 1);
      context.fillRect(x, (row + 0.5) * step - thick / 2, length, thick);
      x += length + step * (DASHES[(at + 1) % DASHES.length] ?? 1);
    }
  }
}
