import { msToTicks, type StickerClip } from '@reelwright/timeline';
import type { AccentDrawing } from '../look.ts';
import { inset, intersect, type Rect, rightOf } from '../rect.ts';
import { flat } from './arrangement.ts';
import type { PlacedScenePicture } from './place-scene-pictures.ts';
import { boxOf, byTurns, type SceneContext, spanAfter } from './scene-context.ts';
import { shapeClip } from './scene-clips.ts';
import type { SlottedClip } from './slots.ts';

const DOODLE_PX = { tall: 150, compact: 110, wide: 130 } as const;

interface Scene {
  clips: readonly SlottedClip[];
  placed: readonly PlacedScenePicture[];
  stack: Rect;
}

/** A small drawing where there is room for one: never over a text, a sticker or the subject. Nothing where its slot is taken. */
export function decorate(context: SceneContext, scene: Scene): SlottedClip[] {
  const { look, turn, colors } = context;
  if (scene.clips.some(({ slot }) => slot === 'decor')) return [];
  const drawing = byTurns(look.decoration.accents, turn);
  switch (drawing) {
    case 'none':
      return [];
    case 'hairline':
    case 'rule': {
      const size = drawing === 'rule' ? { width: 140, height: 5 } : { width: scene.stack.width, height: 2 };
      const x = context.align === 'left' ? scene.stack.x : scene.stack.x + (scene.stack.width - size.width) / 2;
      const rect = { x, y: scene.stack.y - 26, ...size };
      const isUnderPicture = scene.placed.some(
        ({ slot }) => intersect(inset(slot.box, -30, -30), rect) && !slot.groundBox,
      );
      if (isUnderPicture || !isFree(context, scene, rect)) return [];
      return [shapeClip(context, { slot: 'decor', name: 'rule', rect, fill: flat(colors.accentInk) })];
    }
    default: {
      const rect = findRoom(context, scene);
      return rect ? [{ slot: 'decor', clip: doodle(context, drawing, rect) }] : [];
    }
  }
}

type Doodle = Exclude<AccentDrawing, 'none' | 'rule' | 'hairline'>;

function doodle(context: SceneContext, drawing: Doodle, rect: Rect): StickerClip {
  const { colors } = context;
  const base = {
    id: `${context.id}-doodle`,
    ...spanAfter(context, 3),
    box: boxOf(context, rect),
    enter: { kind: 'pop', duration: msToTicks(360) },
    exit: { kind: 'fade', duration: msToTicks(160) },
    loop: 'wiggle',
    color: colors.accentInk,
  } as const;
  return drawing === 'arrow'
    ? { kind: 'arrow', ...base, style: 'hand', direction: 90 }
    : { kind: 'doodle', ...base, drawing };
}

const MARGIN = 14;

/** Whether nothing that must stay visible lies there. */
function isFree({ zones }: SceneContext, { clips, placed }: Scene, rect: Rect): boolean {
  const { canvas, caption } = zones;
  const wanted = {
    x: rect.x - MARGIN,
    y: rect.y - MARGIN,
    width: rect.width + 2 * MARGIN,
    height: rect.height + 2 * MARGIN,
  };
  const taken = clips
    .filter(({ slot }) => slot === 'title' || slot === 'body' || slot === 'sticker' || slot === 'badge')
    .map(({ clip }) => ({
      x: clip.box.x * canvas.width,
      y: clip.box.y * canvas.height,
      width: clip.box.width * canvas.width,
      height: clip.box.height * canvas.height,
    }));
  const subjects = placed.map(({ slot }) => slot.clear);
  return [...taken, ...subjects, ...(caption ? [caption] : [])].every((other) => !intersect(wanted, other));
}

/** A place at a corner of the picture or in an empty corner of the ground. */
function findRoom(context: SceneContext, scene: Scene): Rect | undefined {
  const { zones, turn } = context;
  const { safe, orientation } = zones;
  const size = DOODLE_PX[orientation];
  const boxes = scene.placed.map(({ slot }) => slot.box);
  const corners = boxes.flatMap((box) => [
    { x: rightOf(box) - size * 0.55, y: box.y - size * 0.45 },
    { x: box.x - size * 0.45, y: box.y - size * 0.45 },
    { x: rightOf(box) - size * 0.55, y: box.y + box.height - size * 0.55 },
    { x: box.x - size * 0.45, y: box.y + box.height - size * 0.55 },
  ]);
  const stackCorners = [
    { x: rightOf(safe) - size, y: scene.stack.y - size - 24 },
    { x: safe.x, y: scene.stack.y + scene.stack.height + 24 },
  ];
  const candidates = [...corners, ...stackCorners].map(({ x, y }) => ({
    x: Math.min(rightOf(safe) - size, Math.max(safe.x, x)),
    y: Math.min(safe.y + safe.height - size, Math.max(safe.y, y)),
    width: size,
    height: size,
  }));
  const turned = candidates.map((_, index) => candidates[(index + turn) % candidates.length]);
  return turned.find((rect) => rect !== undefined && isFree(context, scene, rect));
}
