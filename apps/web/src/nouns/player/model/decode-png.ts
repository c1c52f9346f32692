/** Rows of straight RGBA, 8 bits each. */
export interface DecodedPng {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SAMPLES_PER_PIXEL: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunks {
  width: number;
  height: number;
  colorType: number;
  palette: Uint8Array | undefined;
  transparency: Uint8Array | undefined;
  data: Uint8Array<ArrayBuffer>[];
}

/** Undefined where the file is none of those that are read here. */
function readChunks(file: Uint8Array<ArrayBuffer>): Chunks | undefined {
  if (!SIGNATURE.every((byte, at) => file[at] === byte)) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const header = { width: view.getUint32(16), height: view.getUint32(20), colorType: file[25] ?? 0 };
  const [depth, interlace] = [file[24], file[28]];
  if (depth !== 8 || interlace !== 0 || SAMPLES_PER_PIXEL[header.colorType] === undefined) return undefined;
  const chunks: Chunks = { ...header, palette: undefined, transparency: undefined, data: [] };
  for (let at = 8; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const body = file.subarray(at + 8, at + 8 + length);
    if (kind === 'PLTE') chunks.palette = body;
    if (kind === 'tRNS') chunks.transparency = body;
    if (kind === 'IDAT') chunks.data.push(body);
    at += 12 + length;
  }
  return chunks;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

interface RowLayout {
  rowBytes: number;
  pixelBytes: number;
  height: number;
}

/** Undoes the prediction of each row, in place; the first byte of a row names it. A loop for each kind: there are millions of bytes. */
function unfilter(rows: Uint8Array, { rowBytes, pixelBytes, height }: RowLayout): void {
  const stride = rowBytes + 1;
  for (let row = 0; row < height; row++) {
    const start = row * stride + 1;
    const end = start + rowBytes;
    const hasAbove = row > 0;
    const aboveAt = (at: number) => (hasAbove ? (rows[at - stride] ?? 0) : 0);
    const leftAt = (at: number) => (at - start >= pixelBytes ? (rows[at - pixelBytes] ?? 0) : 0);
    switch (rows[start - 1]) {
      case 0:
        break;
      case 1:
        for (let at = start + pixelBytes; at < end; at++) rows[at] = (rows[at] ?? 0) + (rows[at - pixelBytes] ?? 0);
        break;
      case 2:
        for (let at = hasAbove ? start : end; at < end; at++) rows[at] = (rows[at] ?? 0) + (rows[at - stride] ?? 0);
        break;
      case 3:
        for (let at = start; at < end; at++) rows[at] = (rows[at] ?? 0) + ((leftAt(at) + aboveAt(at)) >> 1);
        break;
      default:
        for (let at = start; at < end; at++) {
          const corner = hasAbove && at - start >= pixelBytes ? (rows[at - stride - pixelBytes] ?? 0) : 0;
          rows[at] = (rows[at] ?? 0) + paeth(leftAt(at), aboveAt(at), corner);
        }
    }
  }
}

async function inflate(parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * The pixels of a PNG as they stand in the file. A canvas would multiply colours by their alpha and so round those of soft edges,
 * and the server does not. Reads what the server writes, 8 bits and not interlaced; undefined for others.
 */
export async function decodePng(file: Uint8Array<ArrayBuffer>): Promise<DecodedPng | undefined> {
  const chunks = readChunks(file);
  if (!chunks) return undefined;
  const { width, height, colorType, palette, transparency } = chunks;
  const pixelBytes = SAMPLES_PER_PIXEL[colorType] ?? 4;
  const rowBytes = width * pixelBytes;
  const rows = await inflate(chunks.data);
  unfilter(rows, { rowBytes, pixelBytes, height });
  const pixels = new Uint8Array(width * height * 4);
  const isTransparent = (samples: Uint8Array) =>
    transparency !== undefined && samples.every((sample, index) => sample === transparency[2 * index + 1]);
  for (let row = 0, to = 0; row < height; row++) {
    const start = row * (rowBytes + 1) + 1;
    if (colorType === 6) {
      pixels.set(rows.subarray(start, start + rowBytes), to);
      to += rowBytes;
      continue;
    }
    for (let at = start; at < start + rowBytes; at += pixelBytes, to += 4) {
      const [first = 0, second = 0, third = 0] = [rows[at], rows[at + 1], rows[at + 2]];
      if (colorType === 3) {
        pixels.set(palette?.subarray(3 * first, 3 * first + 3) ?? [0, 0, 0], to);
        pixels[to + 3] = transparency?.[first] ?? 255;
      } else if (colorType === 2) {
        pixels.set([first, second, third, isTransparent(rows.subarray(at, at + 3)) ? 0 : 255], to);
      } else {
        const alpha = colorType === 4 ? second : isTransparent(rows.subarray(at, at + 1)) ? 0 : 255;
        pixels.set([first, first, first, alpha], to);
      }
    }
  }
  return { width, height, pixels };
}
