import { VISITED_PATHS_KEPT } from '@reelwright/contracts';
import type { RoutePath } from './route-table.ts';

/** Parts of addresses that lead to the start; what they name opens inside other screens. */
const TO_THE_START = ['faceSwap', 'hooks', 'ads-library', 'templates'];

/** Where an address leads instead of itself; null where it may be opened. */
export function findRedirect(path: string): RoutePath | null {
  if (path === '/') return '/home';
  if (TO_THE_START.some((part) => path.includes(part))) return '/home';
  return null;
}

/** The visited paths, newest first, each once, after one more visit. */
export function addVisit(visited: readonly string[], path: string): string[] {
  return [path, ...visited.filter((earlier) => earlier !== path)].slice(0, VISITED_PATHS_KEPT);
}

/** What was kept of earlier visits; nothing where it can't be read. */
export function parseVisits(kept: string | null): string[] {
  if (kept === null) return [];
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string').slice(0, VISITED_PATHS_KEPT) : [];
  } catch {
    // Somebody else wrote there; what we write next replaces it.
    return [];
  }
}
