import { spawn } from 'node:child_process';
import { MAX_YUV4MPEG_HEADER_BYTES, parseYuv4MpegHeader, YUV4MPEG_FRAME_HEADER } from '@reelwright/media';
import { giveWay } from '../../platform/process/give-way.ts';
import { detectProgramBounds, wrapProgram } from '../../platform/process/wrap-program.ts';

const STDERR_TAIL_BYTES = 4096;
/** Decoding 4K takes some 200 MB; the address space it reserves is several times that. */
const MAX_MEMORY_BYTES = 4 * 1024 ** 3;
const LINE_FEED = 0x0a;

/** A decoder that gives the frames it was started for, one after the other. It waits while nobody reads. */
export interface FrameDecoder {
  /**
   * Fills `target` with the next frame, I420 without padding; false when there is none any more. One call at a time. Throws when the
   * decoder fails or its frames are of another size.
   */
  read(target: Uint8Array): Promise<boolean>;
  /** Kills the decoder, if it still runs, and resolves when it is gone. A pending read then gives false. */
  close(): Promise<void>;
}

interface Reading {
  target: Uint8Array;
  filled: number;
  resolve: (isFilled: boolean) => void;
  reject: (error: Error) => void;
}

/**
 * Starts a decoder that writes YUV4MPEG to its standard output. Like an encoder it is killed by the system when the thread that started
 * it ends.
 */
export function startFrameDecoder(decoder: {
  program: string;
  args: readonly string[];
  /** Of the coded picture. */
  width: number;
  height: number;
}): FrameDecoder {
  const { command, args } = wrapProgram({ ...decoder, maxMemoryBytes: MAX_MEMORY_BYTES }, detectProgramBounds());
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  giveWay(child.pid);
  let stderrTail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-STDERR_TAIL_BYTES);
  });
  const parser = createParser(decoder);
  let reading: Reading | undefined;
  /** Bytes that came with the end of the frame before. */
  let rest: Buffer | undefined;
  let isClosed = false;
  let failure: Error | undefined;
  let hasEnded = false;

  const settle = (outcome: (current: Reading) => void): void => {
    const current = reading;
    reading = undefined;
    if (current) outcome(current);
  };
  const fail = (error: Error): void => {
    failure ??= error;
    child.kill('SIGKILL');
    settle(({ reject }) => reject(error));
  };
  /** Takes what it can; what belongs to the next frame waits for its reader. */
  const take = (chunk: Buffer): void => {
    if (!reading) {
      rest = rest ? Buffer.concat([rest, chunk]) : chunk;
      return;
    }
    let taken = 0;
    try {
      taken = parser.fill(reading, chunk);
    } catch (error) {
      fail(error as Error);
      return;
    }
    if (reading.filled < reading.target.length) return;
    child.stdout.pause();
    rest = taken < chunk.length ? chunk.subarray(taken) : undefined;
    settle(({ resolve }) => resolve(true));
  };
  child.stdout.on('data', take);
  child.stdout.pause();

  const closed = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      fail(error);
      resolve();
    });
    child.once('close', (code, signal) => {
      hasEnded = true;
      if (!isClosed && code !== 0)
        fail(new Error(`${decoder.program} ended with ${signal ?? `code ${code}`}:\n${stderrTail.trim()}`));
      settle(({ resolve: end }) => end(false));
      resolve();
    });
  });

  return {
    read(target) {
      if (target.length !== parser.frameBytes)
        throw new Error(`A frame takes ${parser.frameBytes} bytes, not ${target.length}`);
      if (failure) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        reading = { target, filled: 0, resolve, reject };
        const chunk = rest;
        rest = undefined;
        if (chunk) take(chunk);
        if (!reading) return;
        if (hasEnded) settle(({ resolve: end }) => end(false));
        else child.stdout.resume();
      });
    },
    async close() {
      isClosed = true;
      if (!hasEnded) {
        child.kill('SIGKILL');
        // What is left in the pipe keeps it open until it is read.
        child.stdout.destroy();
      }
      await closed;
    },
  };
}

/** Splits the stream into frames: a header line, then for each frame a line and its planes. */
function createParser({ width, height }: { width: number; height: number }) {
  const frameBytes = (width * height * 3) / 2;
  let header: string | undefined = '';
  /** Bytes of the frame's own line that are still to come. */
  let lineLeft = YUV4MPEG_FRAME_HEADER.length;

  function readHeader(chunk: Buffer): number {
    const end = chunk.indexOf(LINE_FEED);
    header += chunk.toString('latin1', 0, end === -1 ? chunk.length : end);
    if ((header ?? '').length > MAX_YUV4MPEG_HEADER_BYTES) throw new Error('The decoder does not write YUV4MPEG');
    if (end === -1) return chunk.length;
    const size = parseYuv4MpegHeader(header ?? '');
    if (size?.width !== width || size.height !== height)
      throw new Error(`The video is not ${width}x${height}, 8 bit 4:2:0, as its document says: ${header}`);
    header = undefined;
    return end + 1;
  }

  return {
    frameBytes,
    /** Copies what belongs to the frame; returns how many bytes of the chunk were used. */
    fill(reading: Pick<Reading, 'target' | 'filled'>, chunk: Buffer): number {
      let used = header === undefined ? 0 : readHeader(chunk);
      const line = Math.min(lineLeft, chunk.length - used);
      lineLeft -= line;
      used += line;
      const count = Math.min(frameBytes - reading.filled, chunk.length - used);
      if (count > 0) {
        reading.target.set(chunk.subarray(used, used + count), reading.filled);
        reading.filled += count;
        used += count;
      }
      if (reading.filled === frameBytes) lineLeft = YUV4MPEG_FRAME_HEADER.length;
      return used;
    },
  };
}
