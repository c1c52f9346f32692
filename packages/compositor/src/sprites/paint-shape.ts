import type { SpriteSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';

function toRgba(color: string, opacity: number): string {
  const rgb = Number.parseInt(color.slice(1), 16);
  return `rgba(${rgb >> 16}, ${(rgb >> 8) & 255}, ${rgb & 255}, ${opacity})`;
}

/** A plate, flat or graded from top to bottom. */
export function paintShape(context: SpriteContext, spec: Extract<SpriteSpec, { kind: 'shape' }>): void {
  const gradient = context.createLinearGradient(0, 0, 0, spec.height);
  gradient.addColorStop(0, toRgba(spec.from, spec.fromOpacity));
  gradient.addColorStop(1, toRgba(spec.to, spec.toOpacity));
  context.fillStyle = gradient;
  context.beginPath();
  context.roundRect(0, 0, spec.width, spec.height, spec.radiusPx);
  context.fill();
}
