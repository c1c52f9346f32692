import { hasText, type SceneContent } from '../layout/scene-content.ts';
import type { SlotName } from '../layout/slots.ts';
import { labelItem, logoItem } from '../layout/sticker-items.ts';
import { inSlot } from '../layout/stack.ts';
import { bottomOf, fromEdges, rightOf } from '../rect.ts';
import { plateColors } from '../shots/plate-colors.ts';
import type { ComposeContext, ComposedScene } from '../shots/shot.ts';
import { fitTexts } from '../shots/texts.ts';
import type { Orientation, Zones } from '../zones.ts';
import type { Composition } from './composition.ts';

/** Height of a label, and the gap to what stands below it, in pixels; part of both is taken from the captions. */
const STRIP: Record<Orientation, { label: number; gap: number; captions: number }> = {
  tall: { label: 86, gap: 10, captions: 12 },
  compact: { label: 66, gap: 8, captions: 10 },
  wide: { label: 72, gap: 20, captions: 0 },
};
/** Slots of stickers over the image that a layout may leave free. */
const SLOTS = ['badge', 'sticker'] as const satisfies readonly SlotName[];

/** Whether a scene shows what the product is called, beside its own texts. */
const isNamed = ({ label, logo }: SceneContent): boolean => hasText(label) || logo !== undefined;

/** Moves the texts at the top of the safe zone down, if the scene that opens the ad has a label or a logo above them. */
export function zonesBelowLabel(zones: Zones, content: SceneContent): Zones {
  const { side, caption, content: area, orientation, isHigh = false } = zones;
  if (!isNamed(content) || side === 'below' || side === 'between' || (side === 'over' && !isHigh)) return zones;
  const { label, gap, captions } = STRIP[orientation];
  const px = label + gap;
  const hasCaptionsAbove = caption !== undefined && side !== 'beside';
  const down = hasCaptionsAbove ? px - captions : px;
  const lower = { ...zones, content: fromEdges(area.x, area.y + down, rightOf(area), bottomOf(area)) };
  if (!hasCaptionsAbove) return lower;
  return { ...lower, caption: { ...caption, y: caption.y + px, height: caption.height - captions } };
}

/**
 * Composes a scene, with the logo or the product's name small at the top of the safe zone: an opening line that makes
 * curious says nothing of what it is about. Left out where a layout needs the slots of stickers itself.
 */
export function composeWithLabel(compose: Composition, context: ComposeContext): ComposedScene {
  const { content, zones, start, duration } = context;
  const composed = compose(context);
  // Above a band of texts it would lie on the product.
  if (!context.isOpening || !isNamed(content) || zones.side === 'between') return composed;
  const slot = SLOTS.find((name) => composed.clips.every((each) => each.slot !== name));
  const { label = '', logo } = content;
  // A logo has no plate of its own.
  const isLogo = logo !== undefined && composed.calm !== undefined;
  if (!slot || (!isLogo && !hasText(label))) return composed;
  const { safe, side, orientation } = zones;
  const area = side === 'beside' ? zones.content : safe;
  const block = fitTexts(context, {
    items: (scene) => [inSlot(isLogo ? logoItem(scene, logo) : labelItem(scene, label, { isSmall: true }), slot)],
    area: { x: area.x, y: safe.y, width: area.width, height: STRIP[orientation].label },
    name: '-name',
  });
  const backing = composed.calm
    ? ({ kind: 'background', colors: composed.calm } as const)
    : ({ kind: 'plates', colors: plateColors(context) } as const);
  return { ...composed, clips: [...composed.clips, ...(block?.toClips([{ start, duration, backing }]) ?? [])] };
}
