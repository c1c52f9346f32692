// Own code instead of @fastify/send: that sends paths on a disk, not streams of a storage port, and answers 6 of the 21 headers
// in our test against RFC 9110, 14.2 (416 to `bytes=-100` of ten bytes, to `bytes=5-2` and to nonsense).

export type ByteRange =
  | { kind: 'whole' }
  /** Both ends inclusive. */
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' };

/**
 * Parses a `Range` header (RFC 9110, 14.2) for a file of this size. One range is served; several ranges, another unit
 * or nonsense are ignored, as the standard allows, and the whole file is sent.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  if (!match) return { kind: 'whole' };
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? { kind: 'whole' } : parseSuffix(Number(last), sizeBytes);
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Number(last);
  if (last !== '' && end < start) return { kind: 'whole' };
  if (start >= sizeBytes) return { kind: 'unsatisfiable' };
  return { kind: 'part', start, end: Math.min(end, sizeBytes - 1) };
}

function parseSuffix(lengthBytes: number, sizeBytes: number): ByteRange {
  if (lengthBytes === 0 || sizeBytes === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, sizeBytes - lengthBytes), end: sizeBytes - 1 };
}
