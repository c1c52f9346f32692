import {
  type CaptionClip,
  type ScriptWord,
  type TextStyle,
  type TitleClip,
  type Track,
  groupCaptionWords,
  trimCardPunctuation,
  msToTicks,
} from '@reelwright/timeline';
import type { AdLayout } from './ad-layouts.ts';
import type { AdLook } from './ad-look.ts';
import type { AdMaterial } from './ad-material.ts';
import type { ScenePlan } from './plan-scenes.ts';
import { anchorTo } from './script-words.ts';

interface TextTracksRequest {
  material: AdMaterial;
  scenes: readonly ScenePlan[];
  words: readonly (readonly ScriptWord[])[];
  layout: AdLayout;
  look: AdLook;
}

const TITLE_DELAY_MS = 120;
const TITLE_ENTER_MS = 380;
const TITLE_EXIT_MS = 220;
/** A card stays a moment after its last word, unless the next one comes. */
const CARD_LINGER_MS = 350;
const WHITE = '#ffffff';
const OUTLINE = '#0b0b0f';

function titleStyle(look: AdLook, size: number, align: TextStyle['align']): TextStyle {
  return {
    family: look.family,
    weight: look.titleWeight,
    size,
    color: WHITE,
    outline: { color: OUTLINE, width: 0.05 },
    align,
    uppercase: false,
    lineHeight: 1.12,
  };
}

/** The scenes' titles. The last scene's stands on the end card. */
export function buildTitleTrack({ material, scenes, words, layout, look }: TextTracksRequest): Track | undefined {
  const clips = scenes.flatMap((scene, index): TitleClip[] => {
    const text = material.script.scenes[index]?.onScreen ?? '';
    if (text === '') return [];
    const isEndCard = index === scenes.length - 1;
    const start = msToTicks(scene.startMs + TITLE_DELAY_MS);
    const span = { start, duration: msToTicks(scene.endMs) - start };
    return [
      {
        kind: 'title',
        id: `title-${index}`,
        ...span,
        ...anchorTo(words[index] ?? [], span),
        text,
        style: titleStyle(
          look,
          isEndCard ? layout.endTitleSize : layout.titleSize,
          material.ratio === '16:9' ? 'left' : 'center',
        ),
        box: isEndCard ? layout.endTitle : layout.title,
        verticalAlign: material.ratio === '16:9' ? 'top' : 'middle',
        enter: { kind: index === 0 ? 'pop' : 'rise', duration: msToTicks(TITLE_ENTER_MS) },
        exit: { kind: isEndCard ? 'none' : 'fade', duration: isEndCard ? 0 : msToTicks(TITLE_EXIT_MS) },
      },
    ];
  });
  return clips.length > 0 ? { kind: 'text', id: 'titles', clips } : undefined;
}

/** The voice-over, card by card, the spoken word highlighted. */
export function buildCaptionTrack({ material, scenes, words, layout, look }: TextTracksRequest): Track | undefined {
  if (!material.subtitles) return undefined;
  const style: TextStyle = {
    family: look.family,
    weight: look.captionWeight,
    size: layout.captionSize,
    color: WHITE,
    outline: { color: OUTLINE, width: 0.16 },
    align: 'center',
    uppercase: false,
    lineHeight: 1.2,
  };
  const cards = words.flatMap((sceneWords, scene) =>
    groupCaptionWords(sceneWords, material.language).map((card) => ({
      card,
      sceneEnd: msToTicks(scenes[scene]?.endMs ?? 0),
    })),
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
      style,
      highlight: { kind: 'pop', color: look.accentText },
      box: layout.caption,
      verticalAlign: 'middle',
    };
  });
  return clips.length > 0 ? { kind: 'text', id: 'captions', clips } : undefined;
}
