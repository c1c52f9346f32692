/** How far a value that was found by itself can be trusted. */
export type Trust = 'sure' | 'likely' | 'check';

/** Below this a reader had better look. */
const SURE = 0.8;
const LIKELY = 0.5;

/** Of a confidence between 0 and 1. */
export function toTrust(confidence: number): Trust {
  if (confidence >= SURE) return 'sure';
  return confidence >= LIKELY ? 'likely' : 'check';
}
