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

/** Steps of a soft edge: a step of a shadow's opacity is too small to be seen. */
const SOFT_STEPS = 7;

/**
 * Paints the shadow of runs including their outline, evenly transparent where parts overlap. Requires an empty canvas:
 * existing content would fade too. `area` limits the shadow. A soft edge is a row of strokes, the widest first, each
 * faded before the next: blurs differ between browsers and the server.
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
  const { color, opacity, softness = 0 } = shadow;
  const fade = (share: number) => {
    if (share === 1) return;
    context.globalCompositeOperation = 'destination-in';
    context.globalAlpha = share;
    context.fillStyle = '#000000';
    context.fillRect(area.x, area.y, area.width, area.height);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  };
  const steps = softness === 0 ? 0 : SOFT_STEPS;
  for (let step = 1; step <= steps; step++) {
    const width = (outline?.width ?? 0) + softness * (1 - (step - 1) / steps);
    strokeRuns(context, font, cast, { color, width });
    // What is painted fades with every later step too: the outermost step ends with the least opacity.
    fade((step / (step + 1)) ** 2);
  }
  if (outline) strokeRuns(context, font, cast, { ...outline, color });
  fillRuns(context, font, cast, () => color);
  fade(opacity);
}
