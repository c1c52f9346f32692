import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const STDERR_TAIL = 4096;
/** Raw frames of the same size, one after another. */
export type Frames = AsyncGenerator<Uint8Array, void>;

/** Runs ffmpeg and returns the frames that it writes; the last, partial one is left out. Throws if it fails. */
export async function* decodeFrames(args: readonly string[], frameBytes: number): Frames {
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-STDERR_TAIL);
  });
  const closed = once(child, 'close');
  let frame = new Uint8Array(frameBytes);
  let filled = 0;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      let read = 0;
      while (read < chunk.length) {
        const part = Math.min(frameBytes - filled, chunk.length - read);
        frame.set(chunk.subarray(read, read + part), filled);
        filled += part;
        read += part;
        if (filled < frameBytes) continue;
        yield frame;
        frame = new Uint8Array(frameBytes);
        filled = 0;
      }
    }
  } finally {
    child.kill('SIGKILL');
  }
  const [code] = (await closed) as [number | null];
  if (code !== 0 && code !== null) throw new Error(`ffmpeg ended with code ${code}: ${tail.trim()}`);
}

export interface FrameSink {
  write(frame: Uint8Array): Promise<void>;
  finish(): Promise<void>;
}

/** Starts an ffmpeg that reads raw frames from standard input. A frame may be reused once `write` has resolved. */
export function openEncoder(args: readonly string[]): FrameSink {
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-STDERR_TAIL);
  });
  // The exit explains a broken pipe.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const failed = closed.then(([code]): never => {
    throw new Error(`the encoder ended with code ${code}: ${tail.trim()}`);
  });
  failed.catch(() => undefined);
  return {
    async write(frame) {
      const { promise, resolve } = Promise.withResolvers<void>();
      child.stdin.write(frame, (error) => {
        if (!error) resolve();
      });
      await Promise.race([promise, failed]);
    },
    async finish() {
      child.stdin.end();
      const [code] = await closed;
      if (code !== 0) throw new Error(`the encoder ended with code ${code}: ${tail.trim()}`);
    },
  };
}

/** Runs ffmpeg for the lines of its standard error; a failure is no error here. */
export async function readLog(args: readonly string[], onLine: (line: string) => void): Promise<void> {
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: child.stderr })) onLine(line);
}
