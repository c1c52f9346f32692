import type { SpeechCaptions, SpeechFile, TaskStep } from '@reelwright/contracts';
import type { SpokenWord } from '#src/engines/speech/speech.ts';
import type { ToolOutput } from '../../tool.ts';

/** What each step leaves for those after it; remembered as JSON. */
export interface StepResults {
  speak: { key: string; durationMs: number; words: SpokenWord[]; names: string[] };
  encode: { sounds: { format: SpeechFile; key: string }[]; peaksKey: string };
  write_captions: { captions: { format: SpeechCaptions; key: string }[] };
  publish: { outputs: ToolOutput[] };
}

/** The remembered result of an earlier step. */
export function resultOf<Step extends keyof StepResults & TaskStep>(
  results: Readonly<Record<string, unknown>>,
  step: Step,
): StepResults[Step] {
  const result = results[step];
  if (result === undefined) throw new Error(`step ${step} has left no result`);
  return result as StepResults[Step];
}
