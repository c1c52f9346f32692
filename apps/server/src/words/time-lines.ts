import type { AdLanguage, CallData } from '@reelwright/contracts';
import { estimateScriptMs, estimateSpokenMs } from '../engines/writing/embedded/spoken-length.ts';

/** Estimates the time to speak each line, and all of them with their pauses. */
export function timeLines({
  lines,
  language,
}: {
  lines: readonly string[];
  language: AdLanguage;
}): CallData<'timeScript'> {
  return {
    lines_ms: lines.map((text) => estimateSpokenMs(text, language)),
    total_ms: estimateScriptMs(lines, language),
  };
}
