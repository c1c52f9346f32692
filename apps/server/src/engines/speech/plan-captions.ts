import type { SpokenWord } from '@reelwright/ad';
import { type CaptionCue, planCues } from '@reelwright/captions';
import { removePauses, type TextToSpeechInput } from '@reelwright/contracts';

interface SpokenText {
  words: readonly SpokenWord[];
  durationMs: number;
  /** Names with their own pronunciation; never divided. */
  names: readonly string[];
}

/**
 * Returns captions of a spoken text in its written form, at the times at which it is heard. Captions never show the
 * mark of a pause.
 */
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
