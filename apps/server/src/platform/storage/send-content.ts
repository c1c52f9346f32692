import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Each file that is being sent has two: one is read into while the other is written. */
const BUFFER_BYTES = 256 * 1024;
/** Kept for the next file. */
const MAX_IDLE_BUFFERS = 32;
const idle: Buffer[] = [];

const takeBuffer = (): Buffer => idle.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);

function write(target: Writable, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(content, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Writes a range of an open file, both ends inclusive. Reads ahead by one buffer, and waits for the target: a stream of
 * Node's makes a new buffer for every 64 KB, which takes three times the processor time. Throws if the file is shorter, or
 * the target ends.
 */
export async function sendContent(
  handle: FileHandle,
  target: Writable,
  { start, end }: { start: number; end: number },
): Promise<void> {
  const buffers: [Buffer, Buffer] = [takeBuffer(), takeBuffer()];
  const writes: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()];
  let turn: 0 | 1 = 0;
  for (let position = start; position <= end; turn = turn === 0 ? 1 : 0) {
    await writes[turn];
    const buffer = buffers[turn];
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.byteLength, end - position + 1), position);
    if (bytesRead === 0) throw new Error(`the file ends before byte ${position}`);
    position += bytesRead;
    writes[turn] = write(target, buffer.subarray(0, bytesRead));
    // The next wait for it throws.
    writes[turn].catch(() => undefined);
  }
  await Promise.all(writes);
  // After a failure a write may still read from them.
  if (idle.length < MAX_IDLE_BUFFERS) idle.push(...buffers);
}
