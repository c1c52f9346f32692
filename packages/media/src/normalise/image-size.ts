import type { MediaSignature } from './identify-media.ts';

type ImageType = Extract<MediaSignature, { kind: 'image' }>['type'];

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Returns the size in pixels that the header of an image declares, as stored (not rotated); undefined for formats that
 * are not read here, and damaged headers. Nothing is decoded.
 */
export function readImageSize(content: Uint8Array, type: ImageType): ImageSize | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  try {
    switch (type) {
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'jpeg':
        return readJpegSize(view);
      case 'webp':
        return readWebpSize(view);
      default:
        return undefined;
    }
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const JPEG_START_OF_SCAN = 0xda;
/** Markers within C0 to CF that are no frame headers: DHT, JPG, DAC. */
const JPEG_NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

function readJpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === JPEG_START_OF_SCAN) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && !JPEG_NO_FRAMES.has(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
}

const VP8X = 0x56503858;
const VP8L = 0x5650384c;
const VP8 = 0x56503820;

function readWebpSize(view: DataView): ImageSize | undefined {
  const readUint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (view.getUint32(12)) {
    case VP8X:
      return { width: readUint24(24) + 1, height: readUint24(27) + 1 };
    case VP8L: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case VP8:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}
