import { decodeFramesArgs, keyFrameInterval } from '@reelwright/media';
import type { Media } from '@reelwright/timeline';
import { type FrameDecoder, startFrameDecoder } from './frame-decoder.ts';

/** Reads the frames that a video clip shows, in its order. */
export interface FrameSource {
  /** Returns the next frame: its samples, I420 without padding, stay valid until the next call. One call at a time. */
  next(): Promise<Uint8Array>;
  /** Ends every decoder; resolves when they have ended. */
  close(): Promise<void>;
}

export interface VideoFile {
  path: string;
  media: Extract<Media, { kind: 'video' }>;
}

/** Returns the coded size: alpha is stored below the colour. */
export function codedSize({ width, height, alpha }: VideoFile['media']): { width: number; height: number } {
  return { width, height: alpha === 'stacked' ? 2 * height : height };
}

function frameBytesOf(media: VideoFile['media']): number {
  const { width, height } = codedSize(media);
  return (width * height * 3) / 2;
}

/** Starts a decoder for ascending frames of a file. */
export function decodeFrames({ path, media }: VideoFile, frames: readonly number[]): FrameDecoder {
  const args = decodeFramesArgs({ input: path, frameRate: media.frameRate, frames });
  return startFrameDecoder({ program: 'ffmpeg', args, ...codedSize(media) });
}

/**
 * Offsets in seconds before a missing frame, tried in turn to find an earlier one: the end of the file is mostly near.
 * The last one starts at the beginning.
 */
const RESCUE_SECONDS = [1, 10, Number.POSITIVE_INFINITY];

/** Finds the last frame of a file before the missing `frame`. Throws if the file has none at all. */
async function findLastFrame(
  file: VideoFile,
  frame: number,
  start: typeof decodeFrames = decodeFrames,
): Promise<Uint8Array> {
  const { num, den } = file.media.frameRate;
  for (const seconds of RESCUE_SECONDS) {
    const from = Math.max(0, frame - Math.ceil((seconds * num) / den));
    const found = await readLast(
      start(
        file,
        Array.from({ length: frame - from + 1 }, (_, index) => from + index),
      ),
      frameBytesOf(file.media),
    );
    if (found) return found;
    if (from === 0) break;
  }
  throw new Error(`${file.path} has no frame to show`);
}

async function readLast(decoder: FrameDecoder, frameBytes: number): Promise<Uint8Array | undefined> {
  let [current, spare] = [new Uint8Array(frameBytes), new Uint8Array(frameBytes)];
  let found: Uint8Array | undefined;
  try {
    while (await decoder.read(current)) {
      found = current;
      [current, spare] = [spare, current];
    }
  } finally {
    await decoder.close();
  }
  return found;
}

const CLOSED = 'The frames of a closed source were asked for';

/** Opens the frames that a clip shows: forwards, backwards, or one frame repeated. */
export function openFrameSource(file: VideoFile, steps: readonly number[]): FrameSource {
  const [first = 0] = steps;
  const isReversed = (steps.at(-1) ?? first) < first;
  return isReversed ? openReverseSource(file, steps) : openForwardSource(file, steps);
}

/**
 * Uses one decoder; reads the next frame while the previous one is painted. A file that ends early freezes on its last
 * frame.
 */
function openForwardSource(
  file: VideoFile,
  steps: readonly number[],
  start: typeof decodeFrames = decodeFrames,
): FrameSource {
  const [firstStep] = steps;
  if (firstStep === undefined) throw new Error('A clip that shows nothing needs no source');
  const frameBytes = frameBytesOf(file.media);
  const decoder = start(file, steps);
  let spare = new Uint8Array(frameBytes);
  let last: Uint8Array | undefined;
  let asked = 0;
  let isClosed = false;
  let ahead = readAhead(new Uint8Array(frameBytes));

  function readAhead(target: Uint8Array): Promise<Uint8Array | undefined> {
    asked += 1;
    const frame = decoder.read(target).then((isRead) => (isRead ? target : undefined));
    // A failure is reported when the frame is needed.
    frame.catch(() => undefined);
    return frame;
  }

  return {
    async next() {
      const frame = await ahead;
      if (isClosed) throw new Error(CLOSED);
      if (!frame) {
        last ??= await findLastFrame(file, firstStep, start);
        return last;
      }
      // Reuses the memory of the previous frame, which is no longer needed.
      if (last) spare = last as Uint8Array<ArrayBuffer>;
      last = frame;
      ahead = asked < steps.length ? readAhead(spare) : Promise.resolve(undefined);
      return frame;
    },
    async close() {
      isClosed = true;
      await decoder.close();
    },
  };
}

