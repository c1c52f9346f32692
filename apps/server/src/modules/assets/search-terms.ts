import type { WorkspaceId } from '@reelwright/contracts';
import { normaliseText } from '../../platform/database/search-text.ts';

/** Longest part of a word that is a term. */
const LONGEST_TERM = 3;

/**
 * Returns what is indexed of a text: every run of one to three characters within a word. A query of any length, and
 * one or two Chinese characters, find whole and partial words with it, on every PostgreSQL and without an extension.
 */
function toIndexTerms(workspaceId: WorkspaceId, normalised: string, tags: readonly string[]): number[] {
  const terms = new Set(tags.map((tag) => toTagTerm(workspaceId, tag)));
  for (const word of normalised.split(' ')) {
    const characters = Array.from(word);
    for (const length of [1, 2, LONGEST_TERM]) {
      for (const term of listRuns(characters, length)) terms.add(hashTerm(workspaceId, term));
    }
  }
  return [...terms];
}

/** Returns the terms that an asset must have to contain a word. */
export function toWordTerms(workspaceId: WorkspaceId, word: string): number[] {
  const characters = Array.from(word);
  const runs = listRuns(characters, Math.min(LONGEST_TERM, characters.length));
  return [...new Set(runs.map((run) => hashTerm(workspaceId, run)))];
}

export const toTagTerm = (workspaceId: WorkspaceId, tag: string): number =>
  // Words have no spaces: no part of a word has the same term.
  hashTerm(workspaceId, `tag ${normaliseText(tag)}`);

/** Returns a name as it must be unique in its folder. */
export const toNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Returns a name so that plain order is natural: `2.png` before `10.png`, `mug.png` before `mug (2).png`. */
export function toSortName(fileName: string): string {
  const name = normaliseText(fileName).replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'));
  // Before every character that a name can have.
  return name.replace(/\.(?=[^.]*$)/, '\u0001');
}

function listRuns(characters: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let start = 0; start + length <= characters.length; start++) {
    runs.push(characters.slice(start, start + length).join(''));
  }
  return runs;
}

/**
 * FNV-1a in 32 bits, signed. The workspace is part of it, so that a search never reads the index entries of other
 * workspaces. Two terms may share a hash: whoever searches compares the text too.
 */
function hashTerm(workspaceId: WorkspaceId, term: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${workspaceId} ${term}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash | 0;
}

/** What the index keeps of an asset; follows from its other columns. */
export function indexAsset(asset: {
  workspaceId: number;
  fileName: string;
  tags: readonly string[];
  description: string;
  foundText: string;
  spokenText: string;
}): { sortName: string; searchText: string; terms: number[] } {
  const { fileName, tags, description, foundText, spokenText } = asset;
  const searchText = normaliseText([fileName, ...tags, description, foundText, spokenText].join(' '));
  return {
    sortName: toSortName(fileName),
    searchText,
    terms: toIndexTerms(asset.workspaceId as WorkspaceId, searchText, tags),
  };
}
