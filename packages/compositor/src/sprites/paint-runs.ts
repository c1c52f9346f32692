import type { TextStyle } from '@reelwright/timeline';
import type { SpriteContext, SpriteGradient } from '../canvas-host.ts';
import { type Font, setFont } from './font.ts';
import { toDrawnText } from './split-letters.ts';

/** A text and where its baseline starts. */
export interface PlacedRun {
  text: string;
  x: number;
  baseline: number;
}

/** Fills runs with one colour, or each with its own. */
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
  // Half of a stroke lies within the glyph.
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
 * The hard copy beneath runs, outline and all, evenly transparent where its parts overlap. On an empty canvas only: what is there already fades
 * with it. `area` is what it stays in.
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
