import type { CaptionSpec, PixelRect, TitleSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { layoutOrigin } from './laid-out.ts';
import type { RestingPart } from './place-part.ts';

/**
 * Returns a part of a text as a separate sprite. `area` is its maximum extent, in pixels of the document; `paint` draws
 * it there, in the same unit. The part is aligned to even pixels of the whole, so that at rest it looks the same as in
 * the whole.
 */
export function toTextPart(
  spec: TitleSpec | CaptionSpec,
  name: string,
  area: { left: number; top: number; right: number; bottom: number },
  paint: (context: SpriteContext) => void,
): RestingPart {
  const origin = layoutOrigin(spec);
  const toEvenFloor = (value: number) => 2 * Math.floor(value / 2);
  const x = toEvenFloor(origin.x + area.left * spec.scale);
  const y = toEvenFloor(origin.y + area.top * spec.scale);
  const rect: PixelRect = {
    x,
    y,
    width: toEvenFloor(origin.x + area.right * spec.scale - x) + 2,
    height: toEvenFloor(origin.y + area.bottom * spec.scale - y) + 2,
  };
  return {
    rect,
    spec: {
      kind: 'text_part',
      key: `${name} of ${spec.key}`,
      width: rect.width,
      height: rect.height,
      paint(context) {
        context.translate(origin.x - x, origin.y - y);
        context.scale(spec.scale, spec.scale);
        paint(context);
      },
    },
  };
}
