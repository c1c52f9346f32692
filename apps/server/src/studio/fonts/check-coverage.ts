import { isCovered } from '@reelwright/timeline';
import { missingFont } from './font-file.ts';
import { readCharacters } from './read-characters.ts';

const LAST_CHARACTER = 0x3ffff;

/**
 * Throws AppError(SYSTEM_ERROR) if a system font has fewer characters than texts rely on, as another release may.
 * Missing characters would be drawn with any other font of the machine.
 */
export function checkCoverage(family: string, face: Buffer): void {
  const characters = readCharacters(face);
  const missing: string[] = [];
  for (let code = 0; code <= LAST_CHARACTER; code++) {
    const character = String.fromCodePoint(code);
    if (!characters.has(code) && isCovered(family, character)) missing.push(character);
  }
  if (missing.length === 0) return;
  throw missingFont(
    `The installed ${family} lacks ${missing.length} characters (${missing.slice(0, 3).join(' ')}): install a newer fonts-noto-cjk`,
  );
}
