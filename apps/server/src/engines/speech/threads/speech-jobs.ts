import type { Settings } from '#src/platform/settings/settings.ts';
import type { ThreadJobs } from '#src/platform/threads/thread-jobs.ts';
import { type CaptionsRequest, createLongSpeech } from '../long-speech.ts';
import type { SpeechEngine, SpeechRequest } from '../speech.ts';

/** With what each thread opens its engine. */
export type SpeechSettings = Pick<Settings, 'speechModel' | 'speechVoices' | 'modelAccesses'>;

type Ordered<Request> = Omit<Request, 'signal'>;

export function createSpeechJobs(speech: SpeechEngine) {
  const long = createLongSpeech(speech);
  return {
    warm: () => speech.warm(),
    async speak(request: Ordered<SpeechRequest>, signal: AbortSignal) {
      const { wavPath, durationMs, words } = await speech.speak({ ...request, signal });
      return { wavPath, durationMs, words };
    },
    speakToFiles: (request: Ordered<SpeechRequest>, signal: AbortSignal) => long.speakToFiles({ ...request, signal }),
    writeCaptions: (request: Ordered<CaptionsRequest>, signal: AbortSignal) =>
      long.writeCaptions({ ...request, signal }),
  } satisfies ThreadJobs;
}

export type SpeechJobs = ReturnType<typeof createSpeechJobs>;
