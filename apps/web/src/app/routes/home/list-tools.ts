import type { TextKey } from '../../route-metadata.ts';
import { getRouteMetadata, ROUTE_PATHS, type RoutePath } from '../../route-table.ts';
import { isUnbuilt } from '../../unbuilt-routes.ts';

export interface ToolGroup {
  category: TextKey;
  paths: RoutePath[];
}

/** The tools of the route table by category, in its order, but what is there before what is to come. */
export function listTools(): ToolGroup[] {
  const groups: ToolGroup[] = [];
  for (const path of ROUTE_PATHS) {
    const { category, icon, id } = getRouteMetadata(path);
    // A step inside a tool has no icon of its own, and a page that runs no tool has no id.
    if (category === undefined || icon === undefined || id === undefined) continue;
    const group = groups.find((known) => known.category === category);
    if (group) group.paths.push(path);
    else groups.push({ category, paths: [path] });
  }
  const isToCome = (path: RoutePath): number => (isUnbuilt(path) ? 1 : 0);
  return groups.map(({ category, paths }) => ({
    category,
    paths: paths.toSorted((one, other) => isToCome(one) - isToCome(other)),
  }));
}
