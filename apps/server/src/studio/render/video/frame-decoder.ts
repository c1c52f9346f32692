import { MAX_YUV4MPEG_HEADER_BYTES, parseYuv4MpegHeader, YUV4MPEG_FRAME_HEADER } from '@reelwright/media';
import { startProgram } from '#src/platform/process/start-program.ts';

const STDERR_TAIL_BYTES = 4096;
/** Decoding 4K uses some 200 MB; the address space it reserves is several times that. */
const MAX_MEMORY_BYTES = 4 * 1024 ** 3;
const LINE_FEED = 0x0a;

/** A decoder that returns the requested frames in order. It pauses while no frame is read. */
export interface FrameDecoder {
  /**
   * Fills `target` with the next frame, I420 without padding; returns false if there is none left. One call at a time.
   * Throws if the decoder fails or its frames have another size.
   */
  read(target: Uint8Array): Promise<boolean>;
  /** Kills the decoder, if it still runs, and resolves when it has ended. A pending read then returns false. */
  close(): Promise<void>;
}

interface Reading {
  target: Uint8Array;
  resolve: (isFilled: boolean) => void;
  reject: (error: Error) => void;
}

/**
 * Starts a decoder that writes YUV4MPEG to its standard output. As with an encoder, the system kills it when the thread
 * that started it ends.
 */
export function startFrameDecoder(decoder: {
  program: string;
  args: readonly string[];
  /** Size of the coded image. */
  width: number;
  height: number;
}): FrameDecoder {
  let stderrTail = '';
  const parser = createParser(decoder);
  let reading: Reading | undefined;
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
    void killDecoder();
    settle(({ reject }) => reject(error));
  };
  const { program, args } = decoder;
  const starting = startProgram({
    program,
    args,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    urgency: 'background',
    // At 90 MB per second of video, collecting a buffer for each read costs more than reading.
    outputMemory: {
      nextTarget: () => parser.nextTarget(reading?.target),
      onFilled(bytes) {
        try {
          // Nobody reads yet: the frame waits until its memory is known.
          if (!parser.advance(bytes)) return reading !== undefined || !parser.isInFrame();
        } catch (error) {
          fail(error as Error);
          return false;
        }
        // Pauses until the next read.
        settle(({ resolve }) => resolve(true));
        return false;
      },
    },
  });
  const killDecoder = async (): Promise<void> => (await starting).kill();
  const closed = starting
    .then(async (started) => {
      started.input.end();
      started.errors.setEncoding('utf8').on('data', (text: string) => {
        stderrTail = (stderrTail + text).slice(-STDERR_TAIL_BYTES);
      });
      const { code, signal } = await started.closed;
      if (!isClosed && code !== 0)
        fail(new Error(`${program} ended with ${signal ?? `code ${code}`}:\n${stderrTail.trim()}`));
    }, fail)
    .then(() => {
      hasEnded = true;
      settle(({ resolve }) => resolve(false));
    });

  return {
    read(target) {
      if (target.length !== parser.frameBytes)
        throw new Error(`A frame takes ${parser.frameBytes} bytes, not ${target.length}`);
      if (failure) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        reading = { target, resolve, reject };
        if (hasEnded) settle(({ resolve: end }) => end(false));
        else void starting.then(({ output }) => output.resume());
      });
    },
    async close() {
      isClosed = true;
      if (!hasEnded) {
        await starting.then(
          (started) => {
            started.kill();
            // Unread bytes would keep it open.
            started.output.destroy();
          },
          () => undefined,
        );
      }
      await closed;
    },
  };
}

/**
 * Splits the stream into frames: a header line, then for each frame a line and its planes. The parser says where the
 * next bytes belong, so that none is read before its destination is known.
 */
function createParser({ width, height }: { width: number; height: number }) {
  const frameBytes = (width * height * 3) / 2;
  const signs = new Uint8Array(1);
  const line = new Uint8Array(YUV4MPEG_FRAME_HEADER.length);
  let header = '';
  let place: 'header' | 'line' | 'planes' = 'header';
  let filled = 0;

  function advanceHeader(): void {
    const sign = signs[0] ?? LINE_FEED;
    if (sign !== LINE_FEED) {
      header += String.fromCharCode(sign);
      if (header.length > MAX_YUV4MPEG_HEADER_BYTES) throw new Error('The decoder does not write YUV4MPEG');
      return;
    }
    const size = parseYuv4MpegHeader(header);
    if (size?.width !== width || size.height !== height)
      throw new Error(`The video is not ${width}x${height}, 8 bit 4:2:0, as its document says: ${header}`);
    place = 'line';
  }

  function fill(bytes: number, total: number, next: typeof place): boolean {
    filled += bytes;
    if (filled < total) return false;
    filled = 0;
    place = next;
    return true;
  }

  return {
    frameBytes,
    /** Whether the next bytes belong to a frame, and so need a target. */
    isInFrame: () => place === 'planes',
    /** `target` belongs to the pending read, if any: without it, only the lines between frames can be read. */
    nextTarget(target: Uint8Array | undefined): Uint8Array {
      if (place === 'header') return signs;
      return place === 'line' || !target ? line.subarray(filled) : target.subarray(filled);
    },
    /** Records bytes that were read; returns true if they complete a frame. */
    advance(bytes: number): boolean {
      if (place === 'planes') return fill(bytes, frameBytes, 'line');
      if (place === 'header') advanceHeader();
      else fill(bytes, line.length, 'planes');
      return false;
    },
  };
}
