import type { UserId } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import { HEAVY_WORK } from '#src/platform/heavy-work/heavy-work.ts';
import { createThreadPool, JobLimitError } from '#src/platform/threads/thread-pool.ts';
import type { LongSpeech } from '../long-speech.ts';
import type { SpeechEngine } from '../speech.ts';
import type { SpeechJobs, SpeechSettings } from './speech-jobs.ts';

/** What an engine says of its voices. */
type SpokenVoices = Pick<SpeechEngine, 'id' | 'voices' | 'listDefaultVoices'>;

export interface ThreadedSpeech {
  speech: SpeechEngine;
  longSpeech: LongSpeech;
  /** Ends idle threads now. */
  release(): void;
  close(): Promise<void>;
}

/** The gate for heavy work decides whose text is spoken next: here all come from one owner. */
const OWNER = { userId: 0 as UserId, plan: 'business' } as const;
const THREADS = HEAVY_WORK.speech.atOnce;
const MAX_WAITING = 1000;
/** Tasks have limits of their own, and a long text takes minutes. */
const TIMEOUT_MS = 60 * 60_000;
/** The words of the longest text, with their sounds. */
const MAX_HEAP_MB = 384;
const IDLE_MS = 10 * 60_000;

/**
 * Runs speech engines in threads: planning, joining and timing a text of the largest size takes seconds of computing.
 * `local` are the voices of the engine that the same settings open. Phonemes stay in the threads.
 */
export function createThreadedSpeech(settings: SpeechSettings, local: SpokenVoices): ThreadedSpeech {
  const pool = createThreadPool<SpeechJobs>({
    worker: new URL('./speech.worker.ts', import.meta.url),
    workerData: {
      speechModel: settings.speechModel,
      speechVoices: settings.speechVoices,
      modelAccesses: settings.modelAccesses,
    } satisfies SpeechSettings,
    threads: THREADS,
    runningOfOwner: THREADS,
    waiting: { ofAll: MAX_WAITING, ofOwner: MAX_WAITING },
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    endsAborted: true,
  });
  const run: typeof pool.run = (name, input, options) => pool.run(name, input, options).catch(throwFailed);
  const { listDefaultVoices } = local;
  return {
    speech: {
      id: local.id,
      voices: () => local.voices(),
      ...(listDefaultVoices && { listDefaultVoices: (language) => listDefaultVoices(language) }),
      speak: async ({ signal, ...request }) => ({
        ...(await run('speak', request, { owner: OWNER, signal })),
        phonemes: undefined,
      }),
      // A hint: whoever speaks next meets the same failure, and reports it.
      warm: () => void pool.run('warm', undefined as never, { owner: OWNER }).catch(() => undefined),
    },
    longSpeech: {
      speakToFiles: ({ signal, ...request }) => run('speakToFiles', request, { owner: OWNER, signal }),
      writeCaptions: ({ signal, ...request }) => run('writeCaptions', request, { owner: OWNER, signal }),
    },
    release: () => pool.release(),
    close: () => pool.close(),
  };
}

function throwFailed(error: unknown): never {
  throw error instanceof JobLimitError ? new AppError('SPEECH_FAILED', {}, { cause: error }) : error;
}
