import { type AnimatedTitleLayer, applyEasing, clamp } from '@reelwright/timeline';
import { presenceOf, REST, type UnitPose } from './animations/animation.ts';
import { type PlacedSprite, placePart, type RestingPart, type ShownPart, type TextFrame } from './place-part.ts';
import type { TitleMark, TitlePart, TitleParts } from './title-parts.ts';

function isAtRest({ x, y, scaleX, scaleY, rotation, opacity, shown, ghosts }: UnitPose): boolean {
  const isMoved = x !== 0 || y !== 0 || scaleX !== 1 || scaleY !== 1 || rotation !== 0 || opacity !== 1;
  return !isMoved && !ghosts && (!shown || (shown.left <= 0 && shown.right >= 1));
}

/** Returns what an animated title shows at an instant, bottom first. If nothing moves, the title is one sprite. */
export function planTitle(parts: TitleParts, layer: AnimatedTitleLayer): PlacedSprite[] {
  const { animation, units, spec, emPx } = parts;
  const { enter, exit, elapsedMs } = layer;
  const frame: TextFrame = { size: spec, pose: layer };
  const presences = units.map(({ moment: { index, count } }) => presenceOf({ enter, exit, index, count, animation }));
  const isLeaving = exit > 0;
  const poses = units.map(({ moment }, index) =>
    animation.pose({ ...moment, presence: presences[index] ?? 1, isLeaving, elapsedMs }),
  );
  if (enter >= 1 && exit <= 0 && poses.every(isAtRest)) {
    const rest = { spec, rect: { x: 0, y: 0, width: spec.width, height: spec.height } };
    const pivot = { x: spec.width / 2, y: spec.height / 2 };
    return keepPlaced([placePart(rest, { frame, pose: REST, pivot, emPx })]);
  }

  const still = (part: RestingPart, opacity: number, shown?: ShownPart) =>
    placePart(part, { frame, pose: { ...REST, opacity }, pivot: { x: 0, y: 0 }, emPx, shown });
  const placeLayer = (layerOf: (unit: TitlePart, pose: UnitPose) => RestingPart | undefined) =>
    units.map((unit, index) => {
      const pose = poses[index] ?? REST;
      const part = layerOf(unit, pose);
      return (
        part && placePart(part, { frame, pose, pivot: unit.pivot, emPx, shown: shownOf(parts, part, { unit, pose }) })
      );
    });
  const backdrop = Math.min(clamp(enter * 3, 0, 1), 1 - clamp(exit * 1.4 - 0.4, 0, 1));
  // An underline is drawn after the words; a marker before them, because their glyphs are coloured for its background.
  const drawnLate = applyEasing('ease-in-out', clamp((enter - 0.55) / 0.45, 0, 1));
  const placeMark = ({ part, unit: index }: TitleMark) => {
    const [unit, pose, presence] = [units[index], poses[index] ?? REST, presences[index] ?? 1];
    const isMarker = spec.emphasis?.kind === 'marker';
    const drawn = isMarker ? (isLeaving ? 1 : applyEasing('ease-out', clamp(presence * 2, 0, 1))) : drawnLate;
    const shown = drawn < 1 ? { left: 0, top: 0, right: drawn, bottom: 1 } : undefined;
    if (animation.unit === 'lines' && unit)
      return placePart(part, {
        frame,
        pose,
        pivot: unit.pivot,
        emPx,
        shown: shownOf(parts, part, { unit, pose }) ?? shown,
      });
    const left = isMarker ? clamp(presence * 2, 0, 1) : 1 - clamp(exit * 2, 0, 1);
    return still(part, isLeaving ? left : 1, shown);
  };
  return keepPlaced([
    parts.plate && still(parts.plate, backdrop),
    ...placeLayer((unit) => unit.plate),
    ...parts.marks.map(placeMark),
    ...units.flatMap((unit, index) => placeGhosts(unit, poses[index] ?? REST, { frame, emPx })),
    ...placeLayer((unit, { opacity }) => (opacity < 1 && unit.together ? undefined : unit.shadow)),
    ...placeLayer((unit, { opacity }) => (opacity < 1 && unit.together ? undefined : unit.outline)),
    ...placeLayer((unit, { opacity }) => (opacity < 1 && unit.together ? unit.together : unit.fill)),
    placeCaret(parts, poses, { frame, elapsedMs }),
  ]);
}

function keepPlaced(placed: readonly (PlacedSprite | undefined)[]): PlacedSprite[] {
  return placed.filter((sprite) => sprite !== undefined);
}

function placeGhosts(unit: TitlePart, pose: UnitPose, { frame, emPx }: { frame: TextFrame; emPx: number }) {
  return (pose.ghosts ?? []).map(({ color, x, y, opacity }) =>
    placePart(unit.toGhost(color), {
      frame,
      pose: { ...pose, x: pose.x + x, y: pose.y + y, opacity: pose.opacity * opacity },
      pivot: unit.pivot,
      emPx,
    }),
  );
}

/** Returns the share of a part that its pose and window show; the pose's share is relative to its unit. */
function shownOf(
  { emPx, textSpan }: TitleParts,
  { rect }: RestingPart,
  { unit, pose }: { unit: TitlePart; pose: UnitPose },
): ShownPart | undefined {
  const whole = unit.fill.rect;
  const fraction = (x: number) => clamp((x - rect.x) / rect.width, 0, 1);
  const { left, right } = pose.shown
    ? {
        left: fraction(whole.x + pose.shown.left * whole.width),
        right: fraction(whole.x + pose.shown.right * whole.width),
      }
    : { left: 0, right: 1 };
  switch (pose.window) {
    case undefined:
      return pose.shown ? { left, top: 0, right, bottom: 1 } : undefined;
    case 'line': {
      const moved = (pose.y * emPx) / rect.height;
      return { left, right, top: clamp(-moved, 0, 1), bottom: clamp(1 - moved, 0, 1) };
    }
    case 'text': {
      const moved = pose.x * emPx;
      return {
        left: Math.max(left, fraction(textSpan.left - moved)),
        right: Math.min(right, fraction(textSpan.right - moved)),
        top: 0,
        bottom: 1,
      };
    }
  }
}

const BLINK_MS = 1060;

/** Places the caret behind the last shown glyph; it blinks while nothing is being written. */
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
