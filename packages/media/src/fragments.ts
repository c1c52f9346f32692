import { parseAvcConfig } from './cut/avc-config.ts';

/** A part of a fragmented MP4 that a player can append: the header, or a fragment with its samples. */
export interface FragmentRange {
  kind: 'header' | 'fragment';
  /** Bytes `start` (inclusive) to `end` (exclusive). */
  start: number;
  end: number;
}

const BOX_HEADER_BYTES = 8;
const LARGE_BOX_HEADER_BYTES = 16;
/** The box that completes a part; all boxes before it belong to the part. */
const LAST_BOXES: Readonly<Record<string, FragmentRange['kind']>> = { moov: 'header', mdat: 'fragment' };

/**
 * Returns the parts that are complete at the beginning of a fragmented MP4 that is still written. Goes on from `start`,
 * the end of a part.
 */
export function listFragments(bytes: Uint8Array, start = 0): FragmentRange[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: FragmentRange[] = [];
  let partStart = start;
  for (let at = start; at + BOX_HEADER_BYTES <= bytes.length; ) {
    const isLarge = view.getUint32(at) === 1;
    if (isLarge && at + LARGE_BOX_HEADER_BYTES > bytes.length) break;
    const size = isLarge ? Number(view.getBigUint64(at + BOX_HEADER_BYTES)) : view.getUint32(at);
    // Zero: the last box of a file, to its end. ffmpeg has reserved its header only.
    if (size < BOX_HEADER_BYTES || at + size > bytes.length) break;
    const kind = LAST_BOXES[readType(bytes, at + 4)];
    at += size;
    if (kind === undefined) continue;
    parts.push({ kind, start: partStart, end: at });
    partStart = at;
  }
  return parts;
}

/**
 * Returns the RFC 6381 name of the H.264 video that a header describes (`avc1.64001f`), which a browser asks for before
 * it takes a stream; undefined if there is none.
 */
export function readVideoCodec(header: Uint8Array): string | undefined {
  for (let at = 0; at + BOX_HEADER_BYTES <= header.length; at++) {
    const config = readType(header, at) === 'avcC' ? parseAvcConfig(header.subarray(at + 4)) : undefined;
    if (!config) continue;
    const { profile, compatibility, level } = config;
    return `avc1.${[profile, compatibility, level].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  }
  return undefined;
}

function readType(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
