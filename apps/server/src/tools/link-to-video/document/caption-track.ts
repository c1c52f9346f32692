import type { CaptionPlace } from '@reelwright/looks';
import {
  type CaptionClip,
  groupCaptionWords,
  msToTicks,
  type ScriptWord,
  type Track,
  trimCardPunctuation,
} from '@reelwright/timeline';
import type { AdMaterial } from './ad-material.ts';
import type { ScenePlan } from './plan-scenes.ts';
import { anchorTo } from './script-words.ts';

/** A card stays a moment after its last word, unless the next one comes. */
const CARD_LINGER_MS = 350;

/** The voice-over, card by card, the spoken word highlighted. */
export function buildCaptionTrack(
  { subtitles, language }: Pick<AdMaterial, 'subtitles' | 'language'>,
  scenes: readonly ScenePlan[],
  words: readonly (readonly ScriptWord[])[],
  place: CaptionPlace,
): Track | undefined {
  if (!subtitles) return undefined;
  const cards = words.flatMap((sceneWords, scene) =>
    groupCaptionWords(sceneWords, language).map((card) => ({ card, sceneEnd: msToTicks(scenes[scene]?.endMs ?? 0) })),
  );
  const clips = cards.map(({ card, sceneEnd }, index): CaptionClip => {
    const start = card[0]?.start ?? 0;
    const spokenEnd = card.at(-1)?.end ?? start;
    const nextStart = cards[index + 1]?.card[0]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.max(
      Math.min(nextStart, spokenEnd + msToTicks(CARD_LINGER_MS), Math.max(sceneEnd, spokenEnd)),
      start + 1,
    );
    const span = { start, duration: end - start };
    return {
      kind: 'caption',
      id: `caption-${index}`,
      ...span,
      ...anchorTo(card, span),
      words: trimCardPunctuation(card).map(({ id, text, start: from, end: to, spaceAfter }) => ({
        id,
        text,
        start: from,
        end: to,
        spaceAfter,
      })),
      ...place,
    };
  });
  return clips.length > 0 ? { kind: 'text', id: 'captions', clips } : undefined;
}
