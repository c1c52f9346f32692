import { type AdLayout, holdPhrases } from '@reelwright/looks';
import { groupCaptionWords, timeCards, trimCardPunctuation } from '@reelwright/captions';
import { type CaptionClip, msToTicks, type ScriptWord, type Track } from '@reelwright/timeline';
import type { AdMaterial } from './ad-material.ts';
import type { ScenePlan } from './scene-plan.ts';
import { anchorTo } from './script-words.ts';

/**
 * Builds the captions of the voice-over, card by card, with the spoken word highlighted: in colour if it is part
 * of an accent. Numbers and the product's names stay on one line. Words that are shown as large type have no captions.
 */
export function buildCaptionTrack(
  { subtitles, language, captionStyle }: Pick<AdMaterial, 'subtitles' | 'language' | 'captionStyle'>,
  scenes: readonly ScenePlan[],
  words: readonly (readonly ScriptWord[])[],
  {
    layout,
    accents,
  }: {
    layout: Pick<AdLayout, 'captions' | 'scenes'>;
    /** The accents of each scene. */
    accents: readonly (readonly string[])[];
  },
): Track | undefined {
  if (!subtitles) return undefined;
  // A style that the user chose highlights every word.
  const shown = captionStyle ? words : words.map((each, scene) => markPlain(each, accents[scene] ?? []));
  const cards = shown.flatMap((sceneWords, scene) => {
    const captionsEnd = layout.scenes[scene]?.captionsEnd ?? Number.POSITIVE_INFINITY;
    const captioned = sceneWords.filter((word) => word.start < captionsEnd);
    const limits = isGrown(layout, scene) ? (/^(zh|ja)\b/i.test(language) ? FEW.cjk : FEW.latin) : {};
    return groupCaptionWords(allowBreaks(captioned, WIDEST_CARD), language, limits).map((card) => ({ card, scene }));
  });
  const spans = timeCards(
    cards.map(({ card }) => card),
    (index) => msToTicks(scenes[cards[index]?.scene ?? 0]?.endMs ?? 0),
  );
  const clips = cards.flatMap(({ card }, index): CaptionClip[] => {
    const stands = spans[index];
    if (!stands) return [];
    // A scene's first card stands from the cut, before its first word: no shot begins without its text.
    const scene = cards[index]?.scene ?? 0;
    const isFirst = cards[index - 1]?.scene !== scene;
    const cut = msToTicks(scenes[scene]?.startMs ?? 0);
    const start = isFirst ? Math.min(stands.start, Math.max(cut, spans[index - 1]?.end ?? 0)) : stands.start;
    const span = { start, duration: stands.end - start };
    return [
      {
        kind: 'caption',
        id: `caption-${index}`,
        ...span,
        ...anchorTo(card, span),
        words: holdWords(
          allowBreaks(
            trimCardPunctuation(card).map(({ scene: _scene, ...word }) => word),
            WIDEST_WHOLE,
          ),
        ),
        ...layout.captions,
        ...ownOf(layout.scenes[cards[index]?.scene ?? 0]),
      },
    ];
  });
  return clips.length > 0 ? { kind: 'text', id: 'captions', clips } : undefined;
}

/** Limits of cards that are the only text of their scene: a few words fill what a whole sentence would be small in. */
const FEW = { latin: { maxCharacters: 19, maxWords: 4 }, cjk: { maxCharacters: 14 } } as const;

/** Whether a scene's captions are larger than those of other scenes. */
function isGrown({ captions, scenes }: Pick<AdLayout, 'captions' | 'scenes'>, scene: number): boolean {
  return (scenes[scene]?.captionStyle?.style.size ?? 0) > captions.style.size;
}

type CaptionWord = CaptionClip['words'][number];

/** Marks the words of a line that are in none of its accents: the highlight gives them no colour. */
function markPlain<Each extends CaptionWord>(words: readonly Each[], accents: readonly string[]): Each[] {
  const text = words.map((word) => `${word.text}${word.spaceAfter ? ' ' : ''}`).join('');
  const spans = accents.flatMap((accent) => {
    const at = text.toLowerCase().indexOf(accent.toLowerCase());
    return at < 0 ? [] : [{ from: at, to: at + accent.length }];
  });
  let end = 0;
  return words.map((word) => {
    const start = end;
    end += word.text.length + (word.spaceAfter ? 1 : 0);
    const isAccent = spans.some(({ from, to }) => start < to && start + word.text.length > from);
    return isAccent ? word : { ...word, isPlain: true };
  });
}

/**
 * Characters from which a name may be divided between its words: on one line, or on one card, it would be too small to
 * read.
 */
const WIDEST_WHOLE = 17;
const WIDEST_CARD = 20;

/** Lets lines or cards end within long names, but never between a number and its unit. */
function allowBreaks<Each extends CaptionWord>(words: readonly Each[], widest: number): Each[] {
  let from = 0;
  return words.map((word, index) => {
    if (!words[index - 1]?.staysWithNext) from = index;
    const rest = words.slice(from).findIndex(({ staysWithNext }) => !staysWithNext);
    const whole = words.slice(from, rest < 0 ? undefined : from + rest + 1);
    const width = whole.reduce((sum, { text }) => sum + text.length + 1, -1);
    const isNumber = /\d/u.test(word.text) || /\d/u.test(words[index + 1]?.text ?? '');
    if (!word.staysWithNext || isNumber || width <= widest) return word;
    return { ...word, staysWithNext: false };
  });
}

/** Keeps the words of short phrases on one line of their card. */
function holdWords<Each extends CaptionWord>(words: readonly Each[]): Each[] {
  const held = holdPhrases(
    words
      .map(({ text, spaceAfter }) => `${text}${spaceAfter ? ' ' : '\u200b'}`)
      .join('')
      .trim(),
  );
  let at = 0;
  return words.map((word, index) => {
    at += word.text.length;
    const gap = held.charAt(at);
    if (/[\s\u200b]/u.test(gap)) at += 1;
    const isHeld = index < words.length - 1 && gap !== ' ' && gap !== '\u200b';
    return isHeld && !word.staysWithNext ? { ...word, staysWithNext: true } : word;
  });
}

/** Returns the place and the style of captions that a scene has for itself. */
function ownOf({
  captionBox,
  captionStyle,
}: Partial<AdLayout['scenes'][number]> = {}): Partial<Pick<CaptionClip, 'box' | 'style' | 'highlight'>> {
  return { ...(captionBox ? { box: captionBox } : {}), ...captionStyle };
}
