import { getToolPath, listWebTools } from '#src/nouns/tools/tool-registry.ts';
import type { RoutePath } from './route-table.ts';

/** Returns the screens that open a tool, once each, in the order of the tool table. */
export function listToolPaths(): RoutePath[] {
  return [...new Set(listWebTools().map(getToolPath))];
}
