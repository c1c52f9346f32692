import { readFile } from 'node:fs/promises';
import type { FontFile } from './font-file.ts';
import { readCharacters } from './read-characters.ts';

/** Returns the characters that every face of a family has, in the order of the families. */
export async function collectCoverage(
  fonts: readonly FontFile[],
): Promise<{ family: string; characters: ReadonlySet<number> }[]> {
  const families = new Map<string, ReadonlySet<number>>();
  for (const { family, path } of fonts) {
    const characters = readCharacters(await readFile(path));
    const others = families.get(family);
    families.set(family, others ? new Set([...others].filter((code) => characters.has(code))) : characters);
  }
  return [...families].map(([family, characters]) => ({ family, characters }));
}
