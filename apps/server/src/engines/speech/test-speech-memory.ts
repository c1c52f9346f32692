import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Speech, SpeechEngine } from './speech.ts';

type Speaker = Pick<SpeechEngine, 'voices' | 'speak'>;

/** A speaker that synthesises each request once and copies its file after that. */
export function createSpeechMemory(speaker: Speaker): Speaker {
  const known = new Map<string, { speech: Speech; wav: Buffer }>();
  return {
    voices: () => speaker.voices(),
    async speak(request) {
      const { folder, signal, ...said } = request;
      const key = JSON.stringify(said);
      const before = known.get(key);
      if (!before) {
        const speech = await speaker.speak(request);
        known.set(key, { speech, wav: await readFile(speech.wavPath) });
        return speech;
      }
      signal.throwIfAborted();
      const wavPath = path.join(await mkdtemp(path.join(folder, 'said-')), 'speech.wav');
      await writeFile(wavPath, before.wav);
      return { ...before.speech, wavPath };
    },
  };
}
