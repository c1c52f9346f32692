import type { SpriteSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { baselineFor, measureWidth, setFont } from './font.ts';

type CtaSpec = Extract<SpriteSpec, { kind: 'cta' }>;

/** Proportions of the button, in font sizes. */
const HEIGHT = 2.1;
const PADDING_LEFT = 0.9;
const GAP = 0.5;
const DISC = 1.44;
const DISC_INSET = (HEIGHT - DISC) / 2;

/** A pill that hugs its text, with an arrow on a disc at its end. */
export function paintCta(context: SpriteContext, spec: CtaSpec): void {
  const probe = 100;
  const unitTextWidth = measureWidth(context, { family: spec.family, weight: 700, sizePx: probe }, spec.text) / probe;
  const unitWidth = PADDING_LEFT + unitTextWidth + GAP + DISC + DISC_INSET;
  const sizePx = Math.floor(Math.min((spec.width - 2) / unitWidth, (spec.height - 2) / HEIGHT));
  const width = unitWidth * sizePx;
  const height = HEIGHT * sizePx;
  const x = (spec.width - width) / 2;
  const centerY = spec.height / 2;

  context.fillStyle = spec.background;
  context.beginPath();
  context.roundRect(x, centerY - height / 2, width, height, height / 2);
  context.fill();
  setFont(context, { family: spec.family, weight: 700, sizePx });
  context.textAlign = 'left';
  context.fillStyle = spec.color;
  context.fillText(spec.text, x + PADDING_LEFT * sizePx, baselineFor(spec.text, sizePx, centerY));
  paintArrow(context, spec, {
    x: x + width - (DISC_INSET + DISC / 2) * sizePx,
    y: centerY,
    radius: (DISC / 2) * sizePx,
  });
}

function paintArrow(context: SpriteContext, spec: CtaSpec, disc: { x: number; y: number; radius: number }): void {
  const { x, y, radius } = disc;
  context.fillStyle = spec.color;
  context.beginPath();
  context.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius);
  context.fill();
  const reach = radius * 0.42;
  context.strokeStyle = spec.background;
  context.lineWidth = radius * 0.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - reach, y);
  context.lineTo(x + reach, y);
  context.moveTo(x + reach * 0.1, y - reach * 0.9);
  context.lineTo(x + reach, y);
  context.lineTo(x + reach * 0.1, y + reach * 0.9);
  context.stroke();
}
