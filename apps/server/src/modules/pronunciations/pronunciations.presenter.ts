import type { PronunciationId, PronunciationRule, SavedPronunciation } from '@reelwright/contracts';
import type { PronunciationRow } from './pronunciations.store.ts';

/** Converts a row to a rule of the speech engine. */
export function toRule({ written, spoken, notation, isCaseSensitive }: PronunciationRow): PronunciationRule {
  return { written, spoken, notation, is_case_sensitive: isCaseSensitive };
}

export function presentPronunciation(row: PronunciationRow): SavedPronunciation {
  return { id: row.pronunciationId as PronunciationId, ...toRule(row), language: row.language };
}
