/**
 * Returns whether an image is animated; `type` is a result of `identifyMedia`. Reads only the structure: nothing is
 * decoded.
 */
export function isAnimatedImage(content: Uint8Array, type: string): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  switch (type) {
    case 'gif':
      return hasSecondGifFrame(content);
    case 'webp':
      // The animation flag in the extended header.
      return readName(content, 12) === 'VP8X' && ((content[20] ?? 0) & 0x02) !== 0;
    case 'png':
      return countApngFrames(view, content) > 1;
    default:
      return false;
  }
}

function readName(content: Uint8Array, at: number): string {
  return String.fromCharCode(...content.subarray(at, at + 4));
}

/** Returns the frame count of an animated PNG from a chunk before its pixels. */
function countApngFrames(view: DataView, content: Uint8Array): number {
  for (let at = 8; at + 12 <= content.length; at += 12 + view.getUint32(at)) {
    const chunk = readName(content, at + 4);
    if (chunk === 'acTL') return view.getUint32(at + 8);
    if (chunk === 'IDAT') return 1;
  }
  return 1;
}

const GIF_HEADER_BYTES = 13;
const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;

/** Walks the blocks of a GIF, which does not store its number of frames. */
function hasSecondGifFrame(content: Uint8Array): boolean {
  const colourTable = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const skipBlocks = (from: number): number => {
    let next = from;
    while (next < content.length && content[next] !== 0) next += 1 + (content[next] ?? 0);
    return next + 1;
  };
  let at = GIF_HEADER_BYTES + colourTable(content[10] ?? 0);
  let frames = 0;
  while (at < content.length) {
    if (content[at] === GIF_EXTENSION) {
      at = skipBlocks(at + 2);
    } else if (content[at] === GIF_IMAGE) {
      frames += 1;
      if (frames === 2) return true;
      at = skipBlocks(at + 11 + colourTable(content[at + 9] ?? 0));
    } else {
      return false;
    }
  }
  return false;
}
