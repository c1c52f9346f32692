/** The decoder configuration of an H.264 track in MP4 and Matroska (`avcC`, ISO/IEC 14496-15, 5.3.3.1). */
export interface AvcConfig {
  profile: number;
  compatibility: number;
  level: number;
  /** Bytes of the number before each NAL unit. */
  lengthBytes: number;
  sequenceSets: Uint8Array[];
  parameterSets: Uint8Array[];
  /** Chroma format and bit depths, in the profiles that state them; kept as they are. */
  extension: Uint8Array;
}

const MAX_SET_ID = 31;

/** Returns undefined for bytes that are no such configuration. */
export function parseAvcConfig(bytes: Uint8Array): AvcConfig | undefined {
  const [version, profile, compatibility, level, lengths] = bytes;
  if (version !== 1 || profile === undefined || compatibility === undefined || level === undefined) return undefined;
  let offset = 5;
  const readSets = (mask: number): Uint8Array[] | undefined => {
    const count = bytes[offset];
    if (count === undefined) return undefined;
    offset += 1;
    const sets: Uint8Array[] = [];
    for (let index = 0; index < (count & mask); index += 1) {
      const size = ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);
      if (size === 0 || offset + 2 + size > bytes.length) return undefined;
      sets.push(bytes.subarray(offset + 2, offset + 2 + size));
      offset += 2 + size;
    }
    return sets;
  };
  const sequenceSets = readSets(0x1f);
  const parameterSets = sequenceSets && readSets(0xff);
  if (!sequenceSets?.[0] || !parameterSets?.[0]) return undefined;
  const lengthBytes = ((lengths ?? 0) & 3) + 1;
  const extension = bytes.subarray(offset);
  return { profile, compatibility, level, lengthBytes, sequenceSets, parameterSets, extension };
}

export function formatAvcConfig(config: AvcConfig): Uint8Array {
  const withSize = (set: Uint8Array): number[] => [set.length >> 8, set.length & 0xff, ...set];
  const { profile, compatibility, level, lengthBytes, sequenceSets, parameterSets, extension } = config;
  return Uint8Array.from([
    1,
    profile,
    compatibility,
    level,
    0xfc | (lengthBytes - 1),
    0xe0 | sequenceSets.length,
    ...sequenceSets.flatMap(withSize),
    parameterSets.length,
    ...parameterSets.flatMap(withSize),
    ...extension,
  ]);
}

/** Reads an unsigned Exp-Golomb number (ITU-T H.264, 9.1) at the beginning of some bytes. */
function readGolomb(bytes: Uint8Array): number {
  const bitAt = (index: number): number => ((bytes[index >> 3] ?? 0xff) >> (7 - (index & 7))) & 1;
  let zeros = 0;
  while (zeros < 16 && bitAt(zeros) === 0) zeros += 1;
  let value = 1;
  for (let index = 0; index < zeros; index += 1) value = (value << 1) | bitAt(zeros + 1 + index);
  return value - 1;
}

/** Returns an id that no set of a configuration has; undefined if all are taken. */
export function findFreeSetId({ sequenceSets, parameterSets }: AvcConfig): number | undefined {
  // After the header of the NAL unit, a sequence parameter set has three bytes of profile and level.
  const taken = new Set([
    ...sequenceSets.map((set) => readGolomb(set.subarray(4))),
    ...parameterSets.map((set) => readGolomb(set.subarray(1))),
  ]);
  for (let id = 1; id <= MAX_SET_ID; id += 1) if (!taken.has(id)) return id;
  return undefined;
}

/** The profiles of 8-bit 4:2:0 that an encoder can be told to keep to. */
export function toEncoderProfile({ profile }: AvcConfig): 'baseline' | 'main' | 'high' | undefined {
  return ({ 66: 'baseline', 77: 'main', 100: 'high' } as const)[profile];
}

/**
 * Returns one configuration for frames of two streams whose sets have different ids. A decoder chooses the set by the
 * id that each frame names, so such a track is as valid as one of a single encoder.
 */
export function mergeAvcConfigs(first: AvcConfig, second: AvcConfig): AvcConfig {
  return {
    ...first,
    compatibility: first.compatibility & second.compatibility,
    level: Math.max(first.level, second.level),
    sequenceSets: [...first.sequenceSets, ...second.sequenceSets],
    parameterSets: [...first.parameterSets, ...second.parameterSets],
  };
}

/** Returns whether a packet of H.264 starts with an instantaneous refresh: no later frame refers to one before it. */
export function isAvcRefresh(packet: Uint8Array, lengthBytes: number): boolean {
  return listNalTypes(packet, lengthBytes, (header) => header & 0x1f).some((type) => type === 5);
}

/** The same for H.265, whose random access pictures have the types 16 to 21. */
export function isHevcRefresh(packet: Uint8Array, lengthBytes: number): boolean {
  return listNalTypes(packet, lengthBytes, (header) => (header >> 1) & 0x3f).some((type) => type >= 16 && type <= 21);
}

function listNalTypes(packet: Uint8Array, lengthBytes: number, toType: (header: number) => number): number[] {
  const types: number[] = [];
  for (let offset = 0; offset + lengthBytes < packet.length; ) {
    let size = 0;
    for (let index = 0; index < lengthBytes; index += 1) size = size * 256 + (packet[offset + index] ?? 0);
    types.push(toType(packet[offset + lengthBytes] ?? 0));
    offset += lengthBytes + size;
  }
  return types;
}
