import { endsSentence } from '@reelwright/contracts';
import type { Pattern } from '../pattern.ts';

/** What people do with things of a name: true of any of them, so that it needs no fact. */
export interface Scene {
  /** Nouns that name the product; see {@link findScene}. */
  nouns: readonly string[];
  /** Openings. */
  hooks: readonly Pattern[];
  /** Complete sentences. */
  lines: readonly Pattern[];
}

/**
 * Parses scenes, one per line: nouns, then hooks, then lines, parted by bars and slashes: "mug, cup | Which one? // Whose? | Two hands."
 * Throws if a row is malformed or names a noun twice.
 */
export function readScenes(rows: string): Scene[] {
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [nouns = [], hooks = [], lines = []] = row
        .split(' | ')
        .map((part, at) => part.split(at === 0 ? /[,、] ?/u : ' // ').map((each) => each.trim()));
      if (hooks.length === 0 || lines.length === 0 || ![...hooks, ...lines].every(endsSentence))
        throw new Error(`This scene does not read: ${row}`);
      return { nouns, hooks, lines };
    });
}

/** Deals the lines of a scene out to so many points, so that no two tell the same. */
export const dealLines = ({ lines }: Scene, count: number): Pattern[][] =>
  Array.from({ length: Math.min(count, lines.length) }, (_none, point) =>
    lines.filter((_line, at) => at % count === point),
  );

/** What a scene is found by. */
interface SceneNames {
  /** The product's nouns. */
  names: readonly string[];
  kind: string;
  separator: ' ' | '';
  /** A word for who or what uses it: only nouns with that word name it. */
  use?: string;
}

/**
 * Finds the scene of a product by the longest noun that its own nouns end in: a "leather wallet" is a wallet. A noun
 * that begins with "=" has to be the whole name, because much else ends in it: "=table". A kind with "~" stands
 * for every other name of that kind.
 */
export function findScene(
  scenes: readonly Scene[],
  { names, kind, separator, use = '' }: SceneNames,
): Scene | undefined {
  const own = names.map((name) => name.toLowerCase());
  let found: Scene | undefined;
  const ofKind = scenes.find(({ nouns }) => nouns.includes(`~${kind}`));
  let longest = 0;
  for (const scene of scenes)
    for (const written of scene.nouns) {
      const isWhole = written.startsWith('=');
      const noun = written.replace(/^=/, '').toLowerCase();
      const isNamed =
        noun.includes(use) && own.some((name) => name === noun || (!isWhole && name.endsWith(`${separator}${noun}`)));
      if (isNamed && noun.length > longest) [found, longest] = [scene, noun.length];
    }
  return found ?? (use === '' || kind.includes(use) ? ofKind : undefined);
}
