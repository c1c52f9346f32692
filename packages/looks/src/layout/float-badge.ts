import { bottomOf, fromEdges, inset, intersect, type Rect, rightOf, unite } from '../rect.ts';
import { seenRects } from '../picture/place-picture.ts';
import type { PlacedScenePicture } from './place-scene-pictures.ts';
import { hasText } from './scene-content.ts';
import type { SceneContext } from './scene-context.ts';
import type { SlottedClip } from './slots.ts';
import { badgeItem } from './sticker-items.ts';

const STEP_PX = 16;
const AIR_PX = 18;
/** Of the badge that lies on the picture at least: it straddles its corner, or lies in it. */
const ON_PICTURE = 0.34;
const SHARES = [1, 0.9, 0.8, 0.7, 0.62] as const;
/** What a pixel of distance from the price counts, against one from the picture's corner. */
const TO_PRICE = 0.55;

/**
 * A discount on the corner of the picture that is nearest to the price: off every text, face and product. Undefined where there is no such
 * place.
 */
export function floatBadge(
  context: SceneContext,
  placed: readonly PlacedScenePicture[],
  texts: readonly SlottedClip[],
): SlottedClip[] | undefined {
  const { content, zones } = context;
  const [first] = placed;
  if (!hasText(content.discount) || !first) return undefined;
  const { canvas, caption, safe } = zones;
  const toRect = ({ clip }: SlottedClip): Rect => ({
    x: clip.box.x * canvas.width,
    y: clip.box.y * canvas.height,
    width: clip.box.width * canvas.width,
    height: clip.box.height * canvas.height,
  });
  const lettered = texts.filter(({ slot, clip }) => slot !== 'captions' && clip.kind !== 'shape');
  const price = lettered.find(({ clip }) => clip.kind === 'price_tag');
  const seen = visiblePart(first, context);
  if (!price || !seen) return undefined;
  const target = middleOf(toRect(price));
  const taken = [
    ...[...lettered.map(toRect), ...(caption ? [caption] : [])].map((rect) => inset(rect, -AIR_PX)),
    ...placed.flatMap(({ picture, placement }) =>
      [picture.subject, ...picture.faces].flatMap((part) => seenRects(picture, placement, part)),
    ),
  ];
  const corners = [
    { x: seen.x, y: seen.y },
    { x: rightOf(seen), y: seen.y },
    { x: seen.x, y: bottomOf(seen) },
    { x: rightOf(seen), y: bottomOf(seen) },
  ];
  const item = badgeItem(context, content.discount);
  for (const share of SHARES) {
    const fitted = item.fit(safe.width, share);
    if (!fitted) continue;
    const { width, height } = fitted;
    let best: { rect: Rect; cost: number } | undefined;
    for (let y = safe.y; y + height <= bottomOf(safe); y += STEP_PX) {
      for (let x = safe.x; x + width <= rightOf(safe); x += STEP_PX) {
        const rect = { x, y, width, height };
        const over = intersect(rect, seen);
        if (!over || over.width * over.height < ON_PICTURE * width * height) continue;
        if (taken.some((other) => intersect(rect, other))) continue;
        const middle = middleOf(rect);
        const cost =
          Math.min(...corners.map((corner) => distance(middle, corner))) + TO_PRICE * distance(middle, target);
        if (!best || cost < best.cost) best = { rect, cost };
      }
    }
    if (best) return fitted.toClips(best.rect, texts.length);
  }
  return undefined;
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** In pixels; along both sides, which is near enough. */
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** What shows of a picture where no texts stand. */
function visiblePart({ slot, placement }: PlacedScenePicture, { zones }: SceneContext): Rect | undefined {
  const shown =
    placement.fit === 'contain' ? slot.box : intersect(placement.box, unite([slot.free, slot.clear]) ?? slot.free);
  return shown && intersect(shown, fromEdges(0, 0, zones.canvas.width, zones.canvas.height));
}
