import { useRouter } from '@tanstack/react-router';
import type { RouteMetadata } from '../route-metadata.ts';

export interface MenuRoute {
  path: string;
  metadata: RouteMetadata;
}

/** The routes that stand in the menu, in the order of the route tree. */
export function useMenuRoutes(): MenuRoute[] {
  const { routesById } = useRouter();
  return Object.values(routesById)
    .filter((route) => route.options.staticData !== undefined && !route.options.staticData.hidden)
    .map((route) => ({ path: route.fullPath, metadata: route.options.staticData }));
}
