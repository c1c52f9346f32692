import { getToolPath, listWebTools } from '#src/nouns/tools/tool-registry.ts';
import { getRouteMetadata, type RoutePath } from '#src/app/route-table.ts';
import type { TextKey } from '#src/lib/texts.ts';

export interface ToolGroup {
  category: TextKey;
  paths: RoutePath[];
}

/** Returns the screens that open a tool, by category, in the order of the tool table. */
export function listTools(): ToolGroup[] {
  const groups: ToolGroup[] = [];
  for (const path of new Set(listWebTools().map(getToolPath))) {
    const { category = 'category.toolkits' } = getRouteMetadata(path);
    const group = groups.find((known) => known.category === category);
    if (group) group.paths.push(path);
    else groups.push({ category, paths: [path] });
  }
  return groups;
}
