import { MIB } from '@reelwright/contracts';

/** A limit as messages print it. */
export function toSizeText(sizeBytes: number): string {
  return sizeBytes >= MIB ? `${Math.round(sizeBytes / MIB)} MB` : `${Math.round(sizeBytes / 1024)} KB`;
}
