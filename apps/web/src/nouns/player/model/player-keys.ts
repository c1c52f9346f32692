/** The player command of a key. */
export type PlayerCommand =
  | { kind: 'toggle' | 'pause' | 'to_start' | 'to_end' | 'mute' | 'full_screen' | 'loop' | 'captions' }
  | { kind: 'step'; frames: number }
  | { kind: 'jump'; seconds: number }
  /** Plays at one of `SPEEDS`. */
  | { kind: 'speed'; rate: number }
  /** Plays in a direction; faster with each repeat. */
  | { kind: 'shuttle'; direction: 1 | -1 };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Speeds that the player offers. */
export const SPEEDS = [0.5, 1, 1.5, 2] as const;

const SHUTTLE_RATES = [1, 2, 4];

/** Returns undefined for keys that are not the player's. */
export function toPlayerCommand({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): PlayerCommand | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  switch (key.toLowerCase()) {
    case ' ':
      return { kind: 'toggle' };
    case 'k':
      return { kind: 'pause' };
    case 'j':
      return { kind: 'shuttle', direction: -1 };
    case 'l':
      return { kind: 'shuttle', direction: 1 };
    case 'arrowleft':
      return shiftKey ? { kind: 'jump', seconds: -1 } : { kind: 'step', frames: -1 };
    case 'arrowright':
      return shiftKey ? { kind: 'jump', seconds: 1 } : { kind: 'step', frames: 1 };
    case 'home':
      return { kind: 'to_start' };
    case 'end':
      return { kind: 'to_end' };
    case 'm':
      return { kind: 'mute' };
    case 'f':
      return { kind: 'full_screen' };
    case 'r':
      return { kind: 'loop' };
    case 'c':
      return { kind: 'captions' };
    default:
      return undefined;
  }
}

/** Returns the speed after another press of J or L: 1 from a stop or the other direction, then 2, then 4. */
export function nextShuttleRate(rate: number, direction: 1 | -1): number {
  const index = SHUTTLE_RATES.indexOf(rate * direction);
  return direction * (SHUTTLE_RATES[Math.min(index + 1, SHUTTLE_RATES.length - 1)] ?? 1);
}
