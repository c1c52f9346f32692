import { ROUTE_PATHS, type RoutePath, getRouteMetadata } from '../../route-table.ts';
import type { TextKey } from '#src/lib/texts.ts';
import { isBelow } from './list-menu.ts';

export interface Crumb {
  label: TextKey;
  /** Missing for a category, which has no screen. */
  path?: RoutePath;
  isBeta?: boolean;
}

/** Returns the path to a screen: its category, the screens above it, itself. */
export function findTrail(path: RoutePath): Crumb[] {
  const { category } = getRouteMetadata(path);
  const screens = ROUTE_PATHS.filter((other) => other === path || isBelow(path, other)).toSorted(
    (a, b) => a.length - b.length,
  );
  const crumbs = screens.map((screen): Crumb => {
    const { menuName, beta } = getRouteMetadata(screen);
    return { label: menuName, path: screen, ...(beta === true ? { isBeta: true } : {}) };
  });
  return category === undefined ? crumbs : [{ label: category }, ...crumbs];
}
