import type { PronunciationRule, SpeechLanguage } from '@reelwright/contracts';
import { planSpeech } from './plan-speech.ts';

/** Returns the reading of a text in words: no digits, no signs. Chinese in characters, Japanese quantities in kana. */
export function spellOut(
  text: string,
  language: SpeechLanguage,
  pronunciations: readonly PronunciationRule[] = [],
): string {
  const separator = language === 'zh-CN' || language === 'ja' ? '' : ' ';
  return planSpeech(text, language, pronunciations)
    .flat()
    .map(({ utterances }) => utterances.map(({ say, shown, ipa }) => shown ?? ipa ?? say).join(separator))
    .join(separator);
}
