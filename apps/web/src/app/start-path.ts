import { getToolPath, listWebTools } from '#src/nouns/tools/tool-registry.ts';
import type { RoutePath } from './route-table.ts';

/** Where a new video is begun wherever one is: with the first tool of the table. */
export function getStartPath(): RoutePath {
  const [first] = listWebTools();
  return first ? getToolPath(first) : '/home';
}
