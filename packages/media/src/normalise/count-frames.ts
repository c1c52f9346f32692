const BOX_HEADER_BYTES = 8;
/** Boxes from a file's index to the table of a track's samples. */
const TABLE_PATH = ['mdia', 'minf', 'stbl', 'stsz'] as const;
const HANDLER_PATH = ['mdia', 'hdlr'] as const;

/**
 * Returns the number of frames of the video in an MP4 that we wrote ourselves, by its index: the content of the `moov`
 * box. 0 without video.
 */
export function countFrames(index: Uint8Array): number {
  const video = listBoxes(index).find(({ type, content }) => {
    // The handler's name follows the version, the flags and a reserved field.
    const handler = type === 'trak' ? findBox(content, HANDLER_PATH) : undefined;
    return handler !== undefined && readType(handler, 8) === 'vide';
  });
  const table = video && findBox(video.content, TABLE_PATH);
  // The count follows the version, the flags and the size that all samples share.
  return table === undefined ? 0 : toView(table).getUint32(8);
}

interface Box {
  type: string;
  content: Uint8Array;
}

function findBox(content: Uint8Array, [first, ...rest]: readonly string[]): Uint8Array | undefined {
  const found = listBoxes(content).find(({ type }) => type === first)?.content;
  return found === undefined || rest.length === 0 ? found : findBox(found, rest);
}

function listBoxes(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + BOX_HEADER_BYTES <= bytes.length; ) {
    const size = toView(bytes).getUint32(at);
    if (size < BOX_HEADER_BYTES || at + size > bytes.length) throw new RangeError(`a box of ${size} bytes at ${at}`);
    boxes.push({ type: readType(bytes, at + 4), content: bytes.subarray(at + BOX_HEADER_BYTES, at + size) });
    at += size;
  }
  return boxes;
}

const toView = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const readType = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
