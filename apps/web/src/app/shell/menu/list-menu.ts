import { ROUTE_PATHS, type RoutePath, getRouteMetadata } from '../../route-table.ts';
import type { RouteMetadata } from '#src/lib/route-metadata.ts';
import type { TextKey } from '#src/lib/texts.ts';

export interface MenuEntry {
  path: RoutePath;
  metadata: RouteMetadata;
  /** Entries whose address lies below this one's. */
  children: MenuEntry[];
}

export interface MenuGroup {
  /** Null for the entries above every category. */
  category: TextKey | null;
  entries: MenuEntry[];
}

/** Returns the menu's routes by category, in table order; entries below another one's address are its children. */
export function listMenu(): MenuGroup[] {
  const groups: MenuGroup[] = [];
  const shown = ROUTE_PATHS.filter((path) => !getRouteMetadata(path).hidden);
  for (const path of shown) {
    const entry: MenuEntry = { path, metadata: getRouteMetadata(path), children: [] };
    const category = entry.metadata.category ?? null;
    let group = groups.find((known) => known.category === category);
    if (!group) groups.push((group = { category, entries: [] }));
    const parent = group.entries.find((known) => isBelow(path, known.path));
    (parent?.children ?? group.entries).push(entry);
  }
  return groups;
}

/** Returns whether an address lies below another. */
export function isBelow(path: string, above: string): boolean {
  return path.startsWith(`${above}/`);
}

/** Returns whether an entry is that of the open screen: the screen's own, or the nearest above a screen without one. */
export function isOpen(entry: MenuEntry, path: string): boolean {
  if (entry.path === path) return true;
  return isBelow(path, entry.path) && !entry.children.some((child) => isOpen(child, path));
}
