import type { AdLayout } from '@reelwright/looks';
import { groupCaptionWords, timeCards, trimCardPunctuation } from '@reelwright/captions';
import { type CaptionClip, msToTicks, type ScriptWord, type Track } from '@reelwright/timeline';
import type { AdMaterial } from './ad-material.ts';
import type { ScenePlan } from './scene-plan.ts';
import { anchorTo } from './script-words.ts';

/**
 * Builds the captions of the voice-over, card by card, with the spoken word highlighted. Numbers and the product's
 * names stay on one line. Words that are shown as large type have no captions.
 */
export function buildCaptionTrack(
  { subtitles, language }: Pick<AdMaterial, 'subtitles' | 'language'>,
  scenes: readonly ScenePlan[],
  words: readonly (readonly ScriptWord[])[],
  layout: Pick<AdLayout, 'captions' | 'scenes'>,
): Track | undefined {
  if (!subtitles) return undefined;
  const cards = words.flatMap((sceneWords, scene) => {
    const captionsEnd = layout.scenes[scene]?.captionsEnd ?? Number.POSITIVE_INFINITY;
    const captioned = sceneWords.filter((word) => word.start < captionsEnd);
    return groupCaptionWords(captioned, language).map((card) => ({ card, scene }));
  });
  const spans = timeCards(
    cards.map(({ card }) => card),
    (index) => msToTicks(scenes[cards[index]?.scene ?? 0]?.endMs ?? 0),
  );
  const clips = cards.flatMap(({ card }, index): CaptionClip[] => {
    const stands = spans[index];
    if (!stands) return [];
    // The first frame is the cover, so it shows the whole card.
    const start = index === 0 && cards[0]?.scene === 0 ? 0 : stands.start;
    const span = { start, duration: stands.end - start };
    return [
      {
        kind: 'caption',
        id: `caption-${index}`,
        ...span,
        ...anchorTo(card, span),
        words: trimCardPunctuation(card).map(({ scene: _scene, ...word }) => word),
        ...layout.captions,
        ...boxOf(layout.scenes[cards[index]?.scene ?? 0]),
      },
    ];
  });
  return clips.length > 0 ? { kind: 'text', id: 'captions', clips } : undefined;
}

function boxOf(scene: AdLayout['scenes'][number] | undefined): Pick<CaptionClip, 'box'> | object {
  return scene?.captionBox ? { box: scene.captionBox } : {};
}
