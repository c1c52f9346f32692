import type { TextAnimation, TitleSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import type { TitleAnimation, UnitMoment } from './animations/animation.ts';
import { TITLE_ANIMATIONS } from './animations/text-animations.ts';
import { layoutOrigin } from './laid-out.ts';
import { layOutTitle, type TitleLayout } from './lay-out-title.ts';
import { fillRuns } from './paint-runs.ts';
import {
  markedSpans,
  paintTitleFill,
  paintTitleMark,
  paintTitleOutline,
  paintTitlePlates,
  paintTitleShadow,
} from './paint-title.ts';
import type { RestingPart } from './place-part.ts';
import { toTextPart } from './text-part.ts';
import { divideUnits, type UnitExtent } from './title-units.ts';

/**
 * One part of a title that an animation moves, in layers: all shadows lie beneath all outlines, all outlines beneath
 * all fills.
 */
export interface TitlePart {
  moment: Pick<UnitMoment, 'index' | 'count' | 'line' | 'fromCenterX' | 'width' | 'textWidth' | 'seed'>;
  /** Position in the title's sprite. */
  pivot: { x: number; y: number };
  plate: RestingPart | undefined;
  shadow: RestingPart | undefined;
  outline: RestingPart | undefined;
  fill: RestingPart;
  /**
   * Shadow, outline and fill as one, if there are several: a translucent glyph must not show its own layers beneath.
   */
  together: RestingPart | undefined;
  /** Returns its glyphs in one colour. */
  toGhost(color: string): RestingPart;
}

/** A mark on words, and the first unit under it. */
export interface TitleMark {
  part: RestingPart;
  unit: number;
}

/** A title split for one animation. */
export interface TitleParts {
  animation: TitleAnimation;
  spec: TitleSpec;
  emPx: number;
  units: TitlePart[];
  /** Plates that do not move with their unit. */
  plate: RestingPart | undefined;
  marks: TitleMark[];
  caret: RestingPart | undefined;
  /** Extent of all lines, in the title's sprite. */
  textSpan: { left: number; right: number };
}

/** Extent of all lines, in pixels of the document. */
type Whole = Pick<UnitExtent, 'x' | 'width' | 'top' | 'bottom'>;

export function divideTitle(context: SpriteContext, spec: TitleSpec, name: TextAnimation): TitleParts {
  const animation = TITLE_ANIMATIONS[name];
  const layout = layOutTitle(context, spec);
  const { style, emphasis } = spec;
  const extents = divideUnits(layout, animation.unit);
  const whole = wholeOf(layout);
  const origin = layoutOrigin(spec);
  const isWhole = animation.unit === 'text';
  // A translucent plate would be darker where the plates of two lines overlap: such plates stay one part.
  const movesPlates = animation.unit === 'lines' && (style.plate?.opacity === 1 || extents.length === 1);
  const spans = emphasis && emphasis.kind !== 'color' && !isWhole ? layout.lines.flatMap(markedSpans) : [];
  return {
    animation,
    spec,
    emPx: layout.font.sizePx * spec.scale,
    units: extents.map((extent, index) =>
      isWhole
        ? toWholePart(spec, momentOf(layout, { extent, index, count: 1, whole }), pivotOf(spec, extent))
        : divideUnit(layout, { extent, index, count: extents.length, whole, movesPlates, unit: animation.unit }),
    ),
    plate:
      style.plate && !isWhole && !movesPlates
        ? toTextPart(spec, 'plates', areaOf(layout, whole), (target) => paintTitlePlates(target, layout, layout.lines))
        : undefined,
    marks: spans.map((span, index) => ({
      part: toTextPart(
        spec,
        `mark ${index}`,
        areaOf(layout, { ...span, top: span.centerY, bottom: span.centerY }),
        (target) => paintTitleMark(target, layout, span),
      ),
      unit: Math.max(
        0,
        extents.findIndex(({ top, x, width }) => top === span.centerY && x + width > span.x),
      ),
    })),
    caret: animation.hasCaret ? toCaret(spec, layout) : undefined,
    textSpan: {
      left: origin.x + (whole.x - layout.asidePx) * spec.scale,
      right: origin.x + (whole.x + whole.width + layout.asidePx) * spec.scale,
    },
  };
}

function wholeOf({ lines }: TitleLayout): Whole {
  const x = Math.min(...lines.map((line) => line.x));
  return {
    x,
    width: Math.max(...lines.map((line) => line.x + line.width)) - x,
    top: lines[0]?.centerY ?? 0,
    bottom: lines.at(-1)?.centerY ?? 0,
  };
}

function areaOf(layout: TitleLayout, { x, width, top, bottom }: Whole) {
  // Single glyphs extend further sideways than their words.
  const aside = layout.asidePx + 0.1 * layout.font.sizePx;
  return { left: x - aside, right: x + width + aside, top: top - layout.abovePx, bottom: bottom + layout.belowPx };
}

interface UnitInput {
  extent: UnitExtent;
  index: number;
  count: number;
  whole: Whole;
}

function momentOf({ font }: TitleLayout, { extent, index, count, whole }: UnitInput): TitlePart['moment'] {
  const center = extent.x + extent.width / 2;
  return {
    index,
    count,
    line: extent.line,
    fromCenterX: (center - whole.x - whole.width / 2) / font.sizePx,
    width: extent.width / font.sizePx,
    textWidth: whole.width / font.sizePx,
    seed: index * 7 + extent.line,
  };
}

function pivotOf(spec: TitleSpec, { x, width, top, bottom }: UnitExtent): { x: number; y: number } {
  const origin = layoutOrigin(spec);
  return { x: origin.x + (x + width / 2) * spec.scale, y: origin.y + ((top + bottom) / 2) * spec.scale };
}

/** Returns the whole title as one part. */
function toWholePart(spec: TitleSpec, moment: TitlePart['moment'], pivot: TitlePart['pivot']): TitlePart {
  const fill = { spec, rect: { x: 0, y: 0, width: spec.width, height: spec.height } };
  const layers = { plate: undefined, shadow: undefined, outline: undefined, together: undefined };
  return { moment, pivot, ...layers, fill, toGhost: () => fill };
}

function divideUnit(
  layout: TitleLayout,
  input: UnitInput & { movesPlates: boolean; unit: TitleAnimation['unit'] },
): TitlePart {
  const { extent, index, movesPlates, unit } = input;
  const { runs, line } = extent;
  const { spec } = layout;
  const { style } = spec;
  const area = areaOf(layout, extent);
  const toPart = (layer: string, paint: (target: SpriteContext) => void) =>
    toTextPart(spec, `${layer} ${unit} ${index}`, area, paint);
  const ghosts = new Map<string, RestingPart>();
  return {
    moment: momentOf(layout, input),
    pivot: pivotOf(spec, extent),
    plate: movesPlates
      ? toPart('plate', (target) => paintTitlePlates(target, layout, layout.lines.slice(line, line + 1)))
      : undefined,
    shadow: style.shadow ? toPart('shadow', (target) => paintTitleShadow(target, layout, runs)) : undefined,
    outline: style.outline ? toPart('outline', (target) => paintTitleOutline(target, layout, runs)) : undefined,
    fill: toPart('fill', (target) => paintTitleFill(target, layout, runs)),
    together:
      style.shadow || style.outline
        ? toPart('all', (target) => {
            paintTitleShadow(target, layout, runs);
            paintTitleOutline(target, layout, runs);
            paintTitleFill(target, layout, runs);
          })
        : undefined,
    toGhost(color) {
      const ghost =
        ghosts.get(color) ?? toPart(`ghost ${color}`, (target) => fillRuns(target, layout.font, runs, () => color));
      ghosts.set(color, ghost);
      return ghost;
    },
  };
}

/** Returns a bar as high as a line, drawn where the text starts; it is moved behind the last shown glyph. */
function toCaret(spec: TitleSpec, { font }: TitleLayout): RestingPart {
  const width = Math.max(2, 0.07 * font.sizePx);
  const height = 0.98 * font.sizePx;
  return toTextPart(spec, 'caret', { left: 0, top: 0, right: width, bottom: height }, (context) => {
    context.fillStyle = spec.style.color;
    context.fillRect(0, 0, width, height);
  });
}
