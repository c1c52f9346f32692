import type { SpeechCaptions } from '@reelwright/contracts';
import type { LongSpeech } from '#src/engines/speech/long-speech.ts';
import { defineStep } from './results.ts';

const CONTENT_TYPES: Readonly<Record<SpeechCaptions, string>> = { srt: 'application/x-subrip', vtt: 'text/vtt' };

/** Writes the requested caption files. */
export function createWriteCaptionsStep({ longSpeech }: { longSpeech: Pick<LongSpeech, 'writeCaptions'> }) {
  return defineStep({
    name: 'write_captions',
    weight: 1,
    after: ['speak'],
    reads: ({ input: { text, language, captions } }) => ({ text, language, formats: [...new Set(captions)] }),
    async run({ text, language, formats }, { speak }, { storage, folder, signal, workPrefix, runHeavy }) {
      if (formats.length === 0) return { captions: [] };
      const { wordsKey, names, durationMs } = speak;
      const wordsPath = await storage.toLocalFile(wordsKey, folder);
      const request = { text, language, names, durationMs, wordsPath, formats, signal };
      const written = await runHeavy('speech', () => longSpeech.writeCaptions(request));
      const captions = formats.map(async (format, index) => {
        const content = Buffer.from(written[index] ?? '');
        const { key } = await storage.put(`${workPrefix}captions.${format}`, content, CONTENT_TYPES[format]);
        return { format, key };
      });
      return { captions: await Promise.all(captions) };
    },
  });
}
