import { type AnimatedTitleLayer, applyEasing, clamp, type TextAnimation, type TitleSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { presenceOf, REST, type TitleAnimation, type UnitMoment, type UnitPose } from './animations/animation.ts';
import { TITLE_ANIMATIONS } from './animations/text-animations.ts';
import { layoutOrigin } from './laid-out.ts';
import { layOutTitle, type TitleLayout } from './lay-out-title.ts';
import {
  markedSpans,
  paintTitleFill,
  paintTitleMark,
  paintTitleOutline,
  paintTitlePlates,
  paintTitleShadow,
} from './paint-title.ts';
import { fillRuns } from './paint-runs.ts';
import { type PlacedSprite, placePart, type RestingPart, type ShownPart, type TextFrame } from './place-part.ts';
import { toTextPart } from './text-part.ts';
import { divideUnits } from './title-units.ts';

/** One part of a title that an animation moves, with its layers: all shadows lie beneath all outlines, these beneath all letters. */
interface Unit {
  moment: Pick<UnitMoment, 'index' | 'count' | 'line' | 'fromCenterX' | 'width' | 'textWidth' | 'seed'>;
  /** In the title's sprite. */
  pivot: { x: number; y: number };
  plate: RestingPart | undefined;
  shadow: RestingPart | undefined;
  outline: RestingPart | undefined;
  fill: RestingPart;
  ghosts: Map<string, RestingPart>;
  toGhost(color: string): RestingPart;
}

/** A title taken apart for one animation. */
export interface TitleParts {
  animation: TitleAnimation;
  spec: TitleSpec;
  emPx: number;
  units: Unit[];
  /** Plates that do not move with their unit, and what marks words. */
  plate: RestingPart | undefined;
  marks: RestingPart[];
  caret: RestingPart | undefined;
  /** Of all lines, in the title's sprite. */
  textSpan: { left: number; right: number };
}

type Area = Parameters<typeof toTextPart>[2];

export function divideTitle(context: SpriteContext, spec: TitleSpec, name: TextAnimation): TitleParts {
  const animation = TITLE_ANIMATIONS[name];
  const layout = layOutTitle(context, spec);
  const { style, emphasis } = spec;
  const { sizePx } = layout.font;
  const extents = divideUnits(layout, animation.unit);
  const text = {
    left: Math.min(...layout.lines.map(({ x }) => x)),
    right: Math.max(...layout.lines.map(({ x, width }) => x + width)),
  };
  const toArea = (extent: { x: number; width: number; top: number; bottom: number }): Area => ({
    left: extent.x - layout.asidePx - 0.1 * sizePx,
    right: extent.x + extent.width + layout.asidePx + 0.1 * sizePx,
    top: extent.top - layout.abovePx,
    bottom: extent.bottom + layout.belowPx,
  });
  const origin = layoutOrigin(spec);
  // A translucent plate would be darker where those of two lines overlap: these stay one.
  const movesPlates =
    style.plate !== undefined &&
    (animation.unit === 'text' || (animation.unit === 'lines' && (style.plate.opacity === 1 || extents.length === 1)));
  const whole = { x: text.left, width: text.right - text.left, top: topOf(layout), bottom: bottomOf(layout) };

  const units = extents.map((extent, index): Unit => {
    const area = toArea(extent);
    const isWhole = animation.unit === 'text';
    const toPart = (kind: string, paint: (context: SpriteContext) => void) =>
      toTextPart(spec, `${kind} ${animation.unit} ${index}`, area, paint);
    const ghosts = new Map<string, RestingPart>();
    const center = extent.x + extent.width / 2;
    return {
      moment: {
        index,
        count: extents.length,
        line: extent.line,
        fromCenterX: (center - (text.left + text.right) / 2) / sizePx,
        width: extent.width / sizePx,
        textWidth: (text.right - text.left) / sizePx,
        seed: index * 7 + extent.line,
      },
      pivot: {
        x: origin.x + center * spec.scale,
        y: origin.y + ((extent.top + extent.bottom) / 2) * spec.scale,
      },
      plate:
        movesPlates && !isWhole
          ? toPart('plate', (target) =>
              paintTitlePlates(target, layout, layout.lines.slice(extent.line, extent.line + 1)),
            )
          : undefined,
      shadow:
        style.shadow && !isWhole
          ? toPart('shadow', (target) => paintTitleShadow(target, layout, extent.runs))
          : undefined,
      outline:
        style.outline && !isWhole
          ? toPart('outline', (target) => paintTitleOutline(target, layout, extent.runs))
          : undefined,
      fill: isWhole
        ? { spec, rect: { x: 0, y: 0, width: spec.width, height: spec.height } }
        : toPart('fill', (target) => paintTitleFill(target, layout, extent.runs)),
      ghosts,
      toGhost(color) {
        const known = ghosts.get(color);
        if (known) return known;
        const made = toPart(`ghost ${color}`, (target) => fillRuns(target, layout.font, extent.runs, () => color));
        ghosts.set(color, made);
        return made;
      },
    };
  });

  const isWhole = animation.unit === 'text';
  const spans = emphasis && emphasis.kind !== 'color' && !isWhole ? layout.lines.flatMap(markedSpans) : [];
  return {
    animation,
    spec,
    emPx: sizePx * spec.scale,
    units,
    plate:
      style.plate && !movesPlates
        ? toTextPart(spec, 'plates', toArea(whole), (target) => paintTitlePlates(target, layout, layout.lines))
        : undefined,
    marks: spans.map((span, index) =>
      toTextPart(spec, `mark ${index}`, toArea({ ...span, top: span.centerY, bottom: span.centerY }), (target) =>
        paintTitleMark(target, layout, span),
      ),
    ),
    caret: animation.hasCaret ? toCaret(spec, layout) : undefined,
    textSpan: {
      left: origin.x + (text.left - layout.asidePx) * spec.scale,
      right: origin.x + (text.right + layout.asidePx) * spec.scale,
    },
  };
}

const topOf = (layout: TitleLayout) => layout.lines[0]?.centerY ?? 0;
const bottomOf = (layout: TitleLayout) => layout.lines.at(-1)?.centerY ?? 0;

/** A bar as high as a line, drawn where the text would start; it is moved behind the letter last written. */
function toCaret(spec: TitleSpec, { font }: TitleLayout): RestingPart {
  const width = Math.max(2, 0.07 * font.sizePx);
  const height = 0.98 * font.sizePx;
  return toTextPart(spec, 'caret', { left: 0, top: 0, right: width, bottom: height }, (context) => {
    context.fillStyle = spec.style.color;
    context.fillRect(0, 0, width, height);
  });
}

function isAtRest({ x, y, scaleX, scaleY, rotation, opacity, shown, ghosts }: UnitPose): boolean {
  const isMoved = x !== 0 || y !== 0 || scaleX !== 1 || scaleY !== 1 || rotation !== 0 || opacity !== 1;
  return !isMoved && !ghosts && (!shown || (shown.left <= 0 && shown.right >= 1));
}

/** What an animated title shows at an instant, bottom first. Where nothing moves, it is the title drawn at once. */
export function planTitle(parts: TitleParts, layer: AnimatedTitleLayer): PlacedSprite[] {
  const { animation, units, spec, emPx } = parts;
  const { enter, exit, elapsedMs } = layer;
  const frame: TextFrame = { size: spec, pose: layer };
  const poses = units.map(({ moment }) => {
    const { index, count } = moment;
    const presence = presenceOf({ enter, exit, index, count, animation });
    return animation.pose({ ...moment, presence, isLeaving: exit > 0, elapsedMs });
  });
  if (enter >= 1 && exit <= 0 && poses.every(isAtRest)) {
    const rest = { spec, rect: { x: 0, y: 0, width: spec.width, height: spec.height } };
    const pivot = { x: spec.width / 2, y: spec.height / 2 };
    return keepPlaced([placePart(rest, { frame, pose: REST, pivot, emPx })]);
  }

  const still = (part: RestingPart, opacity: number, shown?: ShownPart) =>
    placePart(part, { frame, pose: { ...REST, opacity }, pivot: { x: 0, y: 0 }, emPx, shown });
  const placeLayer = (layerOf: (unit: Unit) => RestingPart | undefined) =>
    units.map((unit, index) => {
      const part = layerOf(unit);
      const pose = poses[index] ?? REST;
      return part && placePart(part, { frame, pose, pivot: unit.pivot, emPx, shown: shownOf(parts, part, pose) });
    });
  const backdrop = Math.min(clamp(enter * 3, 0, 1), 1 - clamp(exit * 1.4 - 0.4, 0, 1));
  const drawn = applyEasing('ease-in-out', clamp((enter - 0.55) / 0.45, 0, 1));
  const markShown = { left: 0, top: 0, right: drawn, bottom: 1 };
  return keepPlaced([
    parts.plate && still(parts.plate, backdrop),
    ...placeLayer((unit) => unit.plate),
    ...parts.marks.map((mark) => still(mark, 1 - clamp(exit * 2, 0, 1), drawn < 1 ? markShown : undefined)),
    ...units.flatMap((unit, index) => placeGhosts(unit, poses[index] ?? REST, { frame, emPx })),
    ...placeLayer((unit) => unit.shadow),
    ...placeLayer((unit) => unit.outline),
    ...placeLayer((unit) => unit.fill),
    placeCaret(parts, poses, { frame, elapsedMs }),
  ]);
}

function keepPlaced(placed: readonly (PlacedSprite | undefined)[]): PlacedSprite[] {
  return placed.filter((sprite) => sprite !== undefined);
}

function placeGhosts(unit: Unit, pose: UnitPose, { frame, emPx }: { frame: TextFrame; emPx: number }) {
  return (pose.ghosts ?? []).map(({ color, x, y, opacity }) =>
    placePart(unit.toGhost(color), {
      frame,
      pose: { ...pose, x: pose.x + x, y: pose.y + y, opacity: pose.opacity * opacity },
      pivot: unit.pivot,
      emPx,
    }),
  );
}

/** What of a part its pose and its window let through. */
function shownOf({ emPx, textSpan }: TitleParts, { rect }: RestingPart, pose: UnitPose): ShownPart | undefined {
  const { left, right } = pose.shown ?? { left: 0, right: 1 };
  switch (pose.window) {
    case undefined:
      return pose.shown ? { left, top: 0, right, bottom: 1 } : undefined;
    case 'line': {
      const moved = (pose.y * emPx) / rect.height;
      return { left, right, top: clamp(-moved, 0, 1), bottom: clamp(1 - moved, 0, 1) };
    }
    case 'text': {
      const start = rect.x + pose.x * emPx;
      return {
        left: clamp((textSpan.left - start) / rect.width, left, 1),
        right: clamp((textSpan.right - start) / rect.width, 0, right),
        top: 0,
        bottom: 1,
      };
    }
  }
}

const BLINK_MS = 1060;

/** Behind the letter last written; it blinks while nothing is being written. */
function placeCaret(
  { caret, units, emPx, textSpan }: TitleParts,
  poses: readonly UnitPose[],
  { frame, elapsedMs }: { frame: TextFrame; elapsedMs: number },
): PlacedSprite | undefined {
  if (!caret) return undefined;
  const last = poses.findLastIndex(({ opacity }) => opacity > 0);
  const unit = units[Math.max(0, last)];
  const isWriting = last >= 0 && last < units.length - 1;
  if (!unit || (!isWriting && elapsedMs % BLINK_MS > BLINK_MS / 2)) return undefined;
  const halfWidth = (unit.moment.width / 2) * emPx;
  const x = last < 0 ? Math.max(textSpan.left, unit.pivot.x - halfWidth) : unit.pivot.x + halfWidth + 0.06 * emPx;
  const toEven = (value: number) => 2 * Math.round(value / 2);
  const rect = { ...caret.rect, x: toEven(x), y: toEven(unit.pivot.y - caret.rect.height / 2) };
  return placePart({ spec: caret.spec, rect }, { frame, pose: REST, pivot: { x: 0, y: 0 }, emPx });
}
