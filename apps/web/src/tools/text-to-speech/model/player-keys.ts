export type AudioCommand = { kind: 'toggle' } | { kind: 'seek'; toS: number };

const STEP_S = 1;
const LEAP_S = 5;

/** Returns the command of a key for a recording at `atS` of `lengthS`; null if it has none. */
export function findAudioCommand(key: string, { atS, lengthS }: { atS: number; lengthS: number }): AudioCommand | null {
  const seek = (toS: number): AudioCommand => ({ kind: 'seek', toS: Math.min(lengthS, Math.max(0, toS)) });
  switch (key) {
    case ' ':
    case 'k':
    case 'K':
      return { kind: 'toggle' };
    case 'ArrowLeft':
    case 'ArrowDown':
      return seek(atS - STEP_S);
    case 'ArrowRight':
    case 'ArrowUp':
      return seek(atS + STEP_S);
    case 'PageDown':
      return seek(atS - LEAP_S);
    case 'PageUp':
      return seek(atS + LEAP_S);
    case 'Home':
      return seek(0);
    case 'End':
      return seek(lengthS);
    default:
      return null;
  }
}
