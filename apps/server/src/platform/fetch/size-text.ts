import { MIB } from '@reelwright/contracts';

/** Formats a size limit for messages. */
export function toSizeText(sizeBytes: number): string {
  return sizeBytes >= MIB ? `${Math.round(sizeBytes / MIB)} MB` : `${Math.round(sizeBytes / 1024)} KB`;
}
