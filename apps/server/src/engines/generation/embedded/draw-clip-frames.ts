import { Worker } from 'node:worker_threads';
import type { ClipPlan, ClipSource } from '@reelwright/clips';
import type { ClipThreadData } from './clip-frames.worker.ts';

/** Frames that a thread draws ahead. */
const AHEAD = 2;

interface FrameThread {
  take(): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

function openThread(data: ClipThreadData): FrameThread {
  const worker = new Worker(new URL('./clip-frames.worker.ts', import.meta.url), { workerData: data });
  const drawn: ArrayBuffer[] = [];
  const waiting: PromiseWithResolvers<ArrayBuffer>[] = [];
  let failure: Error | undefined;
  worker.on('message', (buffer: ArrayBuffer) => {
    const first = waiting.shift();
    if (first) first.resolve(buffer);
    else drawn.push(buffer);
  });
  worker.on('error', (error: Error) => {
    failure = error;
    for (const each of waiting.splice(0)) each.reject(error);
  });
  for (let count = 0; count < AHEAD; count += 1) worker.postMessage(null);
  return {
    take() {
      worker.postMessage(null);
      const ready = drawn.shift();
      if (ready) return Promise.resolve(ready);
      if (failure) return Promise.reject(failure);
      const wanted = Promise.withResolvers<ArrayBuffer>();
      waiting.push(wanted);
      return wanted.promise;
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Draws the frames of a clip in threads, and hands them on in their order: RGBA of the plan's size. */
export async function* drawClipFrames(
  plan: ClipPlan,
  source: ClipSource,
  threadCount: number,
): AsyncGenerator<Uint8Array, void> {
  const shared = shareSource(source);
  const step = Math.min(plan.frames, threadCount);
  const threads = Array.from({ length: step }, (_, first) => openThread({ plan, source: shared, first, step }));
  try {
    for (let index = 0; index < plan.frames; index += 1) {
      const thread = threads[index % step];
      if (thread) yield new Uint8Array(await thread.take());
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

/** Moves a source's pixels into memory that threads share, instead of a copy for each. */
function shareSource(source: ClipSource): ClipSource {
  const share = (bytes: Uint8Array | Uint8ClampedArray): Uint8Array => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
    shared.set(bytes);
    return shared;
  };
  switch (source.kind) {
    case 'layers': {
      const inverseDepth = new Float32Array(new SharedArrayBuffer(source.inverseDepth.byteLength));
      inverseDepth.set(source.inverseDepth);
      return { ...source, plate: share(source.plate), subject: share(source.subject), inverseDepth };
    }
    case 'photo':
      return {
        ...source,
        rgba: share(source.rgba),
        ...(source.subjectMask ? { subjectMask: share(source.subjectMask) } : {}),
      };
    case 'first_and_last':
      return { ...source, first: share(source.first), last: share(source.last) };
  }
}
