import { PATTERN_KINDS, type ShapePattern } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { createFakeCanvas } from '../../fake-canvas.ts';
import { type DrawnSpec, rasterizeSprite } from '../rasterize-sprite.ts';

const plate = (pattern?: ShapePattern): DrawnSpec => ({
  kind: 'shape',
  key: 'plate',
  width: 400,
  height: 200,
  scale: 1,
  fill: { from: '#112233', fromOpacity: 1, to: '#112233', toOpacity: 1 },
  radius: 0,
  ...(pattern ? { pattern } : {}),
});

function drawnStyles(spec: DrawnSpec): Set<string> {
  const canvas = createFakeCanvas();
  rasterizeSprite(canvas, spec);
  return new Set(canvas.marks.map(({ style }) => style));
}

test.each(PATTERN_KINDS)('%s are drawn over the plate, in the colours of the pattern', (kind) => {
  const pattern: ShapePattern = { kind, colors: ['#ff0000'], opacity: 1, step: 0.2, weight: 0.5 };
  const own = [...drawnStyles(plate(pattern))].find((style) => !drawnStyles(plate()).has(style));
  expect(own).toContain('255');
});
