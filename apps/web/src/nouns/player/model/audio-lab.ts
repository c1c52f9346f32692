import type { AudioAnswer, AudioRequest } from '../worker/audio-messages.ts';
import type { LoudnessGoal } from './master-audio.ts';
import type { Stretch } from './mix-audio.ts';

type Channels = Float32Array<ArrayBuffer>[];
type Order = AudioRequest extends infer Request
  ? Request extends AudioRequest
    ? Omit<Request, 'id' | 'channels'>
    : never
  : never;

/** Processes audio in its own worker. The channels passed in are transferred and no longer usable. */
export interface AudioLab {
  stretch: Stretch;
  master(channels: Channels, goal: LoudnessGoal): Promise<Channels>;
  close(): void;
}

export function openAudioLab(): AudioLab {
  const worker = new Worker(new URL('../worker/audio.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<Channels>>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<AudioAnswer>) => {
    waiting.get(data.id)?.resolve(data.channels);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(`The audio worker failed: ${message}`));
    waiting.clear();
  });

  function ask(channels: Channels, order: Order): Promise<Channels> {
    const id = ++lastId;
    const answered = Promise.withResolvers<Channels>();
    waiting.set(id, answered);
    worker.postMessage(
      { id, channels, ...order } satisfies AudioRequest,
      channels.map(({ buffer }) => buffer),
    );
    return answered.promise;
  }

  return {
    stretch: (channels, part) => ask(channels as Channels, { kind: 'stretch', part }),
    master: (channels, goal) => ask(channels, { kind: 'master', goal }),
    close() {
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new DOMException('The preview was closed', 'AbortError'));
      waiting.clear();
    },
  };
}
