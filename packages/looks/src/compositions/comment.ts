import { questionItem } from '../layout/question-item.ts';
import { hasText } from '../layout/scene-content.ts';
import { bottomOf, fromEdges } from '../rect.ts';
import { belowOf, firstOf, textArea } from '../shots/overlays.ts';
import type { ComposeContext } from '../shots/shot.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { fitTexts } from '../shots/texts.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';

/** The question that the ad answers, on a card as apps have it for questions of viewers; it takes the place of captions. */
export const composeComment: Composition = (context: ComposeContext) => {
  const { line } = context.content;
  if (!hasText(line)) return composeHero(context);
  const { caption, orientation } = context.zones;
  const isWide = orientation === 'wide';
  const block = firstOf([0.24, 0.32, 1], (share) => {
    const room = textArea(context, share);
    const area = caption && !isWide ? fromEdges(room.x, caption.y, room.x + room.width, bottomOf(room)) : room;
    return fitTexts(context, {
      items: (scene) => [questionItem(scene, line)],
      area,
      name: '-comment',
      down: isWide ? 0.5 : 0,
    });
  });
  const shots = takeShots(context, {
    zone: productZone(context, belowOf(context, block)),
    isPaneled: block !== undefined,
  });
  return toScene(shots, {
    clips: shots[0] && block ? block.toClips(shots) : [],
    accents: [context.start],
    captionsEnd: block && context.start,
  });
};
