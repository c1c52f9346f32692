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
  /** Null for the entries that stand before every category. */
  category: TextKey | null;
  entries: MenuEntry[];
}

/** The routes of the menu by category, in the order of the table; entries below another one's address are its children. */
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

/** Whether an address lies below another. */
export function isBelow(path: string, above: string): boolean {
  return path.startsWith(`${above}/`);
}

/** Whether the entry stands for the open screen: its own, or one below it that has no entry of its own. */
export function isOpen(entry: MenuEntry, path: string): boolean {
  if (entry.path === path) return true;
  return isBelow(path, entry.path) && !entry.children.some((child) => isOpen(child, path));
}
