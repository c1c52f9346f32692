import type { RenderStreamState } from '@reelwright/contracts';

/** How often the server is asked for new parts: a second of a draft takes about 0.2 s to render. */
const ASK_EVERY_MS = 200;
/** How long a render may be under way without a stream, before something else is shown. */
const LONGEST_WAIT_MS = 4000;
/** A header and a second of video. */
const FIRST_PARTS = 2;

export interface StreamedVideo {
  /** For the `src` of a video element. */
  url: string;
  width: number;
  height: number;
}

interface StreamReader {
  /** Returns what is rendered so far; null where there is nothing to play. */
  read(signal: AbortSignal): Promise<RenderStreamState | null>;
  /** Called once, when the first second can be played. */
  onOpen(video: StreamedVideo): void;
  signal: AbortSignal;
}

/** Whether the browser can append parts of MP4 to a video that plays. Safari on iPhones can't. */
export const canPlayStreams = (): boolean => typeof MediaSource === 'function';

/** Resolves after a time, or at once when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

async function append(buffer: SourceBuffer, part: ArrayBuffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  buffer.addEventListener('updateend', () => resolve(), { once: true });
  buffer.addEventListener('error', () => reject(new Error('The browser refused a part')), { once: true });
  buffer.appendBuffer(part);
  await promise;
}

/** Appends the parts of one track to its buffer, each once. */
function createTrackWriter(buffer: SourceBuffer, signal: AbortSignal) {
  let appended = 0;
  return async (urls: readonly string[]): Promise<void> => {
    for (const url of urls.slice(appended)) {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`A part was answered with ${response.status}`);
      await append(buffer, await response.arrayBuffer());
      appended += 1;
    }
  };
}

async function openSource(state: RenderStreamState, { onOpen, signal }: StreamReader) {
  const source = new MediaSource();
  const url = URL.createObjectURL(source);
  signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
  const opened = new Promise<void>((resolve) => {
    source.addEventListener('sourceopen', () => resolve(), { once: true });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  onOpen({ url, width: state.width, height: state.height });
  await opened;
  signal.throwIfAborted();
  const writers = state.tracks.map(({ mime_type: type }) => createTrackWriter(source.addSourceBuffer(type), signal));
  source.duration = state.duration_s;
  return {
    append: async ({ tracks }: RenderStreamState): Promise<void> => {
      await Promise.all(tracks.map(async ({ urls }, index) => writers[index]?.(urls)));
    },
    end: () => {
      if (source.readyState === 'open') source.endOfStream();
    },
  };
}

const hasBegun = ({ tracks }: RenderStreamState): boolean =>
  tracks.every(({ urls, is_whole: isWhole }) => urls.length >= FIRST_PARTS || (isWhole && urls.length > 0));

/**
 * Plays a video while it is rendered. Resolves when all of it has been appended, or the render has ended: then the
 * finished video is there. Throws where there is nothing to play, the signal's reason too.
 */
export async function playRenderStream(reader: StreamReader): Promise<void> {
  const { read, signal } = reader;
  const startedAt = performance.now();
  let open: Awaited<ReturnType<typeof openSource>> | undefined;
  for (;;) {
    const state = await read(signal);
    if (state && hasBegun(state)) {
      if (!open && !state.tracks.every(({ mime_type: type }) => MediaSource.isTypeSupported(type)))
        throw new Error('The browser does not play this video');
      open ??= await openSource(state, reader);
      await open.append(state);
      if (state.tracks.every(({ is_whole: isWhole }) => isWhole)) return open.end();
    } else if (open) return;
    else if (performance.now() - startedAt > LONGEST_WAIT_MS) throw new Error('The render has no stream');
    await pause(ASK_EVERY_MS, signal);
    signal.throwIfAborted();
  }
}
