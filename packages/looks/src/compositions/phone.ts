import { hasText } from '../layout/scene-content.ts';
import type { SlottedClip } from '../layout/slots.ts';
import { priceItem } from '../layout/sticker-items.ts';
import { bottomOf, fromEdges, inset, rightOf } from '../rect.ts';
import { macroClips } from '../shots/macro-shot.ts';
import { edgeOf, spokenBy, titleBlock } from '../shots/overlays.ts';
import { type ComposeContext, flat, shapeClip, type Shot } from '../shots/shot.ts';
import { cutSpans } from '../shots/cut-spans.ts';
import { productZone } from '../shots/takes.ts';
import { fitTexts } from '../shots/texts.ts';
import { buildWorld, chooseWorld } from '../shots/world.ts';
import { type Composition, toScene } from './composition.ts';

/** The phone's width to height, its rim in pixels, and its corner radius. */
const PHONE = { aspect: 0.56, rimPx: 20, radius: 0.1 } as const;
const BODY = '#101014';

/** Rounds a clip with the corners of the screen. */
function rounded(slotted: SlottedClip): SlottedClip {
  const mask = { shape: 'rounded' as const, radius: PHONE.radius * 0.84 };
  return slotted.slot === 'product' ? { ...slotted, clip: { ...slotted.clip, mask } } : slotted;
}

/**
 * Composes the product on a phone's screen, like a post in a feed: one image fills it, with the price over it; another
 * image follows at every cut.
 */
export const composePhone: Composition = (context: ComposeContext) => {
  const { images, look, colors, turn, content, zones } = context;
  const block = titleBlock(context, { maxLines: 2, share: 0.14 });
  const zone = productZone(context, edgeOf(context, block));
  const width = Math.min(zone.width * 0.84, zone.height * 0.96 * PHONE.aspect * 1.25);
  const body = { x: zone.x + (zone.width - width) / 2, y: zone.y + 26, width, height: width / PHONE.aspect };
  const screen = inset(body, PHONE.rimPx);
  const [own] = images;
  if (!own) return toScene([]);
  const shots = cutSpans(context).map((span, index): Shot => {
    const image = images[index % Math.min(3, images.length)] ?? own;
    const world = buildWorld(context, span, { colors: chooseWorld(look, colors, own, turn), below: zone.y, turn });
    const clips = [
      ...world.clips,
      shapeClip(context, span, { slot: 'decor', name: 'phone', rect: body, radius: PHONE.radius, fill: flat(BODY) }),
      shapeClip(context, span, {
        slot: 'veil',
        name: 'screen',
        rect: screen,
        radius: PHONE.radius * 0.84,
        fill: flat(own.plainBackground ?? '#ffffff'),
      }),
      ...macroClips(context, span, {
        image,
        detail: index % 2 === 0 ? 'whole' : turn + index,
        frame: screen,
        slot: 'product',
        turn,
      }).map(rounded),
    ];
    return { ...span, clips, backing: { kind: 'background', colors: world.colors } };
  });
  // A title that contains the price replaces the tag. Beside a column of text the tag would overlap the column.
  const isSaid = /\d/u.test(content.title ?? '') || zones.orientation === 'wide';
  const price = isSaid ? undefined : content.price;
  const low = bottomOf(zones.content);
  const high = Math.min(bottomOf(screen) - 110, zones.canvas.height - 110, low - 190);
  const shown = shots[0];
  const tag =
    hasText(price) && shown
      ? fitTexts(context, {
          items: (scene) => [priceItem(scene, price, undefined)],
          area: fromEdges(zones.content.x, high, rightOf(zones.content), high + 190),
          name: '-shop',
        })
      : undefined;
  const over = shown && {
    start: context.start,
    duration: context.duration,
    backing: { ...shown.backing, kind: 'plates' as const },
  };
  return toScene(shots, {
    clips: [...(block?.toClips(shots) ?? []), ...(tag && over ? tag.toClips([over]) : [])],
    captionsEnd: spokenBy(context, block),
  });
};
