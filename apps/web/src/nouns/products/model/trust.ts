/** How reliable an automatically found value is. */
export type Trust = 'sure' | 'likely' | 'check';

/** Values below this should be checked by the user. */
const SURE = 0.8;
const LIKELY = 0.5;

/** Maps a confidence between 0 and 1. */
export function toTrust(confidence: number): Trust {
  if (confidence >= SURE) return 'sure';
  return confidence >= LIKELY ? 'likely' : 'check';
}