/** Memory for the frames of one group, which must be decoded forwards before the last can be shown first. */
const GROUP_BYTES = 48 * 1024 ** 2;

/** Splits descending steps at the file's key frames, or more finely if a group would take too much memory. */
function planGroups(steps: readonly number[], groupFrames: number): number[][] {
  const groups: number[][] = [];
  let group = Number.NaN;
  for (const step of steps) {
    const next = Math.floor(step / groupFrames);
    if (next !== group) groups.push([]);
    group = next;
    groups.at(-1)?.unshift(step);
  }
  return groups;
}

/**
 * Reads group by group from the last, each with its own decoder; the next group is decoded into the memory that shown
 * frames free.
 */
function openReverseSource(
  file: VideoFile,
  steps: readonly number[],
  start: typeof decodeFrames = decodeFrames,
): FrameSource {
  const [firstStep] = steps;
  if (firstStep === undefined) throw new Error('A clip that shows nothing needs no source');
  const frameBytes = frameBytesOf(file.media);
  const most = Math.max(1, Math.floor(GROUP_BYTES / frameBytes));
  const groups = planGroups(steps, Math.min(most, keyFrameInterval(file.media.frameRate)));
  const pool = createBufferPool(frameBytes, Math.max(...groups.map((group) => group.length)) + 1);
  const open = new Set<FrameDecoder>();
  let isClosed = false;
  let shown: Uint8Array | undefined;
  let group: Uint8Array[] = [];
  let ahead = decodeGroup();

  /** Decodes the frames of the next group, ascending; a file that ends within it repeats its last frame. */
  async function decodeGroup(): Promise<Uint8Array[]> {
    const wanted = groups.shift();
    if (!wanted || isClosed) return [];
    const decoder = start(file, wanted);
    open.add(decoder);
    const frames: Uint8Array[] = [];
    for (const _ of wanted) {
      const target = await pool.take();
      if (await decoder.read(target)) frames.push(target);
      else {
        pool.give(target);
        break;
      }
    }
    await decoder.close();
    open.delete(decoder);
    if (isClosed) return [];
    const last = frames.at(-1) ?? (await findLastFrame(file, wanted[0] ?? 0, start));
    return [...frames, ...Array.from({ length: wanted.length - frames.length }, () => last)];
  }

  return {
    async next() {
      // Keeps a frame that will be shown again in place of missing ones.
      if (shown && shown !== group.at(-1)) pool.give(shown);
      if (group.length === 0) {
        group = await ahead;
        if (isClosed) throw new Error(CLOSED);
        ahead = decodeGroup();
        ahead.catch(() => undefined);
      }
      shown = group.pop() ?? shown;
      if (!shown) throw new Error('The clip shows fewer frames than it is asked for');
      return shown;
    },
    async close() {
      isClosed = true;
      pool.close();
      await Promise.all([...open].map((decoder) => decoder.close()));
      await ahead.catch(() => undefined);
    },
  };
}

/** A bounded pool of equal buffers. */
function createBufferPool(bytes: number, count: number) {
  const free: Uint8Array[] = [];
  const waiting: ((buffer: Uint8Array) => void)[] = [];
  let made = 0;
  return {
    take(): Promise<Uint8Array> {
      const buffer = free.pop();
      if (buffer) return Promise.resolve(buffer);
      if (made < count) {
        made += 1;
        return Promise.resolve(new Uint8Array(bytes));
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    give(buffer: Uint8Array): void {
      const next = waiting.shift();
      if (next) next(buffer);
      else free.push(buffer);
    },
    /** Unblocks pending waits, which then find the source closed. */
    close(): void {
      for (const next of waiting.splice(0)) next(new Uint8Array(bytes));
    },
  };
}
