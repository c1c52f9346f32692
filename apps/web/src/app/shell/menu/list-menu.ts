import { ROUTE_PATHS, type RoutePath, getRouteMetadata } from '../../route-table.ts';
import { listToolPaths } from '../../list-tools.ts';
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

/** The heading above the tools. */
export const TOOLS_HEADING = 'menu.create';

const toEntry = (path: RoutePath): MenuEntry => ({ path, metadata: getRouteMetadata(path), children: [] });

/**
 * Returns the menu: home and projects, every tool, then the other routes by category, in table order. Entries below
 * another one's address are its children.
 */
export function listMenu(): MenuGroup[] {
  const tools = listToolPaths();
  const create: MenuGroup = { category: TOOLS_HEADING, entries: tools.map(toEntry) };
  const groups: MenuGroup[] = [];
  const shown = ROUTE_PATHS.filter((path) => !getRouteMetadata(path).hidden && !tools.includes(path));
  for (const path of shown) {
    const entry = toEntry(path);
    const category = entry.metadata.category ?? null;
    let group = groups.find((known) => known.category === category);
    if (!group) groups.push((group = { category, entries: [] }));
    const parent = group.entries.find((known) => isBelow(path, known.path));
    (parent?.children ?? group.entries).push(entry);
  }
  const [first, ...others] = groups;
  return first ? [first, create, ...others] : [create];
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
