import { startProgram } from '../../platform/process/start-program.ts';

const STDERR_TAIL_BYTES = 4096;
/** One x264 thread at 1080p uses some 150 MB; the address space it reserves is several times that. */
const MAX_MEMORY_BYTES = 4 * 1024 ** 3;

/** An encoder that reads raw frames from its standard input. */
export interface FrameEncoder {
  /** Resolves when the encoder has taken the whole frame. Do not reuse the frame's memory before that. */
  write(frame: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Ends the input and resolves when the encoder has succeeded; otherwise throws with the end of its standard error.
   */
  finish(): Promise<void>;
  /** Kills the encoder and resolves when it has ended. */
  kill(): Promise<void>;
}

/**
 * Starts an encoder. The system kills it when the thread that started it ends, for whatever reason: keep the thread
 * until `finish` or `kill` has resolved.
 */
export function startFrameEncoder(encoder: { program: string; args: readonly string[] }): FrameEncoder {
  const starting = startProgram({ ...encoder, maxMemoryBytes: MAX_MEMORY_BYTES, urgency: 'background' });
  let stderrTail = '';
  const closed = starting.then((started) => {
    started.errors.setEncoding('utf8').on('data', (text: string) => {
      stderrTail = (stderrTail + text).slice(-STDERR_TAIL_BYTES);
    });
    // An encoder writes its file; what it may print is for nobody.
    started.output.resume();
    // The exit of the encoder explains a broken pipe.
    started.input.on('error', () => undefined);
    return started.closed;
  });
  const failure = closed.then(({ code }) => {
    throw new Error(`${encoder.program} ended with code ${code} before the last frame:\n${stderrTail.trim()}`);
  });
  // Prevents an unhandled rejection while no caller waits.
  failure.catch(() => undefined);

  return {
    async write(frame) {
      const { input } = await starting;
      const taken = new Promise<void>((resolve) => {
        input.write(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength), (error) => {
          if (!error) resolve();
        });
      });
      await Promise.race([taken, failure]);
    },
    async finish() {
      (await starting).input.end();
      const { code } = await closed;
      if (code !== 0) throw new Error(`${encoder.program} ended with code ${code}:\n${stderrTail.trim()}`);
    },
    async kill() {
      await starting
        .then((started) => {
          started.kill();
          return closed;
        })
        .catch(() => undefined);
    },
  };
}
