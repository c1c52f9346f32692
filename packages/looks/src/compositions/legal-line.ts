import { hasText } from '../layout/scene-content.ts';
import type { SlottedClip } from '../layout/slots.ts';
import { legalItem } from '../layout/text-items.ts';
import { bottomOf } from '../rect.ts';
import { textsError } from '../shots/overlays.ts';
import { plateColors } from '../shots/plate-colors.ts';
import type { ComposeContext, ComposedScene } from '../shots/shot.ts';
import { fitTexts } from '../shots/texts.ts';
import type { Composition } from './composition.ts';

/** Share of the canvas height that a legal line may take. */
const SHARE = 0.14;

const isLegalLine = ({ clip }: SlottedClip): boolean => clip.id.endsWith('-legal');

/**
 * Composes a scene, and lays its legal line on plates at the end of the safe zone if the layout has no place for it.
 * Nothing else then stands in the place of captions.
 */
export function composeWithLegalLine(compose: Composition, context: ComposeContext): ComposedScene {
  const composed = compose(context);
  const { legalLine } = context.content;
  if (!hasText(legalLine) || composed.clips.some(isLegalLine)) return composed;
  const { content, safe, canvas } = context.zones;
  const height = canvas.height * SHARE;
  const block = fitTexts(context, {
    items: (scene) => [legalItem(scene, legalLine)],
    area: { ...content, y: bottomOf(safe) - height, height },
    down: 1,
    name: '-terms',
  });
  if (!block) throw textsError(context);
  const { start, duration } = context;
  const shown = block.toClips([{ start, duration, backing: { kind: 'plates', colors: plateColors(context) } }]);
  return {
    ...composed,
    clips: [...composed.clips.filter(({ slot }) => slot !== 'captions'), ...shown],
    captionsEnd: start,
  };
}
