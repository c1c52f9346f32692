import type { TextStyle } from '@reelwright/timeline';
import type { SpriteContext, SpriteGradient } from '../canvas-host.ts';
import { type Font, setFont } from './font.ts';
import { toDrawnText } from './split-letters.ts';

/** A text and the start of its baseline. */
export interface PlacedRun {
  text: string;
  x: number;
  baseline: number;
}

/** Fills runs, each with its colour. */
export function fillRuns<Placed extends PlacedRun>(
  context: SpriteContext,
  font: Font,
  runs: readonly Placed[],
  toFill: (run: Placed) => string | SpriteGradient,
): void {
  setFont(context, font);
  context.textAlign = 'left';
  for (const run of runs) {
    context.fillStyle = toFill(run);
    context.fillText(toDrawnText(run.text), run.x, run.baseline);
  }
}

function strokeRuns(
  context: SpriteContext,
  font: Font,
  runs: readonly PlacedRun[],
  outline: NonNullable<TextStyle['outline']>,
): void {
  if (outline.width === 0) return;
  setFont(context, font);
  context.textAlign = 'left';
  context.strokeStyle = outline.color;
  // Half of a stroke lies inside the glyph.
  context.lineWidth = 2 * outline.width * font.sizePx;
  context.lineJoin = 'round';
  for (const run of runs) context.strokeText(toDrawnText(run.text), run.x, run.baseline);
}

export function outlineRuns(
  context: SpriteContext,
  font: Font,
  runs: readonly PlacedRun[],
  { outline }: Pick<TextStyle, 'outline'>,
): void {
  if (outline) strokeRuns(context, font, runs, outline);
}

/**
 * Paints the hard shadow of runs including their outline, evenly transparent where parts overlap. Requires an empty
 * canvas: existing content would fade too. `area` limits the shadow.
 */
export function shadowRuns(
  context: SpriteContext,
  font: Font,
  runs: readonly PlacedRun[],
  {
    style,
    area,
  }: { style: Pick<TextStyle, 'outline' | 'shadow'>; area: { x: number; y: number; width: number; height: number } },
): void {
  const { shadow, outline } = style;
  if (!shadow) return;
  const cast = runs.map(({ text, x, baseline }) => ({
    text,
    x: x + shadow.x * font.sizePx,
    baseline: baseline + shadow.y * font.sizePx,
  }));
  if (outline) strokeRuns(context, font, cast, { ...outline, color: shadow.color });
  fillRuns(context, font, cast, () => shadow.color);
  if (shadow.opacity === 1) return;
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = shadow.opacity;
  context.fillStyle = '#000000';
  context.fillRect(area.x, area.y, area.width, area.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}
