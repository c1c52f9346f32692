import type { SceneRole } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import type { Line } from './draft.ts';

interface WishOptions {
  /** The product, as "the water bottle". */
  subject: string;
  /** The place, as "on a desk in morning light". */
  setting: string;
  random: SeededRandom;
}

/** Returns the wish for each scene's image, rotating through two or more patterns per role. */
export function createImageWishes(
  patterns: Readonly<Record<SceneRole, readonly string[]>>,
  { subject, setting, random }: WishOptions,
): (role: SceneRole, line: Line, scene: number) => string {
  const first = Math.floor(random.next() * 2);
  return (role, line, scene) => {
    const fitting = patterns[role];
    const pattern = fitting[(first + scene) % fitting.length] ?? '';
    const title = line.onScreen.text === '' ? line.spoken.text : line.onScreen.text;
    return pattern
      .replace('{Subject}', subject.charAt(0).toUpperCase() + subject.slice(1))
      .replace('{subject}', subject)
      .replace('{setting}', setting)
      .replace('{title}', title.replace(/[.。]$/, ''))
      .slice(0, 300);
  };
}
