import type { PronunciationRule } from '@reelwright/contracts';
import type { LongSpeech } from '#src/engines/speech/long-speech.ts';
import type { SpeechEngine } from '#src/engines/speech/speech.ts';
import type { FindPronunciations } from '#src/runner/tool.ts';
import { chooseVoice, toVoiceRefusal } from '../choose-voice.ts';
import { defineStep } from './results.ts';

export interface SpeakDependencies {
  speech: Pick<SpeechEngine, 'voices'>;
  longSpeech: Pick<LongSpeech, 'speakToFiles'>;
  findPronunciations: FindPronunciations;
}

/** Merges rules; the task's own rule for a word wins over the account's. */
function joinRules(ofTask: readonly PronunciationRule[], ofAccount: readonly PronunciationRule[]): PronunciationRule[] {
  const said = new Set(ofTask.map(({ written }) => written.toLowerCase()));
  return [...ofTask, ...ofAccount.filter(({ written }) => !said.has(written.toLowerCase()))];
}

/** Speaks the whole text at once, so that its loudness is even from beginning to end. */
export function createSpeakStep({ speech, longSpeech, findPronunciations }: SpeakDependencies) {
  return defineStep({
    name: 'speak',
    weight: 6,
    after: [],
    reads: ({ input: { text, language, voice, speed, pitch, pronunciations } }) => ({
      text,
      language,
      voice,
      speed,
      pitch,
      pronunciations,
      // Results of earlier versions have their words inside, and must not be taken over.
      wordsIn: 'file',
    }),
    async run(input, _results, { folder, signal, storage, actor, workPrefix, runHeavy }) {
      const voice = chooseVoice(speech.voices(), input);
      if ('problem' in voice) {
        // The voice existed when the task was accepted: the operator has changed the voices since.
        throw toVoiceRefusal(voice);
      }
      const { text, language, speed, pitch } = input;
      const pronunciations = joinRules(input.pronunciations, await findPronunciations(actor, language));
      const request = {
        text,
        language,
        voiceId: voice.id,
        rate: speed,
        pitchSemitones: pitch,
        pronunciations,
        folder,
        signal,
      };
      const { wavPath, wordsPath, durationMs } = await runHeavy('speech', () => longSpeech.speakToFiles(request));
      const { key } = await storage.putFile(`${workPrefix}voice.wav`, wavPath, 'audio/wav');
      const { key: wordsKey } = await storage.putFile(`${workPrefix}words.json`, wordsPath, 'application/json');
      return { key, wordsKey, durationMs, names: pronunciations.map(({ written }) => written) };
    },
  });
}
