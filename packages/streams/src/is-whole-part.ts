const TS_PACKET_BYTES = 188;
const TS_SYNC = 0x47;
const BOX_HEADER_BYTES = 8;
const LONG_BOX_HEADER_BYTES = 16;
/** Boxes that a part of fragmented MP4 begins with. */
const FIRST_BOXES = new Set(['ftyp', 'styp', 'moof', 'sidx', 'moov', 'emsg', 'prft', 'free', 'mdat']);

/**
 * Returns false for a part of a transport stream or of fragmented MP4 that ends in the middle of a packet or box: it was
 * cut short on its way. Other formats can't be told.
 */
export function isWholePart(bytes: Uint8Array): boolean {
  if (bytes[0] === TS_SYNC && (bytes.length < TS_PACKET_BYTES + 1 || bytes[TS_PACKET_BYTES] === TS_SYNC)) {
    return bytes.length % TS_PACKET_BYTES === 0;
  }
  if (!FIRST_BOXES.has(readName(bytes, 0))) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length) {
    if (at + BOX_HEADER_BYTES > bytes.length) return false;
    let size = view.getUint32(at);
    // 0 reaches to the end; 1 means that a size of 64 bits follows.
    if (size === 0) return true;
    if (size === 1) {
      if (at + LONG_BOX_HEADER_BYTES > bytes.length) return false;
      size = Number(view.getBigUint64(at + BOX_HEADER_BYTES));
    }
    if (size < BOX_HEADER_BYTES) return false;
    at += size;
  }
  return at === bytes.length;
}

function readName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at + 4, at + BOX_HEADER_BYTES));
}

/** Whether bytes begin like a web page: what sites send in place of media that they refuse. */
export function isWebPage(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 512)).replace(/^\uFEFF|^ï»¿/, '');
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(start);
}
