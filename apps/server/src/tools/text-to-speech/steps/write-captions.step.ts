import { type CaptionCue, writeSrt, writeVtt } from '@reelwright/captions';
import type { SpeechCaptions, TextToSpeechInput } from '@reelwright/contracts';
import type { ToolStep } from '../../tool.ts';
import { planCaptions } from '../plan-captions.ts';
import { resultOf, type StepResults } from './step-results.ts';

const FORMATS: Readonly<Record<SpeechCaptions, { type: string; write(cues: readonly CaptionCue[]): string }>> = {
  srt: { type: 'application/x-subrip', write: writeSrt },
  vtt: { type: 'text/vtt', write: writeVtt },
};

/** Writes the caption files that were asked for. */
export function createWriteCaptionsStep(): ToolStep<TextToSpeechInput> {
  return {
    name: 'write_captions',
    weight: 1,
    async run(input, results, { storage, workPrefix }): Promise<StepResults['write_captions']> {
      const cues = planCaptions(input, resultOf(results, 'speak'));
      const captions = [...new Set(input.captions)].map(async (format) => {
        const { type, write } = FORMATS[format];
        const { key } = await storage.put(`${workPrefix}captions.${format}`, Buffer.from(write(cues)), type);
        return { format, key };
      });
      return { captions: await Promise.all(captions) };
    },
  };
}
