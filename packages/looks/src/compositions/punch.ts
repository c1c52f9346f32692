import { hasText } from '../layout/scene-content.ts';
import { titleItem } from '../layout/text-items.ts';
import { belowOf } from '../shots/overlays.ts';
import { fitTexts } from '../shots/texts.ts';
import type { ComposeContext } from '../shots/shot.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';

/** Of the canvas' height, what the line takes. */
const LINE_SHARE = { tall: 0.36, compact: 0.44, wide: 0.8 } as const;

/** The spoken line itself as type, as large as the canvas allows, the product rising from below. It takes the place of captions. */
export const composePunch: Composition = (context: ComposeContext) => {
  const { content, zones } = context;
  const { line } = content;
  if (!hasText(line)) return composeHero(context);
  const { caption, content: room, canvas, orientation } = zones;
  const top = caption && orientation !== 'wide' ? caption.y : room.y;
  const low = caption && orientation === 'wide' ? caption.y + caption.height : room.y + room.height;
  const height = Math.min(low - top, canvas.height * LINE_SHARE[orientation]);
  const block = fitTexts(context, {
    items: (scene) => [titleItem(scene, line, 5)],
    area: { x: room.x, y: top, width: room.width, height },
    down: orientation === 'wide' ? 0.5 : 0,
  });
  const shots = takeShots(context, {
    zone: productZone(context, belowOf(context, block)),
    isPaneled: block !== undefined,
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: block && context.start });
};
