import type { TitleSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { mixColors, readableOn } from './color.ts';
import { drawScaled } from './laid-out.ts';
import { type LaidOutLine, layOutTitle, MARKER_OVERHANG, type Run, type TitleLayout } from './lay-out-title.ts';
import { paintPlates } from './line-plate.ts';
import { type MarkedSpan, paintMarker, paintUnderline } from './paint-marks.ts';
import { fillRuns, outlineRuns, type PlacedRun, shadowRuns } from './paint-runs.ts';

export type TitleRun = PlacedRun & Pick<Run, 'isEmphasised'>;

/** Paints a title in balanced lines, outlined, on plates if the style has one. */
export function paintTitle(context: SpriteContext, spec: TitleSpec): void {
  drawScaled(context, spec, () => paintLaidOutTitle(context, layOutTitle(context, spec)));
}

/** Paints a whole title, in pixels of the document, on an empty canvas. */
function paintLaidOutTitle(context: SpriteContext, layout: TitleLayout): void {
  const runs = layout.lines.flatMap(runsOf);
  paintTitleShadow(context, layout, runs);
  // The shadow needs an empty canvas, so everything beneath is painted behind it, from the top down.
  context.globalCompositeOperation = 'destination-over';
  for (const span of layout.lines.flatMap(markedSpans)) paintTitleMark(context, layout, span);
  paintTitlePlates(context, layout, layout.lines);
  context.globalCompositeOperation = 'source-over';
  paintTitleOutline(context, layout, runs);
  paintTitleFill(context, layout, runs);
}

export function runsOf(line: LaidOutLine): TitleRun[] {
  return line.words.flatMap((word) => word.runs.map((run) => placeRun(run, line)));
}

export function placeRun(run: Run, { baseline }: LaidOutLine): TitleRun {
  return { text: run.text, x: run.x, baseline, isEmphasised: run.isEmphasised };
}

export function paintTitlePlates(context: SpriteContext, layout: TitleLayout, lines: readonly LaidOutLine[]): void {
  const { plate } = layout.spec.style;
  if (plate) paintPlates(context, lines, plate, layout.font.sizePx);
}

export function paintTitleShadow(context: SpriteContext, layout: TitleLayout, runs: readonly TitleRun[]): void {
  const { font, size, spec } = layout;
  // Larger than the sprite on every side: parts are drawn on their own canvases.
  const area = { x: -size.width, y: -size.height, width: 3 * size.width, height: 3 * size.height };
  shadowRuns(context, font, unmarked(layout, runs), { style: spec.style, area });
}

/**
 * Returns the runs that are not on a marker: their outline or shadow is made for another background and would look like
 * dirt.
 */
function unmarked({ spec }: TitleLayout, runs: readonly TitleRun[]): readonly TitleRun[] {
  return spec.emphasis?.kind === 'marker' ? runs.filter(({ isEmphasised }) => !isEmphasised) : runs;
}

export function paintTitleOutline(context: SpriteContext, layout: TitleLayout, runs: readonly TitleRun[]): void {
  outlineRuns(context, layout.font, unmarked(layout, runs), layout.spec.style);
}

export function paintTitleFill(context: SpriteContext, layout: TitleLayout, runs: readonly TitleRun[]): void {
  const { style } = layout.spec;
  const fill = style.gradientTo === undefined ? style.color : gradientOf(context, layout, style.gradientTo);
  const emphasised = emphasisedInk(layout.spec) ?? fill;
  fillRuns(context, layout.font, runs, ({ isEmphasised }) => (isEmphasised ? emphasised : fill));
}

/** Returns a gradient over the bodies of all lines. */
function gradientOf(context: SpriteContext, { lines, font, spec }: TitleLayout, to: string) {
  const first = lines[0]?.centerY ?? 0;
  const last = lines.at(-1)?.centerY ?? 0;
  const gradient = context.createLinearGradient(0, first - 0.4 * font.sizePx, 0, last + 0.4 * font.sizePx);
  gradient.addColorStop(0, spec.style.color);
  gradient.addColorStop(1, to);
  return gradient;
}

/** Returns the colour of emphasised glyphs if it differs from that of the others. */
function emphasisedInk({ emphasis, style }: TitleSpec): string | undefined {
  switch (emphasis?.kind) {
    case undefined:
    case 'underline':
      return undefined;
    case 'color':
      return emphasis.color;
    case 'marker': {
      const shown = style.gradientTo === undefined ? style.color : mixColors(style.color, style.gradientTo, 0.5);
      const ink = readableOn(emphasis.color, shown);
      return ink === shown ? undefined : ink;
    }
  }
}

/** Returns the emphasised spans of a line; adjacent glyphs form one span. */
export function markedSpans(line: LaidOutLine): MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  let isOpen = false;
  const inOrder = line.words.flatMap((word) => word.letters).toSorted((one, other) => one.x - other.x);
  for (const { x, width, isEmphasised } of inOrder) {
    const last = spans.at(-1);
    if (isEmphasised && isOpen && last) last.width = x + width - last.x;
    else if (isEmphasised) spans.push({ x, width, centerY: line.centerY, baseline: line.baseline });
    isOpen = isEmphasised;
  }
  return spans;
}

export function paintTitleMark(context: SpriteContext, layout: TitleLayout, span: MarkedSpan): void {
  const { emphasis } = layout.spec;
  const { sizePx } = layout.font;
  const outlinePx = (layout.spec.style.outline?.width ?? 0) * sizePx;
  if (emphasis?.kind === 'underline')
    paintUnderline(context, span, { sizePx, color: emphasis.color, belowPx: outlinePx });
  if (emphasis?.kind === 'marker')
    paintMarker(context, span, { sizePx, overhangPx: MARKER_OVERHANG * sizePx, color: emphasis.color });
}
