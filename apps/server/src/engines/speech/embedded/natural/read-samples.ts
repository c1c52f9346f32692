/** Reads the samples of a RIFF file of 16-bit mono. Throws a RangeError for any other file. */
export function readSamples(file: Buffer): Int16Array {
  let at = 12;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    const start = at + 8;
    if (file.toString('latin1', at, at + 4) === 'data') {
      const end = Math.min(file.length, start + size);
      return new Int16Array(file.buffer.slice(file.byteOffset + start, file.byteOffset + end - ((end - start) % 2)));
    }
    at = start + size + (size % 2);
  }
  throw new RangeError('no samples in this file');
}
