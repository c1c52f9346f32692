import { type CaptionCue, writeSrt, writeVtt } from '@reelwright/captions';
import type { SpeechCaptions } from '@reelwright/contracts';
import { planCaptions } from '../plan-captions.ts';
import { defineStep } from './results.ts';

const FORMATS: Readonly<Record<SpeechCaptions, { type: string; write(cues: readonly CaptionCue[]): string }>> = {
  srt: { type: 'application/x-subrip', write: writeSrt },
  vtt: { type: 'text/vtt', write: writeVtt },
};

/** Writes the requested caption files. */
export function createWriteCaptionsStep() {
  return defineStep({
    name: 'write_captions',
    weight: 1,
    after: ['speak'],
    reads: ({ input: { text, language, captions } }) => ({ text, language, formats: [...new Set(captions)] }),
    async run({ text, language, formats }, { speak }, { storage, workPrefix }) {
      const cues = planCaptions({ text, language }, speak);
      const captions = formats.map(async (format) => {
        const { type, write } = FORMATS[format];
        const { key } = await storage.put(`${workPrefix}captions.${format}`, Buffer.from(write(cues)), type);
        return { format, key };
      });
      return { captions: await Promise.all(captions) };
    },
  });
}
