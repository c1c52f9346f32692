import type { SpokenWord } from '@reelwright/ad';
import { type CaptionCue, planCues } from '@reelwright/captions';
import { removePauses, type TextToSpeechInput } from '@reelwright/contracts';

interface SpokenText {
  words: readonly SpokenWord[];
  durationMs: number;
  /** Said in a way of their own; they are not divided. */
  names: readonly string[];
}

/** Captions of a spoken text as it is written, at the times at which it is heard. No caption shows a pause's mark. */
export function planCaptions(
  { text, language }: Pick<TextToSpeechInput, 'text' | 'language'>,
  { words, durationMs, names }: SpokenText,
): CaptionCue[] {
  const timed = words.map((word, index) => {
    const between = text.slice(word.end, words[index + 1]?.start ?? text.length);
    return { text: word.text, startMs: word.startMs, endMs: word.endMs, spaceAfter: /\s/.test(removePauses(between)) };
  });
  return planCues(timed, { language, names, durationMs });
}
