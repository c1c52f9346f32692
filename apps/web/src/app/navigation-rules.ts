import { VISITED_PATHS_KEPT } from '@reelwright/contracts';
import type { RoutePath } from './route-table.ts';

/** Path segments that redirect to the start; what they name opens inside other screens. */
const TO_THE_START = ['faceSwap', 'hooks', 'ads-library', 'templates'];

/** Returns the redirect of an address; null if the address may be opened. */
export function findRedirect(path: string): RoutePath | null {
  if (path === '/') return '/home';
  if (TO_THE_START.some((part) => path.includes(part))) return '/home';
  return null;
}

/** Adds a visit to the visited paths, newest first, without duplicates. */
export function addVisit(visited: readonly string[], path: string): string[] {
  return [path, ...visited.filter((earlier) => earlier !== path)].slice(0, VISITED_PATHS_KEPT);
}

/** Returns the stored visits; none if they can't be read. */
export function parseVisits(kept: string | null): string[] {
  if (kept === null) return [];
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string').slice(0, VISITED_PATHS_KEPT) : [];
  } catch {
    // Foreign data under the key; the next visit overwrites it.
    return [];
  }
}
