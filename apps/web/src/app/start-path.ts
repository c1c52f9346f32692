import { getToolPath, listWebTools } from '#src/nouns/tools/tool-registry.ts';
import type { RoutePath } from './route-table.ts';

/** Returns the address where a new video begins: the first tool of the table. */
export function getStartPath(): RoutePath {
  const [first] = listWebTools();
  return first ? getToolPath(first) : '/home';
}
