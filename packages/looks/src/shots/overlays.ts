import { hasText } from '../layout/scene-content.ts';
import { SceneTextsError } from '../layout/scene-texts-error.ts';
import { titleItem } from '../layout/text-items.ts';
import { bottomOf, type Rect } from '../rect.ts';
import type { ComposeContext, Shot } from './shot.ts';
import { fitTexts, type TextBlock } from './texts.ts';

/** Of the canvas' height, what texts above a picture take at most. */
const TEXT_SHARE = { tall: 0.22, compact: 0.26, wide: 1 } as const;

/** Where texts stand above the picture, or in their column on a wide canvas. */
export function textArea({ zones }: Pick<ComposeContext, 'zones'>, share?: number): Rect {
  const { content, canvas, orientation } = zones;
  const height = Math.min(content.height, canvas.height * (share ?? TEXT_SHARE[orientation]));
  return { ...content, height };
}

/** As much, where no captions stand: their place too. */
export function spokenArea(context: Pick<ComposeContext, 'zones'>, share?: number): Rect {
  const area = textArea(context, share);
  const { caption, orientation } = context.zones;
  if (!caption) return area;
  return orientation === 'wide'
    ? { ...area, height: bottomOf(caption) - area.y }
    : { ...area, y: caption.y, height: area.height + area.y - caption.y };
}

/** Where the captions of a scene end whose title says what the voice says. */
export function spokenBy({ content, start }: ComposeContext, block: TextBlock | undefined): number | undefined {
  return block && content.isSpoken ? start : undefined;
}

/** Where the picture begins: below the texts, else below the captions. */
export function belowOf(context: ComposeContext, block: TextBlock | undefined): number {
  const { zones } = context;
  if (block && zones.orientation !== 'wide') return bottomOf(block.rect);
  return zones.caption ? bottomOf(zones.caption) : zones.safe.y * 0.5;
}

/** The title of the scene, if it has one; throws SceneTextsError when it is too long. On a wide canvas in the middle of its column. */
export function titleBlock(
  context: ComposeContext,
  input: { maxLines: number; share?: number },
): TextBlock | undefined {
  const { title, isSpoken } = context.content;
  if (!hasText(title)) return undefined;
  const share = input.share ?? TEXT_SHARE[context.zones.orientation];
  // A long title takes room from the picture before it is refused.
  const areas = [share, share * 1.5, 1].map((each) => (isSpoken ? spokenArea(context, each) : textArea(context, each)));
  const block = firstOf(areas, (area) =>
    fitTexts(context, {
      items: (scene) => [titleItem(scene, title, input.maxLines)],
      area,
      down: context.zones.orientation === 'wide' ? 0.45 : 0,
    }),
  );
  if (!block) throw textsError(context);
  return block;
}

/** The shots from a tick on, the first of them shortened: what comes then stays to the end of its scene, in the colours of each. */
export function shotsFrom(shots: readonly Shot[], at: number): Pick<Shot, 'start' | 'duration' | 'backing'>[] {
  return shots.flatMap(({ start, duration, backing }) => {
    const end = start + duration;
    if (end <= at) return [];
    const from = Math.max(start, at);
    return [{ start: from, duration: end - from, backing }];
  });
}

/** The texts of a scene fit at no legible size: they have to be shorter. */
export function textsError({ place, id, ratio, layout }: ComposeContext): SceneTextsError {
  return new SceneTextsError(place, `The texts of ${id} do not fit a ${layout} layout at ${ratio}`);
}

/** The first that works out, in order. */
export function firstOf<From, To>(choices: readonly From[], make: (choice: From) => To | undefined): To | undefined {
  for (const choice of choices) {
    const made = make(choice);
    if (made !== undefined) return made;
  }
  return undefined;
}
