import type { MessageKey, TextToSpeechInput, Voice } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { SpeechEngine } from '#src/engines/speech/speech.ts';

export interface RefuseVoiceDependencies {
  speech: Pick<SpeechEngine, 'voices'>;
}

type Wish = Pick<TextToSpeechInput, 'language' | 'voice'>;

/** Returns the requested voice, or the language's first; else the reason why there is none. */
export function chooseVoice(
  voices: readonly Voice[],
  { language, voice: voiceId }: Wish,
): Voice | { field: keyof Wish; problem: MessageKey } {
  if (voiceId === undefined) {
    const first = voices.find((voice) => voice.language === language);
    return first ?? { field: 'language', problem: 'language_without_voice' };
  }
  const voice = voices.find(({ id }) => id === voiceId);
  if (!voice) return { field: 'voice', problem: 'voice_unknown' };
  return voice.language === language ? voice : { field: 'voice', problem: 'voice_other_language' };
}

/** Throws INVALID_INPUT if no voice here matches the request, before anything is paid. */
export function refuseVoice(wish: Wish, { speech }: RefuseVoiceDependencies): void {
  const chosen = chooseVoice(speech.voices(), wish);
  if ('problem' in chosen) throw toVoiceRefusal(chosen);
}

/** Returns the error for a request that no voice matches. */
export function toVoiceRefusal({ field, problem }: { field: keyof Wish; problem: MessageKey }): AppError {
  return new AppError('INVALID_INPUT', { field: { field: [field] }, problem: { message: problem } });
}
