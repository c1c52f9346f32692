import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { giveWay } from '../../platform/process/give-way.ts';
import { detectProgramBounds, toProgramEnvironment, wrapProgram } from '../../platform/process/wrap-program.ts';

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
  const { command, args } = wrapProgram({ ...encoder, maxMemoryBytes: MAX_MEMORY_BYTES }, detectProgramBounds());
  const child = spawn(command, args, {
    env: toProgramEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  giveWay(child.pid, 'background');
  let stderrTail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-STDERR_TAIL_BYTES);
  });
  // The exit of the encoder explains a broken pipe.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close').then(([code]) => code as number | null);
  const failure = closed.then((code) => {
    throw new Error(`${encoder.program} ended with code ${code} before the last frame:\n${stderrTail.trim()}`);
  });
  // Prevents an unhandled rejection while no caller waits.
  failure.catch(() => undefined);

  return {
    async write(frame) {
      const taken = new Promise<void>((resolve) => {
        child.stdin.write(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength), (error) => {
          if (!error) resolve();
        });
      });
      await Promise.race([taken, failure]);
    },
    async finish() {
      child.stdin.end();
      const code = await closed;
      if (code !== 0) throw new Error(`${encoder.program} ended with code ${code}:\n${stderrTail.trim()}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await closed.catch(() => undefined);
    },
  };
}
