import { json } from 'node:stream/consumers';
import { readVideoCodec } from '@reelwright/media';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { RenderStream } from '../studio/render/render-document.ts';
import type { StepContext } from './step-context.ts';

const streamTrack = z.object({
  /** As `MediaSource.isTypeSupported` takes it. */
  mimeType: z.string(),
  /** Storage keys of its parts so far, in order. */
  keys: z.array(z.string()),
  isWhole: z.boolean(),
});
const streamIndex = z.object({
  width: z.number(),
  height: z.number(),
  durationS: z.number(),
  /** The video first. */
  tracks: z.array(streamTrack),
});
/** What is stored of a video while it is rendered. */
export type StreamIndex = z.infer<typeof streamIndex>;

const AUDIO_TYPE = 'audio/mp4; codecs="mp4a.40.2"';
const toIndexKey = (workPrefix: string): string => `${workPrefix}stream/index.json`;

/**
 * Stores a video while it is rendered, part by part, and an index that names the parts: storage is what all machines
 * share. A stream that can't be stored ends with a warning; the render goes on.
 */
export function storeRenderStream(
  { storage, workPrefix, log }: Pick<StepContext, 'storage' | 'workPrefix' | 'log'>,
  { hasAudio, ...video }: Omit<StreamIndex, 'tracks'> & { hasAudio: boolean },
): RenderStream & { finish(): Promise<void> } {
  const videoTrack = { mimeType: '', keys: [] as string[], isWhole: false };
  const audioTrack = { mimeType: AUDIO_TYPE, keys: [] as string[], isWhole: false };
  const tracks = hasAudio ? [videoTrack, audioTrack] : [videoTrack];
  let isBroken = false;
  let writing = Promise.resolve();

  function enqueue(work: () => Promise<void>): void {
    writing = writing.then(async () => {
      if (isBroken) return;
      try {
        await work();
        const content = Buffer.from(JSON.stringify({ ...video, tracks } satisfies StreamIndex));
        if (videoTrack.mimeType !== '') await storage.put(toIndexKey(workPrefix), content, 'application/json');
      } catch (error) {
        isBroken = true;
        log.warn('tasks.stream_not_stored', { error });
      }
    });
  }

  async function addPart(track: typeof videoTrack, name: string, part: Buffer): Promise<void> {
    const key = `${workPrefix}stream/${name}-${track.keys.length}.mp4`;
    await storage.put(key, part, track.mimeType.split(';')[0] ?? '');
    track.keys.push(key);
  }

  return {
    onVideo: (part) =>
      enqueue(async () => {
        const codec = videoTrack.keys.length === 0 ? readVideoCodec(part) : undefined;
        if (codec !== undefined) videoTrack.mimeType = `video/mp4; codecs="${codec}"`;
        await addPart(videoTrack, 'video', part);
      }),
    onAudio: (part) =>
      enqueue(async () => {
        await addPart(audioTrack, 'audio', part);
        audioTrack.isWhole = true;
      }),
    async finish() {
      enqueue(async () => {
        for (const track of tracks) track.isWhole = true;
      });
      await writing;
    },
  };
}

/** Returns what is stored of a video that is being rendered; undefined before its first part, and without a stream. */
export async function readRenderStream(
  storage: Pick<Storage, 'get'>,
  workPrefix: string,
): Promise<StreamIndex | undefined> {
  try {
    return streamIndex.parse(await json(await storage.get(toIndexKey(workPrefix))));
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
